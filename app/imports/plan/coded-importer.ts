import { z } from "zod";
import { optionalText } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { nameKey } from "../../base/search/fold.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { assignOnce } from "./assign-names.ts";
import type { Importer } from "./importer.ts";
import { check, type RowReading, readRow } from "./read-row.ts";

type Fields = Record<string, string>;
type CodedRecord = KnownRecord & { code: string; name: string; name_ar: string };

type CodedList = Pick<Importer, "columns" | "needed"> & {
	form: z.ZodType<Record<string, unknown>>;
	/** All records in their order, and those of other origin, which no row may be. */
	all: () => Promise<CodedRecord[]>;
	fixed?: readonly { code: string; name: string; name_ar: string }[];
	/** The problem of a name that another record has. */
	taken: string;
	/** Columns of people's own words, beside names. */
	texts?: readonly string[];
	/** The words of a file as those of the form, and what is wrong with them. */
	read?: (fields: Fields) => { fields: Record<string, unknown>; problems?: Fields };
	/** What else is wrong, for the record that a row is, if it is known. */
	problemsOf?: (values: Record<string, unknown>, known: CodedRecord | undefined) => Fields;
	prepare?: NonNullable<Awaited<ReturnType<Importer["open"]>>["prepare"]>;
};

/** Records that others name by a code, found by it, or by a name where a row has none. */
export const codedImporter = (list: CodedList): Importer => ({
	columns: list.columns,
	needed: list.needed,
	named: [],
	texts: ["code", "name", "name_ar", ...(list.texts ?? [])],
	oneByOne: true, // each takes the place behind the one before
	async open() {
		const form = z.intersection(list.form, z.object({ code: optionalText(60) }));
		const known = await list.all();
		const fixed = list.fixed ?? [];
		const called = <R extends { name: string; name_ar: string }>(records: readonly R[], name = "") =>
			records.filter((each) => [each.name, each.name_ar].some((own) => nameKey(own) === nameKey(name)));
		return {
			read(row: CsvRow) {
				const { code = "", name = "", name_ar = "", ...others } = row.fields;
				const given = list.read?.(others) ?? { fields: others };
				const read: RowReading = check(form, { ...given.fields, code, name, name_ar });
				const named = code
					? known.find((each) => each.code === code)
					: (called(known, name)[0] ?? called(known, name_ar)[0]);
				const own = named?.code ?? (code || slugOf(name));
				const found: Fields = { ...given.problems };
				if (code && slugOf(code) !== code) found.code = "notInLatin";
				if (fixed.some((each) => each.code === own)) found[code ? "code" : "name"] = list.taken;
				for (const [column, text] of [
					["name", name],
					["name_ar", name_ar],
				] as const)
					if ([...called(known, text), ...called(fixed, text)].some((each) => each !== named))
						found[column] = list.taken;
				if (read.values) Object.assign(found, list.problemsOf?.(read.values, named));
				if (Object.keys(found).length > 0) read.problems = { ...read.problems, ...found };
				if (read.values) read.values = { ...read.values, code: own };
				return readRow(row, read, { name: name || name_ar, key: own });
			},
			byId: new Map(known.map((each) => [each.id, each])),
			byExternalId: new Map(),
			candidatesOf: ({ values }) => known.filter((each) => each.code === values?.code),
			assign: (rows, claims) => assignOnce(rows, claims, "name"),
			nameOf: ({ name, name_ar }) => ({ name: String(name), name_ar: String(name_ar) }),
			prepare: list.prepare,
		};
	},
});
