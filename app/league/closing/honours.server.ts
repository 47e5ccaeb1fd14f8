import { createHash } from "node:crypto";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { squadName } from "../../people/squads/squad-name.ts";
import { type Group, groupById } from "../competitions/competitions.server.ts";
import { groupTables } from "../group-tables/group-table.server.ts";
import { groupsOfEdition } from "./open-work.server.ts";

const FIRST = 3;

async function groupsById(ids: readonly number[]): Promise<Group[]> {
	const found: Group[] = [];
	for (const id of ids) {
		const group = await groupById(id);
		if (group) found.push(group);
	}
	return found;
}

/** The first three of each group of an edition's last stage, by their tables of now. */
export async function firstThree(edition: number) {
	const groups = await groupsById((await groupsOfEdition(edition)).last);
	const tables = await groupTables(groups);
	return groups.flatMap((group, nth) => {
		const table = tables[nth];
		if (!table?.hasTies) return [];
		return table.rows.flatMap(({ squad_id, rank, club, state }) =>
			rank !== null && rank <= FIRST && state === "active"
				? [{ group_id: group.id, group, squad_id, place: rank, name: club.name, name_ar: club.name_ar }]
				: [],
		);
	});
}

/** A hash of the tables of an edition: places, points and amounts. */
export async function hashOfTables(edition: number): Promise<string> {
	const groups = await groupsById((await groupsOfEdition(edition)).all);
	const rows = (await groupTables(groups)).flatMap((table, nth) =>
		table.rows.map((row) => [
			groups[nth]?.id,
			row.squad_id,
			row.rank,
			row.points,
			row.played,
			row.for,
			row.against,
			row.state,
			row.adjustment,
		]),
	);
	return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

/** The honours of editions that were closed, the latest season first. */
export const honoursList = () =>
	rememberForPages("honours", async () => {
		const rows = await db()
			.selectFrom("honours as h")
			.innerJoin("groups as g", "g.id", "h.group_id")
			.innerJoin("stages as s", "s.id", "g.stage_id")
			.innerJoin("editions as e", "e.id", "s.edition_id")
			.innerJoin("competitions as c", "c.id", "e.competition_id")
			.innerJoin("squads as q", "q.id", "h.squad_id")
			.innerJoin("teams as t", "t.id", "q.club_id")
			.select(["h.group_id", "h.place", "g.name as group", "g.name_ar as group_ar", "e.id as edition", "e.season"])
			.select(["c.slug", "c.name as competition", "c.name_ar as competition_ar", "q.club_id"])
			.select(["q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
			.where("e.state", "=", "finished")
			.orderBy("c.is_default", "desc")
			.orderBy("c.sort_order")
			.orderBy("c.id")
			.orderBy("e.season", "desc")
			.orderBy("g.tier")
			.orderBy("g.sort_order")
			.orderBy("g.id")
			.orderBy("h.place")
			.orderBy("t.name")
			.execute();
		return rows.map(({ letter, own_name, own_name_ar, name, name_ar, ...row }) => ({
			...row,
			...squadName({ letter, own_name, own_name_ar, name, name_ar }),
		}));
	});
export type Honour = Awaited<ReturnType<typeof honoursList>>[number];

/** When and why the tables of an edition that has ended were corrected since they were closed first. */
export const correctionsOf = (edition: number) =>
	rememberForPages(`corrections of ${edition}`, () =>
		db()
			.selectFrom("table_corrections as k")
			.innerJoin("editions as e", "e.id", "k.edition_id")
			.select(["k.id", "k.reason", "k.reason_ar", "k.closed_at"])
			.where("e.id", "=", edition)
			.where("e.state", "=", "finished")
			.where("k.is_changed", "=", true)
			.orderBy("k.id")
			.execute(),
	);
