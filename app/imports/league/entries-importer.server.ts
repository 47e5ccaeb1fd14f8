import { z } from "zod";
import type { Actor } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { weekdays } from "../../base/typed/weekdays.ts";
import { resultsByRule } from "../../league/closing/half.ts";
import { countTies, tiesOfGroups } from "../../league/closing/ties-of-entry.server.ts";
import { entryForm, homeFields } from "../../league/competitions/entries/entry-form.ts";
import type { ExtraRecorder } from "../../records/batches/batch-extras.server.ts";
import { changeRecord } from "../../records/change-record.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { listsOf } from "../columns/column.ts";
import { entryColumns } from "../columns/league-columns.ts";
import { assignOnce } from "../plan/assign-names.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer } from "../plan/importer.ts";
import { check, type RowReading, readRow } from "../plan/read-row.ts";
import { type League, leagueByName } from "./league-by-name.server.ts";
import { makers } from "./make-squads.server.ts";
import { readVenue, refuseClosed } from "./read-group.ts";
import { readSquad } from "./read-squad.ts";

const { seed, start_points, state, since, results } = entryForm.shape;
const { home_time, own_name, own_name_ar } = homeFields;
const form = z.object({
	seed,
	start_points: start_points.default(0),
	state: state.default("active"),
	since,
	results: results.default("keep"),
	home_day: z
		.enum(weekdays, "unknownChoice")
		.transform((day) => weekdays.indexOf(day))
		.nullish()
		.transform((day) => day ?? null),
	home_time,
	squad_name: own_name,
	squad_name_ar: own_name_ar,
});
/** Columns of the squad: its home and its own names. */
const ofSquad = ["home_day", "home_time", "squad_name", "squad_name_ar"] as const;
const own = ["state", "since", "start_points", "seed", ...ofSquad];

const keyOf = (group: unknown, club: unknown, letter: unknown) => [group, club, letter].join("|");

export const entriesImporter: Importer = {
	...listsOf(entryColumns),
	async open() {
		const [league, clubs, { season: current }] = [await leagueByName(), await clubsByName(), await siteSettings()];
		const make = makers(league);
		const entries = (await db().selectFrom("entries").selectAll().orderBy("id").execute()).map((entry): KnownRecord => {
			const of = league.squadsById.get(entry.squad_id);
			const { club_id, letter, venue_id, home_day, home_time } = of ?? {};
			const squad = { venue_id, home_day, home_time, squad_name: of?.name, squad_name_ar: of?.name_ar };
			return { ...entry, club_id, letter, ...squad };
		});
		const byKey = Map.groupBy(entries, (entry) => keyOf(entry.group_id, entry.club_id, entry.letter));
		const ruled = await resultsOfLeaving(league, entries);
		return {
			read(row) {
				const read: RowReading = check(form, { ...row.fields, since: isoDay(row.fields.since ?? "") });
				const { group, club, letter, season } = readSquad(read, { league, clubs, current }, row.fields);
				const venue = readVenue(read, league, row.fields.venue);
				if (read.values) read.values = { ...read.values, ...venue, group_id: group?.id, club_id: club?.id, letter };
				const name = `${row.fields.team ?? ""} ${letter}: ${group?.name ?? row.fields.group ?? ""} (${season})`;
				const key = keyOf(group?.id, club?.id, letter);
				const [entry] = byKey.get(key) ?? [];
				const results = entry && group?.keeps_half ? resultsAfter(entry, row.fields, ruled.get(entry.id)) : undefined;
				if (results && row.fields.results && row.fields.results !== results)
					read.problems = { ...read.problems, results: "halfDecides" };
				if (read.values && results) read.values = { ...read.values, results };
				const found = readRow(row, read, { name, key });
				const columns = found.columns.filter((column) => own.includes(column));
				if (results || "results" in row.fields) columns.push("results");
				return { ...found, columns: [...columns, ...Object.keys(venue)] };
			},
			byId: new Map(entries.map((entry) => [entry.id, entry])),
			byExternalId: new Map(),
			candidatesOf: ({ key }) => byKey.get(key) ?? [],
			assign: (rows, claims) => assignOnce(rows, claims, "team"),
			refuse: ({ values }) => refuseClosed(league, [league.groupsById.get(Number(values?.group_id))]),
			nameOf: ({ club_id }) => clubs.byId.get(Number(club_id)) ?? { name: "–", name_ar: "–" },
			async prepare(actor, { values = {}, id }, note) {
				const { venue, venue_id, club_id, letter, ...others } = values;
				const hall = typeof venue === "string" ? await make.venue(actor, venue, note) : venue_id;
				const { squad_name: name, squad_name_ar: name_ar, ...rest } = others;
				const { home_day, home_time, ...entry } = rest;
				const squad = { venue_id: hall, name, name_ar, home_day, home_time };
				const squad_id =
					id === undefined
						? await make.squad(Number(club_id), Number(entry.group_id), String(letter), note)
						: await squadOf(id);
				await changeSquad(actor, squad_id, id === undefined ? givenOf(squad) : squad, note);
				return id === undefined ? { ...entry, squad_id } : entry;
			},
		};
	},
};

type Results = ReturnType<typeof resultsByRule>;

/** Whether the results of each squad count if it leaves now, where its edition keeps half a season and is open. */
async function resultsOfLeaving({ groupsById, isClosed }: League, entries: readonly KnownRecord[]) {
	const ruled = entries.filter(({ group_id, state }) => {
		const group = groupsById.get(Number(group_id));
		return group?.keeps_half && !isClosed(group) && state === "active";
	});
	const ofGroups = Map.groupBy(
		await tiesOfGroups([...new Set(ruled.map(({ group_id }) => Number(group_id)))]),
		(tie) => tie.group_id,
	);
	return new Map(
		ruled.map(({ id, ...entry }): [number, Results] => {
			const own = { group_id: Number(entry.group_id), squad_id: Number(entry.squad_id) };
			return [id, resultsByRule(countTies(ofGroups.get(own.group_id) ?? [], own, ""))];
		}),
	);
}

/**
 * Whether the results of a squad that is out after a row count: by the rule where it leaves with this row, and as they
 * do where it left before. Undefined for one that plays on.
 */
function resultsAfter(entry: KnownRecord, fields: Record<string, string>, byRule: Results | undefined) {
	const state = "state" in fields ? fields.state || "active" : entry.state;
	if (state === "active") return undefined;
	return entry.state === "active" ? byRule : results.parse(entry.results);
}

const squadOf = async (entry: number) =>
	(await db().selectFrom("entries").select("squad_id").where("id", "=", entry).executeTakeFirstOrThrow()).squad_id;

type Values = Readonly<Record<string, unknown>>;
/** A new entry of a squad that is there leaves what its row says nothing of. */
const givenOf = (squad: Values) => Object.fromEntries(Object.entries(squad).filter(([, value]) => value !== null));

/** Gives a squad its home and its names, as far as they are others. */
async function changeSquad(actor: Actor, squad: number, values: Values, note: ExtraRecorder) {
	if (Object.values(values).every((value) => value === undefined)) return;
	const { version } = await db()
		.selectFrom("squads")
		.select("version")
		.where("id", "=", squad)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const saved = await changeRecord(actor, "squad", squad, version, values);
	if (!saved.ok) return;
	const { before } = saved;
	const changed = Object.keys(values).filter(
		(column) => values[column] !== undefined && before[column] !== values[column],
	);
	if (changed.length === 0) return;
	await note("squad", squad, version + 1, Object.fromEntries(changed.map((column) => [column, before[column]])));
}
