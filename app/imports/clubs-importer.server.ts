import { riyadhDay } from "../base/locale/format.ts";
import { nameKey } from "../base/search/fold.ts";
import { isoDay } from "../base/typed/day-time.ts";
import { clubForm } from "../people/clubs/club-form.ts";
import { formerNames } from "../people/clubs/former-names/former-names.server.ts";
import { dayBefore, renamedOn } from "../people/clubs/renaming/former-name-form.ts";
import { problemOfDay } from "../people/clubs/renaming/rename-club.server.ts";
import type { Preparation } from "../records/batches/batch.server.ts";
import { addRecord } from "../records/change-record.server.ts";
import type { KnownRecord } from "../records/imports/plan.ts";
import type { CsvRow } from "../records/row-files/csv.server.ts";
import { listsOf } from "./columns/column.ts";
import { clubColumns } from "./columns/people-columns.ts";
import { assignByName } from "./plan/assign-names.ts";
import type { Claims } from "./plan/claims.ts";
import { clubsByName } from "./plan/clubs-by-name.server.ts";
import type { Importer } from "./plan/importer.ts";
import { check, type ReadRow, readRow } from "./plan/read-row.ts";

const form = clubForm.omit({ logo_url: true });

export const clubsImporter: Importer = {
	...listsOf(clubColumns),
	async open() {
		const [clubs, former] = [await clubsByName(), await formerNames()];
		const today = riyadhDay(new Date());
		/** The first days of new names, by line. */
		const days = new Map<number, string>();
		const read = (row: CsvRow) => {
			const { renamed_on = "", ...fields } = row.fields;
			const { name = "", name_ar = "" } = fields;
			const day = renamedOn.safeParse(isoDay(renamed_on));
			if (day.data) days.set(row.line, day.data);
			const wrong = !day.success ? "importDate" : day.data && day.data > today ? "dayAhead" : undefined;
			const read = check(form, fields);
			if (wrong) read.problems = { ...read.problems, renamed_on: wrong };
			return readRow({ ...row, fields }, read, { name: name || name_ar, key: nameKey(name) });
		};
		return {
			read,
			byId: clubs.byId,
			byExternalId: clubs.byExternalId,
			candidatesOf: ({ values }) => [
				...new Set([...clubs.called(String(values?.name)), ...clubs.called(String(values?.name_ar))]),
			],
			assign: (rows, claims) => assignByName(rows, claims, { why: "twoClubs" }),
			askFurther: (row, claims) => claims.askLike(row, clubs.like(row.values ?? {})),
			begin(claims) {
				for (const [row, day] of renamedIn(claims, days)) {
					const last = former.get(row.id)?.at(-1);
					if (last && last.until_on >= dayBefore(day)) row.row.problems = { renamed_on: "renamedLater" };
				}
			},
			nameOf: ({ name, name_ar, region, region_ar }) => ({
				name: `${name}, ${region}`,
				name_ar: `${name_ar}، ${region_ar}`,
			}),
			prepare: storeFormerName(clubs.byId, days),
		};
	},
};

/** Rows that give a club another name from a day on. */
function renamedIn({ found }: Claims, days: ReadonlyMap<number, string>) {
	const renamed: [{ row: ReadRow; id: number }, string][] = [];
	for (const [row, { record }] of found) {
		const day = days.get(row.line);
		const isOther = (column: "name" | "name_ar") => row.values?.[column] !== record?.[column];
		if (day && record && !row.problems && (isOther("name") || isOther("name_ar")))
			renamed.push([{ row, id: record.id }, day]);
	}
	return renamed;
}

/** Stores the name that a club had, where its row has a day for the new one; without a day it is corrected. */
const storeFormerName =
	(
		byId: ReadonlyMap<number, KnownRecord & { name: string; name_ar: string }>,
		days: ReadonlyMap<number, string>,
	): Preparation =>
	async (actor, { id, line, values = {} }, note) => {
		const [was, day] = [byId.get(id ?? 0), days.get(line)];
		if (!was || !day || !("name" in values || "name_ar" in values)) return values;
		if (await problemOfDay(was.id, day)) return values;
		const name = { club_id: was.id, name: was.name, name_ar: was.name_ar, until_on: dayBefore(day) };
		await note("former-name", await addRecord(actor, "former-name", name));
		return values;
	};
