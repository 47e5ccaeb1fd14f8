import { db } from "../../base/db/client.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { venueForm } from "../../league/venues/venue-form.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { listsOf } from "../columns/column.ts";
import { venueColumns } from "../columns/league-columns.ts";
import { assignOnce } from "../plan/assign-names.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer } from "../plan/importer.ts";
import { check, readRow } from "../plan/read-row.ts";

const allVenues = () => db().selectFrom("venues").selectAll().orderBy("sort_order").orderBy("id").execute();

/** Halls, found by either name. A new one is at the end of the list. */
export const venuesImporter: Importer = {
	...listsOf(venueColumns),
	oneByOne: true, // each takes the place behind the one before
	async open() {
		const [clubs, known] = [await clubsByName(), await allVenues()];
		const called = (name = "") =>
			known.filter((venue) => [venue.name, venue.name_ar].some((own) => nameKey(own) === nameKey(name)));
		return {
			read(row) {
				const { team = "", place = "", ...fields } = row.fields;
				const club = team === "" ? undefined : clubs.get(team);
				const read = check(venueForm, { ...fields, location: place, club_id: club?.id ?? "" });
				if (read.problems) {
					const { location, ...others } = read.problems;
					read.problems = { ...others, ...(location && { place: location }) };
				}
				if (team !== "" && !club) clubs.miss(read, "team", team);
				const record = called(fields.name)[0] ?? called(fields.name_ar)[0];
				for (const column of ["name", "name_ar"] as const)
					if (called(fields[column]).some((each) => each !== record))
						read.problems = { ...read.problems, [column]: "sameVenue" };
				const { name = "", name_ar = "" } = fields;
				const key = record ? String(record.id) : nameKey(name);
				return readRow(row, read, { name: name || name_ar, key, names: { team: "club_id", place: "location" } });
			},
			byId: new Map(known.map((venue): [number, KnownRecord] => [venue.id, venue])),
			byExternalId: new Map(),
			candidatesOf: ({ key }) => known.filter(({ id }) => String(id) === key),
			assign: (rows, claims) => assignOnce(rows, claims, "name"),
			nameOf: ({ name, name_ar }) => ({ name: String(name), name_ar: String(name_ar) }),
			async prepare(_, { values = {}, id }) {
				if (id !== undefined) return values;
				const last = Math.max(0, ...(await allVenues()).map(({ sort_order }) => sort_order));
				return { ...values, sort_order: last + 1 };
			},
		};
	},
};
