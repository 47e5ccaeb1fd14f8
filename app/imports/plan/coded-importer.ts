import { z } from "zod";
import { optionalText } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { nameKey } from "../../base/search/fold.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { type Columns, listsOf } from "../columns/column.ts";
import { assignOnce } from "./assign-names.ts";
import type { Importer } from "./importer.ts";
import { check, type RowReading, readRow } from "./read-row.ts";

type Fields = Record<string, string>;
type Named = { code: string; name: string; name_ar: string };
type Values = Record<string, unknown>;

/** The judgement of a row: what is wrong with it beyond its form, and columns that it says nothing of. */
type Judgement = { problems?: Fields; silent?: readonly string[] };
type CodedRules<R> = {
	form: z.ZodType<Values>;
	/** The records in their order, and usual ones that are no rows. */
	known: readonly R[];
	usual?: readonly Named[];
	/** The problem of a name that another one has. */
	taken: string;
	/** The words of a file as those of the form, what is wrong with them, and columns that say nothing. */
	read?: (fields: Fields) => { fields: Values; problems?: Fields; silent?: readonly string[] };
	/** The column of a field of the form, where it has another name. */
	columnOf?: (field: string) => string;
	judge?: (values: Values, record: R | undefined, columns: readonly string[]) => Judgement;
	prepare?: NonNullable<Awaited<ReturnType<Importer["open"]>>["prepare"]>;
};

/** Records that others name by a code, found by it, or by a name where a row has none. */
export const codedImporter = <R extends KnownRecord & Named>(
	columns: Columns,
	open: () => Promise<CodedRules<R>>,
): Importer => ({
	...listsOf(columns),
	oneByOne: true, // each takes the place behind the one before
	async open() {
		const { known, usual = [], taken, prepare, ...rules } = await open();
		const form = z.intersection(rules.form, z.object({ code: optionalText(60) }));
		const called = <N extends Named>(records: readonly N[], name = "") =>
			records.filter((each) => [each.name, each.name_ar].some((own) => nameKey(own) === nameKey(name)));
		function readOne({ code = "", name = "", name_ar = "", ...others }: Fields) {
			const given: ReturnType<NonNullable<typeof rules.read>> = rules.read?.(others) ?? { fields: others };
			const read: RowReading = check(form, { ...given.fields, code, name, name_ar });
			const record = code
				? known.find((each) => each.code === code)
				: (called(known, name)[0] ?? called(known, name_ar)[0]);
			const own = record?.code ?? (code || slugOf(name));
			const found: Fields = {};
			for (const [field, problem] of Object.entries(read.problems ?? {}))
				found[rules.columnOf?.(field) ?? field] ??= problem;
			Object.assign(found, given.problems);
			if (code && slugOf(code) !== code) found.code = "notInLatin";
			if (usual.some((each) => each.code === own)) found[code ? "code" : "name"] = taken;
			for (const [column, text] of Object.entries({ name, name_ar }))
				if ([...called(known, text), ...called(usual, text)].some((each) => each !== record)) found[column] = taken;
			return { read, found, record, own, silent: given.silent ?? [] };
		}
		return {
			read(row: CsvRow) {
				const { name = "", name_ar = "" } = row.fields;
				const { read, found, record, own, silent } = readOne(row.fields);
				const judged = read.values ? rules.judge?.(read.values, record, Object.keys(row.fields)) : undefined;
				const problems = { ...found, ...judged?.problems };
				read.problems = Object.keys(problems).length > 0 ? problems : undefined;
				if (read.values) read.values = { ...read.values, code: own };
				const made = readRow(row, read, { name: name || name_ar, key: own });
				const without = [...silent, ...(judged?.silent ?? [])];
				return { ...made, columns: made.columns.filter((column) => !without.includes(column)) };
			},
			byId: new Map(known.map((each) => [each.id, each])),
			byExternalId: new Map(),
			candidatesOf: ({ values }) => known.filter((each) => each.code === values?.code),
			assign: (rows, claims) => assignOnce(rows, claims, "name"),
			nameOf: ({ name, name_ar }) => ({ name: String(name), name_ar: String(name_ar) }),
			...(prepare && { prepare }),
		};
	},
});
