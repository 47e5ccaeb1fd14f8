import { db } from "../../base/db/client.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { closureForm, MOST_CLOSURES } from "../../league/venues/venue-form.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { listsOf } from "../columns/column.ts";
import { closureColumns } from "../columns/league-columns.ts";
import { leagueByName } from "../league/league-by-name.server.ts";
import { makers } from "../league/make-squads.server.ts";
import { readVenue } from "../league/read-group.ts";
import { daysInFile, inFileWords } from "../people/read-days.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Importer } from "../plan/importer.ts";
import { check, readRow } from "../plan/read-row.ts";

const hallOf = ({ venue_id, venue }: Readonly<Record<string, unknown>>) => venue_id ?? nameKey(String(venue));
const keyOf = (closure: Readonly<Record<string, unknown>>) => `${hallOf(closure)}|${closure.from_on}`;

/**
 * Days on which nothing can be played in a hall: those that start on a day are one record. A hall that is unknown is
 * made.
 */
export const closuresImporter: Importer = {
	...listsOf(closureColumns),
	async open() {
		const league = await leagueByName();
		const make = makers(league);
		const known: KnownRecord[] = await db().selectFrom("venue_closures").selectAll().orderBy("id").execute();
		const byKey = Map.groupBy(known, keyOf);
		const counts = new Map<unknown, number>();
		for (const { venue_id } of known) counts.set(venue_id, (counts.get(venue_id) ?? 0) + 1);
		return {
			read(row) {
				const { venue = "", from = "", until = "", ...fields } = row.fields;
				const read = inFileWords(check(closureForm, { ...fields, from_on: isoDay(from), until_on: isoDay(until) }));
				if (venue === "") read.problems = { ...read.problems, venue: "required" };
				const hall = readVenue(read, league, venue);
				if (read.values) read.values = { ...read.values, ...hall };
				const name = `${venue}: ${[...new Set([from, until])].filter(Boolean).join(" – ")}`;
				return readRow(row, read, {
					name,
					key: keyOf(read.values ?? {}),
					names: { ...daysInFile, venue: "venue_id" },
				});
			},
			byId: new Map(known.map((closure) => [closure.id, closure])),
			byExternalId: new Map(),
			candidatesOf: ({ key, values }) => {
				const all = byKey.get(key) ?? [];
				return [all.find(({ until_on }) => until_on === values?.until_on) ?? all[0]].filter(
					(closure) => closure !== undefined,
				);
			},
			assign: (rows, claims) => assignOnce(rows, claims, "from"),
			begin(claims, rows) {
				for (const row of rows) {
					if (row.problems || !row.values || claims.found.has(row)) continue;
					const hall = hallOf(row.values);
					const count = (counts.get(hall) ?? 0) + 1;
					if (count > MOST_CLOSURES) row.problems = { from: "tooManyClosures" };
					else counts.set(hall, count);
				}
			},
			async prepare(actor, { values: { venue, ...values } = {} }, note) {
				return typeof venue === "string" ? { ...values, venue_id: await make.venue(actor, venue, note) } : values;
			},
			nameOf: ({ from_on, until_on }) => ({ name: `${from_on} – ${until_on}`, name_ar: `${from_on} – ${until_on}` }),
		};
	},
};
