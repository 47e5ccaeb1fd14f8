import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";

export const PAIRS_PER_PAGE = 30;
/** Where counting stops. */
const MAX_PAIRS = 1000;

export type Pair = Awaited<ReturnType<typeof duplicatePairs>>["pairs"][number];

/**
 * Pairs of records that may be one player: a name of the one, in either language and however it is spelled, is a name
 * of the other. Of two sexes, two birth years or one rubber they are two people, and so are those of which someone said
 * it. Pairs of one club or birth year come first.
 */
export function duplicatePairs(actor: Actor, page: number) {
	authorize(actor, "player.manage");
	return asLeagueStaff(async () => {
		const { rows } = await sql<{
			a: number;
			b: number;
			same_club: boolean;
			same_year: boolean;
			total: number;
		}>`
			with names as (
				select distinct t.id, trim(name) as name from search_texts t, unnest(string_to_array(t.names, '$')) as name
				where t.kind = 'player' and trim(name) like '^ %'),
			pairs as (
				select distinct x.id as a, y.id as b from names x join names y on y.name = x.name and x.id < y.id),
			likely as (
				select p.a, p.b, coalesce(one.team_id = other.team_id, false) as same_club,
					coalesce(extract(year from d.birth_date) = extract(year from e.birth_date), false) as same_year
				from pairs p join players one on one.id = p.a join players other on other.id = p.b
				left join player_details d on d.player_id = p.a left join player_details e on e.player_id = p.b
				where coalesce(one.sex = other.sex, true)
					and coalesce(extract(year from d.birth_date) = extract(year from e.birth_date), true)
					and not exists (select from distinct_players s where s.lower_id = p.a and s.higher_id = p.b)
					and not exists (select from rubber_players r join rubber_players s on s.rubber_id = r.rubber_id
						where r.player_id = p.a and s.player_id = p.b)
				limit ${MAX_PAIRS})
			select *, (count(*) over ())::int as total from likely
			order by same_club desc, same_year desc, a, b
			limit ${PAIRS_PER_PAGE} offset ${(page - 1) * PAIRS_PER_PAGE}`.execute(db());
		const people = await shownPeople(rows.flatMap(({ a, b }) => [a, b]));
		const pairs = rows.flatMap(({ a, b, same_club, same_year }) => {
			const [one, other] = [people.get(a), people.get(b)];
			return one && other ? [{ one, other, same_club, same_year }] : [];
		});
		return { pairs, total: rows[0]?.total ?? 0 };
	});
}

async function shownPeople(ids: readonly number[]) {
	if (ids.length === 0) return new Map<number, never>();
	const rows = await db()
		.selectFrom("players as p")
		.leftJoin("teams as t", "t.id", "p.team_id")
		.select(["p.id", "p.name", "p.name_ar", "t.name as club", "t.name_ar as club_ar"])
		.where("p.id", "in", ids)
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** Remembers that two records are two people. Throws 403. */
export async function tellApart(actor: Actor, a: number, b: number): Promise<void> {
	await authorizeAbout(actor, "player.manage", { players: [a, b] });
	const [lower_id, higher_id] = a < b ? [a, b] : [b, a];
	return inTransaction(async () => {
		const found = await db().selectFrom("players").select("id").where("id", "in", [a, b]).execute();
		if (found.length < 2) return;
		const { numInsertedOrUpdatedRows } = await db()
			.insertInto("distinct_players")
			.values({ lower_id, higher_id, said_by_id: accountIdOf(actor) })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows) await audit(actor, "player.told-apart", `player:${lower_id}`, { other: higher_id });
	});
}

/** The last merges that can still be taken back, latest first. */
export const latestMerges = () =>
	asLeagueStaff(async () => {
		const { rows } = await sql<{
			id: number;
			kept: number;
			merged: number;
			name: string;
			name_ar: string;
			merged_at: Date;
		}>`
			select m.id, m.kept, m.merged, d.document->'merged'->>'name' as name,
				d.document->'merged'->>'name_ar' as name_ar, m.merged_at
			from player_merges m join player_merge_documents d on d.player_merge_id = m.id
			where m.undone_at is null order by m.id desc limit 20`.execute(db());
		return rows;
	});

/** Two records beside each other, and how much names each of them; undefined when one is gone. */
export function comparedPlayers(actor: Actor, a: number, b: number) {
	authorize(actor, "player.manage");
	return asLeagueStaff(async () => {
		const rows = await db()
			.selectFrom("players as p")
			.leftJoin("teams as t", "t.id", "p.team_id")
			.selectAll("p")
			.select(["t.name as club", "t.name_ar as club_ar"])
			.select(sql<number>`(select count(*)::int from rubber_players r where r.player_id = p.id)`.as("rubbers"))
			.select(sql<number>`(select count(*)::int from stints s where s.player_id = p.id)`.as("stints"))
			.select(sql<number>`(select count(*)::int from licences l where l.player_id = p.id)`.as("licences"))
			.select(sql<number>`(select count(*)::int from squad_players q where q.player_id = p.id)`.as("rosters"))
			.select(sql<number>`(select count(*)::int from national_team_players n where n.player_id = p.id)`.as("squads"))
			.select(sql<number>`(select count(*)::int from external_ids x where x.player_id = p.id)`.as("ids"))
			.select(
				sql<
					number | null
				>`(select extract(year from birth_date)::int from player_details d where d.player_id = p.id)`.as("born"),
			)
			.where("p.id", "in", [a, b])
			.execute();
		const [one, other] = [rows.find(({ id }) => id === a), rows.find(({ id }) => id === b)];
		return one && other && a !== b ? { one, other } : undefined;
	});
}
