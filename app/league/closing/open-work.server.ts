import { type RawBuilder, sql } from "kysely";
import { asLeagueStaff } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { groupsOfEdition } from "../competitions/competitions.server.ts";
import { type TableOfGroup, withTables } from "../group-tables/group-table.server.ts";
import { hasLots, levelsIn } from "../group-tables/lots/lots.server.ts";
import { named, tieColumns } from "../ties/ties.server.ts";

/** An edition with its competition, as the page that closes it reads it. */
export const editionToClose = (id: number) =>
	db()
		.selectFrom("editions as e")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["e.id", "e.version", "e.season", "e.state", "e.closed_at", "e.ended_on", "e.competition_id"])
		.select(["c.name", "c.name_ar"])
		.where("e.id", "=", id)
		.executeTakeFirst();
export type EditionToClose = NonNullable<Awaited<ReturnType<typeof editionToClose>>>;

/** The groups of an edition with their tables of now. */
export const tablesOfEdition = async (id: number) => withTables(await groupsOfEdition(id));

export async function groupIdsOf(edition: number): Promise<number[]> {
	const rows = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.select("g.id")
		.where("s.edition_id", "=", edition)
		.execute();
	return rows.map(({ id }) => id);
}

/** The open work of an edition: its ties without a result, and how much there is of each other kind. */
export async function openWork({ season }: Pick<EditionToClose, "season">, tables: readonly TableOfGroup[]) {
	const groups = [...tables.map(({ group }) => group.id), 0];
	const rows = await db()
		.selectFrom("matches")
		.select([...tieColumns, "version"])
		.where("group_id", "in", groups)
		.where("status", "=", "scheduled")
		.orderBy("match_date")
		.orderBy("id")
		.execute();
	const ties = await named(rows);
	const count = async (of: RawBuilder<unknown>) =>
		Number((await of.$castTo<{ count: number }>().execute(db())).rows[0]?.count ?? 0);
	const reports = (verdict: RawBuilder<unknown>) =>
		count(sql`select count(*) from reports r join matches m on m.id = r.match_id left join confirmations c
			on c.match_id = r.match_id and c.report = r.number and c.side <> r.side
			where r.settled is null and m.group_id in (${sql.join(groups)}) and c.verdict ${verdict} 'dispute'`);
	const inLeague = await asLeagueStaff(async () => ({
		disputes: await reports(sql`is not distinct from`),
		answers: await reports(sql`is distinct from`),
		dates: await count(sql`select count(*) from date_requests r join matches m on m.id = r.match_id
			where r.ended_at is null and m.group_id in (${sql.join(groups)})`),
	}));
	const lots = tables.filter(({ table }) => hasLots(table.rule) && table.hasTies);
	return {
		ties,
		...inLeague,
		lots: lots.reduce((sum, { table }) => sum + levelsIn(table).length, 0),
		licences: await count(sql`select count(*) from licences where season = ${season} and state = 'requested'`),
		transfers: await count(
			sql`select count(*) from transfers where season = ${season} and state in ('requested', 'released')`,
		),
	};
}
export type OpenWork = Awaited<ReturnType<typeof openWork>>;

/** The sides of ties that left their group: an award goes to the other side first. */
export async function sidesThatLeft(ties: OpenWork["ties"]): Promise<Map<number, "home" | "away" | "both">> {
	const groups = [...new Set(ties.map(({ group_id }) => group_id)), 0];
	const gone = await db()
		.selectFrom("entries")
		.select(["group_id", "squad_id"])
		.where("group_id", "in", groups)
		.where("state", "<>", "active")
		.execute();
	const isGone = (group: number, squad: number) =>
		gone.some(({ group_id, squad_id }) => group_id === group && squad_id === squad);
	return new Map(
		ties.flatMap((tie) => {
			const [home, away] = [isGone(tie.group_id, tie.home_squad_id), isGone(tie.group_id, tie.away_squad_id)];
			return home || away ? [[tie.id, home && away ? "both" : home ? "home" : "away"]] : [];
		}),
	);
}
