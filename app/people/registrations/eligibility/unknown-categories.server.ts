import { isNamedRow } from "../../../records/order/locked-row.server.ts";
import { type QuotaValues, quotaRows } from "./quotas.ts";

/** The fields of quotas whose category is none; the others stay until the end of the transaction. */
export async function unknownCategories(fields: QuotaValues): Promise<Record<string, string> | undefined> {
	const problems: Record<string, string> = {};
	for (const { category } of quotaRows) {
		const code = fields[category];
		if (code !== null && !(await isNamedRow("licence_categories", code))) problems[category] = "unknownCategory";
	}
	return Object.keys(problems).length > 0 ? problems : undefined;
}
