import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { optionalText } from "../../base/forms/form-fields.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { nameKey } from "../../base/search/fold.ts";
import { classForm } from "../../league/classes/class-form.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Importer } from "../plan/importer.ts";
import { check, readRow } from "../plan/read-row.ts";

const words = new Map([
	...["true", "yes", "1", "نعم"].map((word) => [word, true] as const),
	...["false", "no", "0", "لا", ""].map((word) => [word, false] as const),
]);
const form = z.intersection(classForm, z.object({ code: optionalText(60) }));

const allClasses = () => db().selectFrom("classes").selectAll().orderBy("sort_order").orderBy("id").execute();

/** Classes, by their codes, or by a name where a row has none. A new one is at the end of the list. */
export const classesImporter: Importer = {
	columns: ["code", "name", "name_ar", "sex", "admits_women", "age_from", "age_under"],
	needed: ["name", "name_ar"],
	named: [],
	texts: ["code", "name", "name_ar"],
	oneByOne: true, // each takes the place behind the one before
	async open() {
		const known = (await allClasses()).map((each): KnownRecord & typeof each => each);
		const called = (name = "") =>
			known.filter((each) => [each.name, each.name_ar].some((own) => nameKey(own) === nameKey(name)));
		return {
			read(row: CsvRow) {
				const { sex = "", admits_women = "", code = "", name = "", name_ar = "", ...fields } = row.fields;
				const admits = words.get(admits_women.trim().toLowerCase());
				const read = check(form, { ...fields, code, name, name_ar, sex: sex || "open", admits_women: admits === true });
				const named = code ? known.find((each) => each.code === code) : (called(name)[0] ?? called(name_ar)[0]);
				const note = (column: string, problem: string) => {
					read.problems = { ...read.problems, [column]: problem };
				};
				if (admits === undefined) note("admits_women", "unknownChoice");
				if (code && slugOf(code) !== code) note("code", "notInLatin");
				if (called(name).some((each) => each !== named)) note("name", "sameClass");
				if (called(name_ar).some((each) => each !== named)) note("name_ar", "sameClass");
				const own = named?.code ?? (code || slugOf(name));
				if (read.values) read.values = { ...read.values, code: own };
				return readRow(row, read, { name: name || name_ar, key: own });
			},
			byId: new Map(known.map((each) => [each.id, each])),
			byExternalId: new Map(),
			candidatesOf: ({ values }) => known.filter((each) => each.code === values?.code),
			assign: (rows, claims) => assignOnce(rows, claims, "name"),
			nameOf: ({ name, name_ar }) => ({ name: String(name), name_ar: String(name_ar) }),
			async prepare(_, { values = {}, id }) {
				if (id !== undefined) return values;
				const last = Math.max(0, ...(await allClasses()).map(({ sort_order }) => sort_order));
				return { ...values, sort_order: last + 1 };
			},
		};
	},
};
