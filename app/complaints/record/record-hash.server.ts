import { createHash } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text);

/** The hash of a column; `value` is JSON as the database writes it. The same as `record_leaf` of the database. */
export const leafOf = (salt: string, column: string, value: string) =>
	sha256([salt, column, value].join("\x1f")).digest("base64");

type HashedRow = { table_name: string; row_key: string; of_case: string; columns: Record<string, string> };

/** The digest of a row, which the chain of the case holds. The same as `record_digest` of the database. */
export const digestOf = ({ table_name, row_key, of_case, columns }: HashedRow) =>
	sha256(
		[
			table_name,
			row_key,
			of_case,
			...Object.keys(columns)
				.sort()
				.map((name) => `${name}=${columns[name]}`),
		].join("\n"),
	).digest("hex");
