import { db } from "../../base/db/client.server.ts";
import { squadName } from "../../people/squads/squad-name.ts";
import { entriesIn } from "../competitions/competitions.server.ts";
import { zoneAt } from "../competitions/groups/zones.ts";
import type { TableOfGroup } from "../group-tables/group-table.server.ts";
import type { FinalGroup } from "./placements.ts";

/** The place of a squad without one, behind all others. */
const LAST = 1000;

export type EndedGroup = Awaited<ReturnType<typeof endedGroups>>[number];

/**
 * Groups with their squads in the order of the final table. `open` counts the ties without a result. Squads of a later
 * stage are those that came through the first, so that its groups are empty in the next season.
 */
export async function endedGroups(tables: readonly TableOfGroup[]) {
	const groups = tables.map(({ group }) => group);
	const ids = groups.map(({ id }) => id);
	const [open, rows, squads] = [await openTies(ids), await groupRows(ids), await squadsIn(ids)];
	const entries = Map.groupBy(await entriesIn(ids), ({ group_id }) => group_id);
	return tables.map(({ group, table }) => ({
		...group,
		row: rows.get(group.id) ?? {},
		isFirst:
			group.stage ===
			Math.min(...groups.filter(({ edition_id }) => edition_id === group.edition_id).map(({ stage }) => stage)),
		open: open.get(group.id) ?? 0,
		...squadsOf({ group, table }, entries.get(group.id) ?? [], squads),
	}));
}

type Entry = Awaited<ReturnType<typeof entriesIn>>[number];
type SquadRows = Awaited<ReturnType<typeof squadsIn>>;

function squadsOf({ group, table }: TableOfGroup, entries: readonly Entry[], squadRows: SquadRows) {
	const rows = new Map(table.rows.map((row) => [row.squad_id, row]));
	// a table of a season leaves out entries whose ties are gone, and so does the next season
	const shown = table.hasTies ? entries.filter(({ squad_id }) => rows.has(squad_id)) : entries;
	const at = (squad: number) => rows.get(squad)?.rank ?? LAST;
	const sharing = Map.groupBy(table.rows, ({ rank }) => rank);
	/** The zones of a place and of those after it that its squads share. */
	const zonesOfPlace = (place: number) => (sharing.get(place) ?? []).map((_, nth) => zoneAt(table.zones, place + nth));
	const squads = shown
		.map((entry) => ({ entry, place: table.hasTies ? (rows.get(entry.squad_id)?.rank ?? null) : null }))
		.map(({ entry, place }) => ({
			squad: entry.squad_id,
			club: entry.club_id,
			class: group.class,
			letter: entry.letter,
			...squadName(entry),
			row: squadRows.get(entry.squad_id) ?? {},
			state: entry.state,
			place,
			zones: place === null ? [] : zonesOfPlace(place),
		}))
		.sort((a, b) => at(a.squad) - at(b.squad));
	const gone = entries.filter((entry) => !shown.includes(entry));
	return { squads, withoutTies: gone.map((entry) => ({ squad: entry.squad_id, ...squadName(entry) })) };
}

/** The columns of groups that the next season takes over. */
async function groupRows(ids: number[]) {
	const rows = await db()
		.selectFrom("groups as g")
		.select(["g.id", "g.name", "g.name_ar", "g.tier", "g.legs", "g.rule_set", "g.zones", "g.format"])
		.select([
			"g.points_win",
			"g.points_draw",
			"g.points_loss",
			"g.points_walkover_loss",
			"g.is_default",
			"g.sort_order",
		])
		.select(["g.checks", "g.sheet_hours", "g.confirmation_hours", "g.lock_hours", "g.date_answer_days"])
		.where("g.id", "in", [...ids, 0])
		.execute();
	return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The columns of squads that the next season takes over. */
async function squadsIn(groups: readonly number[]) {
	const rows = await db()
		.selectFrom("squads as q")
		.innerJoin("entries as n", "n.squad_id", "q.id")
		.select([
			"q.id",
			"q.club_id",
			"q.class",
			"q.letter",
			"q.name",
			"q.name_ar",
			"q.venue_id",
			"q.home_day",
			"q.home_time",
		])
		.where("n.group_id", "in", [...groups, 0])
		.execute();
	return new Map(rows.map(({ id, ...row }) => [id, row]));
}

async function openTies(groups: number[]): Promise<Map<number, number>> {
	if (groups.length === 0) return new Map();
	const rows = await db()
		.selectFrom("matches")
		.select((eb) => ["group_id", eb.fn.countAll<number>().as("count")])
		.where("group_id", "in", groups)
		.where("status", "=", "scheduled")
		.groupBy("group_id")
		.execute();
	return new Map(rows.map(({ group_id, count }) => [group_id, Number(count)]));
}

/** The groups whose squads play on in the next season. */
export const groupsToFill = (groups: readonly EndedGroup[]): FinalGroup[] =>
	groups
		.filter(({ isFirst }) => isFirst)
		.map(({ id, edition_id, tier, squads }) => ({ id, edition: edition_id, tier, entries: squads }));
