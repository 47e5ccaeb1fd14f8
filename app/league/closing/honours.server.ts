import { createHash } from "node:crypto";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { squadName } from "../../people/squads/squad-name.ts";
import type { TableOfGroup } from "../group-tables/group-table.server.ts";

const FIRST = 3;

/** The first three of each group of an edition's last stage, by its tables. */
export function firstThree(tables: readonly TableOfGroup[]) {
	const last = Math.max(...tables.map(({ group }) => group.stage));
	return tables
		.filter(({ group, table }) => group.stage === last && table.hasTies)
		.flatMap(({ group: { id, name, name_ar }, table }) =>
			table.rows.flatMap(({ squad_id, rank, club, state }) =>
				rank !== null && rank <= FIRST && state === "active"
					? [{ group_id: id, group: { name, name_ar }, squad_id, place: rank, name: club.name, name_ar: club.name_ar }]
					: [],
			),
		);
}

/** A hash of tables: places, points and amounts. */
export function hashOfTables(tables: readonly TableOfGroup[]): string {
	const rows = tables.flatMap(({ group, table }) =>
		table.rows.map((row) => [
			group.id,
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
