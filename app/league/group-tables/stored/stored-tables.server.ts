import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { adjustmentColumns } from "../../competitions/competitions.server.ts";
import { groupContent } from "../content/group-content.server.ts";
import { type ComputedRow, groupRows } from "../content/group-rows.ts";
import { fullOf, rulesOf, ruleVersionOf } from "../content/group-rules.ts";
import { lastDay, namesOfTable } from "../content/names-of-table.server.ts";

/**
 * The kept tables of groups, by one statement. While `is_stale` something that the table is made from has changed
 * since (decision 116).
 */
export async function storedTables(ids: number[]) {
	if (ids.length === 0) return [];
	const tables = await db()
		.selectFrom("groups as g")
		.select((eb) => [
			"g.id",
			lastDay.as("last_day"),
			eb
				.exists(eb.selectFrom("standings_changes as c").select("c.group_id").whereRef("c.group_id", "=", "g.id"))
				.$castTo<boolean>()
				.as("is_stale"),
			jsonArrayFrom(storedRows().where("k.group_id", "=", eb.ref("g.id"))).as("rows"),
			jsonArrayFrom(
				eb
					.selectFrom("adjustments")
					.select(adjustmentColumns)
					.whereRef("group_id", "=", "g.id")
					.orderBy("decided_on")
					.orderBy("id"),
			).as("adjustments"),
		])
		.where("g.id", "in", ids)
		.execute();
	const called = await namesOfTable();
	return tables.map((table) => ({ ...table, rows: called(table.rows, table.last_day).map(rowOf) }));
}

/** Rows with what the page of a group says of their squads besides. */
const storedRows = () =>
	db()
		.selectFrom("group_standings as k")
		.innerJoin("squads as q", "q.id", "k.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("entries as n", (on) => on.onRef("n.group_id", "=", "k.group_id").onRef("n.squad_id", "=", "k.squad_id"))
		.select(["k.squad_id", "k.rank", "k.played", "k.won", "k.drawn", "k.lost"])
		.select(["k.rubbers_won", "k.rubbers_lost", "k.games_won", "k.games_lost", "k.rallies_won", "k.rallies_lost"])
		.select(["k.start_points", "k.adjustment", "k.points", "k.form", "k.why", "k.among", "k.rule_version"])
		.select(["q.club_id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["t.name", "t.name_ar", "t.logo_url", "n.state", "n.since"])
		.orderBy("k.position");

/** A number of its own among the advisory locks: the second one is the group. */
const LOCK = 0x7ab1e;

/**
 * Computes the table of a group and keeps it, unless another session is doing so; `waits` says to wait for that one.
 * A change while it computes leaves the group stale. Returns what the table was made from, with its rows.
 */
export function storeTable(groupId: number, { waits = false } = {}) {
	return inTransaction(async () => {
		if (!(await lock(groupId, waits))) return undefined;
		// Before the rows are read: a change that is seen here is seen there.
		await db().deleteFrom("standings_changes").where("group_id", "=", groupId).execute();
		const content = await groupContent(groupId);
		if (!content) return undefined;
		const rows = groupRows(content, rulesOf(content), fullOf(content));
		await store(groupId, rows, ruleVersionOf(content));
		return { content, rows };
	});
}

/** The squads are locked with the group, in the order in which one that is deleted takes its row along. */
async function lock(groupId: number, waits: boolean): Promise<boolean> {
	const { rows } = waits
		? await sql<{ mine: boolean }>`select pg_advisory_xact_lock(${LOCK}, ${groupId}) is not null as mine`.execute(db())
		: await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}, ${groupId}) as mine`.execute(db());
	if (!rows[0]?.mine) return false;
	await db().selectFrom("groups").select("id").where("id", "=", groupId).forKeyShare().execute();
	await db()
		.selectFrom("squads as q")
		.innerJoin("entries as n", "n.squad_id", "q.id")
		.select("q.id")
		.where("n.group_id", "=", groupId)
		.orderBy("q.id")
		.forKeyShare("q")
		.execute();
	return true;
}

async function store(groupId: number, rows: ComputedRow[], version: string) {
	await db().deleteFrom("group_standings").where("group_id", "=", groupId).execute();
	if (rows.length === 0) return;
	await db()
		.insertInto("group_standings")
		.values(
			rows.map((row, nth) => ({ group_id: groupId, position: nth + 1, ...columnsOf(row), rule_version: version })),
		)
		.execute();
}

/** A row as the database keeps it. */
const columnsOf = ({ rubbers, games, rallies, form, why, among, ...row }: ComputedRow) => ({
	...row,
	rubbers_won: rubbers[0],
	rubbers_lost: rubbers[1],
	games_won: games[0],
	games_lost: games[1],
	rallies_won: rallies[0],
	rallies_lost: rallies[1],
	form: JSON.stringify(form),
	why: why ? JSON.stringify(why) : null,
	among: JSON.stringify(among),
});

type Columns = Omit<ReturnType<typeof columnsOf>, "form" | "why" | "among">;

function rowOf<R extends Columns>({
	rubbers_won,
	rubbers_lost,
	games_won,
	games_lost,
	rallies_won,
	rallies_lost,
	...row
}: R) {
	return {
		...row,
		rubbers: [rubbers_won, rubbers_lost] as const,
		games: [games_won, games_lost] as const,
		rallies: [rallies_won, rallies_lost] as const,
	};
}
