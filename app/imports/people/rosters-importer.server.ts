import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { optionalDay, orNull, wholeNumber } from "../../base/forms/form-fields.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { outsideClasses } from "../../people/registrations/eligibility/class-of-squad.server.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { listsOf } from "../columns/column.ts";
import { rosterColumns, rosterStates } from "../columns/people-columns.ts";
import { leagueByName } from "../league/league-by-name.server.ts";
import { letterOf, seasonOf } from "../league/read-group.ts";
import { assignOnce } from "../plan/assign-names.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer, WriteOrder } from "../plan/importer.ts";
import { check, type ReadRow, readRow } from "../plan/read-row.ts";
import { placeRows, refuseOthers } from "./place-rows.ts";
import { playersByName } from "./players-by-name.server.ts";
import { daysInFile, inFileWords, periodName } from "./read-days.ts";

const form = z
	.object({
		rank: orNull(wholeNumber(1, 999)),
		state: z.enum(rosterStates, "unknownChoice").default("approved"),
		from_on: optionalDay,
		until_on: optionalDay,
	})
	.refine(({ from_on, until_on }) => !from_on || !until_on || from_on <= until_on, {
		path: ["until_on"],
		message: "dayBefore",
	});
type Values = Record<string, unknown>;
const own = ["rank", "state", "from_on", "until_on"];
const keyOf = ({ squad_id, player_id, from_on }: Values) => [squad_id, player_id, from_on].join("|");

/** Rosters of squads: a player is on one once on a day. A row without a rank is at the end. */
export const rostersImporter: Importer = {
	...listsOf(rosterColumns),
	async open() {
		const [players, clubs, known] = [await playersByName(), await clubsByName(), await allPlaces()];
		const [league, { season: current }] = [await leagueByName(), await siteSettings()];
		const isOutside = await outsideClasses();
		const byId = new Map(known.map((place) => [place.id, place]));
		const byKey = Map.groupBy(known, keyOf);
		const squads = Map.groupBy(league.squadsById.values(), (squad) =>
			[squad.club_id, squad.season, squad.letter].join("|"),
		);
		const last = new Map<unknown, number>();
		for (const { squad_id, rank } of known) last.set(squad_id, Math.max(Number(rank), last.get(squad_id) ?? 0));
		let inOrder: WriteOrder = (work) => [...work];
		const nameOf = (place: Values) => {
			const squad = league.squadsById.get(Number(place.squad_id));
			return periodName([clubs.byId.get(squad?.club_id ?? 0)?.name, squad?.letter].filter(Boolean).join(" "), place);
		};
		return {
			read(row: CsvRow): ReadRow {
				const { player = "", team = "", from = "", until = "", ...fields } = row.fields;
				const season = seasonOf(fields.season || current);
				const days = { from_on: isoDay(from), until_on: isoDay(until) };
				const read = inFileWords(check(form, { rank: fields.rank ?? "", state: fields.state ?? "", ...days }));
				const player_id = players.read(read, player);
				const [club, letter] = [clubs.get(team), letterOf(fields.squad)];
				const ofClass = fields.class ? league.classNamed(fields.class) : undefined;
				const named = squads.get(`${club?.id}|${season}|${letter}`) ?? [];
				const meant = fields.class ? named.filter((squad) => squad.class === ofClass) : named;
				const squad_id = meant.length === 1 ? meant[0]?.id : undefined;
				const note = (column: string, problem: string) => {
					read.problems = { ...read.problems, [column]: problem };
				};
				if (!league.seasons.has(season)) note("season", "unknownSeason");
				if (!club) clubs.miss(read, "team", team);
				else if (!letter) note("squad", "notALetter");
				else if (fields.class && !ofClass) note("class", "unknownClass");
				else if (meant.length > 1) note("class", "severalClasses");
				else if (squad_id === undefined && league.seasons.has(season)) note("squad", "unknownSquad");
				if (squad_id !== undefined && player_id !== undefined && isOutside(squad_id, player_id))
					note("player", "wrongClass");
				if (read.values) read.values = { ...read.values, player_id, squad_id };
				const name = [[team, fields.squad].filter(Boolean).join(" "), season, player].filter(Boolean).join(" · ");
				const found = readRow(row, read, { name, key: keyOf(read.values ?? {}), names: daysInFile });
				const speaks = (column: string) =>
					own.includes(column) && ((column !== "rank" && column !== "state") || row.fields[column]);
				return { ...found, columns: [...found.columns.filter(speaks), "squad_id"] };
			},
			byId,
			byExternalId: await externalIds("squad-player"),
			candidatesOf: ({ key }) => byKey.get(key) ?? [],
			assign: (rows, claims) => assignOnce(rows, claims, "player"),
			begin(claims, rows) {
				refuseOthers(claims);
				inOrder = placeRows(claims, rows, {
					known,
					placeOf: ({ squad_id, player_id, from_on, until_on }) => ({
						of: `${squad_id}|${player_id}`,
						from: from_on,
						until: until_on,
					}),
					column: "from",
					problem: "onRosterThen",
					nameOf,
				});
				const ends = new Map(last);
				for (const row of rows) {
					if (row.problems || !row.values || claims.found.has(row)) continue;
					const { squad_id, rank } = row.values;
					const own = rank ?? (ends.get(squad_id) ?? 0) + 1;
					row.values = { ...row.values, rank: own };
					ends.set(squad_id, Math.max(Number(own), ends.get(squad_id) ?? 0));
				}
			},
			inOrder: (work) => inOrder(work),
			nameOf: (place) => ({ name: nameOf(place), name_ar: nameOf(place) }),
		};
	},
};

const allPlaces = (): Promise<KnownRecord[]> =>
	allRows((after, most) =>
		db()
			.selectFrom("squad_players")
			.select(["id", "version", "squad_id", "player_id", "rank", "state", "from_on", "until_on"])
			.where("id", ">", after)
			.orderBy("id")
			.limit(most)
			.execute(),
	);
