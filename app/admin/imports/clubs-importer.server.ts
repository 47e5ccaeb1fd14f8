import { fold } from "../../base/search/fold.ts";
import { clubForm } from "../../clubs/club-form.ts";
import type { CsvRow } from "../../records/csv.server.ts";
import { assignByName } from "./plan/assign-names.ts";
import { clubsByName } from "./plan/clubs-by-name.server.ts";
import type { Importer } from "./plan/importer.ts";
import { check, readRow } from "./plan/read-row.ts";

const form = clubForm.omit({ logo_url: true });

export const clubsImporter: Importer = {
	columns: ["id", ...Object.keys(form.shape)],
	needed: ["name", "name_ar", "region", "region_ar", "founded_year"],
	named: [],
	async open() {
		const clubs = await clubsByName();
		const read = (row: CsvRow) => {
			const { name = "", name_ar = "" } = row.fields;
			return readRow(row, check(form, row.fields), { name: name || name_ar, key: fold(name) });
		};
		return {
			read,
			byId: clubs.byId,
			byExternalId: clubs.byExternalId,
			candidatesOf: ({ values }) => [
				...new Set([...clubs.called(String(values?.name)), ...clubs.called(String(values?.name_ar))]),
			],
			assign: (rows, claims) => assignByName(rows, claims, "twoClubs"),
			nameOf: ({ name, name_ar, region, region_ar }) => ({
				name: `${name}, ${region}`,
				name_ar: `${name_ar}، ${region_ar}`,
			}),
		};
	},
};
