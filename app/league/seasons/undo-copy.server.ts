import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { refuseOwn } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { type SquadOfClass, squadInClass } from "../../people/squads/squad-name.ts";
import { type Names, placeOf } from "./copy-lines.ts";
import type { CopiedRows } from "./tables.ts";

/** `used`: each thing by its names, from the least up. */
export type UndoOutcome = Outcome<{ gone: true; used: Names[][] }, { season: string }>;

/**
 * Takes a copy back: every row that came with it goes, and nothing else. Refused, with the names of competitions,
 * groups and squads, while one of these rows was changed or something depends on one.
 */
export async function undoCopy(actor: Actor, id: number): Promise<UndoOutcome> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		await sql`select pg_advisory_xact_lock(hashtext('season-copy'))`.execute(db());
		const copy = await db()
			.selectFrom("season_copies")
			.selectAll()
			.where("id", "=", id)
			.where("undone_at", "is", null)
			.executeTakeFirst();
		if (!copy) return { ok: false, gone: true };
		const { made, to_season: season } = copy;
		await refuseOwn(actor, { groups: made.groups, entries: made.entries });
		// New ties and entries wait: they would depend on rows that are about to go.
		await sql`lock table matches, entries, squads, groups, squad_players, captains in share row exclusive mode`.execute(
			db(),
		);
		const used = [...(await changedEditions(made)), ...(await usedGroups(made)), ...(await usedSquads(made))];
		if (used.length > 0) return { ok: false, used };
		for (const { squad_id, account_id } of await captainsOf(made))
			await audit(actor, "captain.removed", `squad:${squad_id}`, { account: account_id });
		for (const table of ["entries", "squads", "groups", "stages"] as const)
			if (made[table].length > 0) await db().deleteFrom(table).where("id", "in", made[table]).execute();
		await dropEditions(made.editions);
		if (made.season) await dropSeason(season);
		await db().updateTable("season_copies").set({ undone_at: new Date() }).where("id", "=", id).execute();
		await audit(actor, "season.copy-undone", `season-copy:${id}`, { copied_from: copy.from_season, season });
		return { ok: true, season };
	});
}

const ids = (list: readonly number[]) => sql`(${sql.join([...list, 0])})`;

const pairs = (captains: Required<CopiedRows>["captains"]) =>
	sql`(${sql.join([
		sql`(0, '00000000-0000-0000-0000-000000000000'::uuid)`,
		...captains.map(({ squad_id, account_id }) => sql`(${squad_id}::integer, ${account_id}::uuid)`),
	])})`;

/** Who came with the copy as captain and still is. */
const captainsOf = ({ captains = [], squads }: CopiedRows) =>
	db()
		.selectFrom("captains")
		.select(["squad_id", "account_id"])
		.where(sql<boolean>`(squad_id, account_id) in ${pairs(captains)}`)
		.where(sql<boolean>`squad_id in ${ids(squads)}`)
		.execute();

/** Competitions whose editions of the copy were changed. */
async function changedEditions({ editions }: CopiedRows): Promise<Names[][]> {
	const { rows } =
		await sql<Names>`select c.name, c.name_ar from editions e join competitions c on c.id = e.competition_id
		where e.id in ${ids(editions)} and e.version > 1`.execute(db());
	return rows.map((row) => [row]);
}

/**
 * Groups of the copy that were changed, or have ties, rounds, a schedule, decisions, lots or squads that did not come
 * with it.
 */
async function usedGroups({ groups, stages, entries }: CopiedRows): Promise<Names[][]> {
	const { rows } = await sql<Parameters<typeof placeOf>[0]>`
		select g.name, g.name_ar, c.name as competition, c.name_ar as competition_ar from groups g
		join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
		join competitions c on c.id = e.competition_id
		where (g.id in ${ids(groups)} and (g.version > 1
			or exists (select from matches m where m.group_id = g.id)
			or exists (select from rounds r where r.stage_id = g.stage_id and r.stage_id in ${ids(stages)})
			or exists (select from schedules s where s.group_id = g.id and s.state in ('searching', 'ready', 'applied'))
			or exists (select from adjustments a where a.group_id = g.id)
			or exists (select from lots l where l.group_id = g.id)
			or exists (select from entries n where n.group_id = g.id and (n.version > 1 or n.id not in ${ids(entries)}))))
			or (g.stage_id in ${ids(stages)} and g.id not in ${ids(groups)})
		order by g.id`.execute(db());
	return rows.map(placeOf);
}

/**
 * Squads of the copy that were changed or play elsewhere too, and those with a changed entry in a group that was kept.
 */
async function usedSquads({ squads, entries, squad_players = [], captains = [] }: CopiedRows): Promise<Names[][]> {
	const { rows } = await sql<SquadOfClass>`
		select q.letter, q.name as own_name, q.name_ar as own_name_ar, t.name, t.name_ar, q.class,
			k.name as class_name, k.name_ar as class_name_ar
		from squads q join teams t on t.id = q.club_id join classes k on k.code = q.class
		where (q.id in ${ids(squads)} and (q.version > 1
			or exists (select from matches m where q.id in (m.home_squad_id, m.away_squad_id))
			or exists (select from captains c where c.squad_id = q.id
				and (c.squad_id, c.account_id) not in ${pairs(captains)})
			or exists (select from squad_players p where p.squad_id = q.id
				and (p.version > 1 or p.id not in ${ids(squad_players)}))
			or exists (select from entries n where n.squad_id = q.id and n.id not in ${ids(entries)})))
			or exists (select from entries n where n.squad_id = q.id and n.id in ${ids(entries)} and (n.version > 1
				or exists (select from matches m where m.group_id = n.group_id and q.id in (m.home_squad_id, m.away_squad_id))
				or exists (select from adjustments a where a.group_id = n.group_id and a.squad_id = q.id)))
		order by t.name, k.sort_order, q.letter`.execute(db());
	return rows.map((row) => [squadInClass(row)]);
}

/** An edition that got a stage since has one that did not come with the copy, and stays. */
async function dropEditions(editions: number[]) {
	if (editions.length === 0) return;
	await db()
		.deleteFrom("editions as e")
		.where("e.id", "in", editions)
		.where((eb) => eb.not(eb.exists(eb.selectFrom("stages as s").select("s.id").whereRef("s.edition_id", "=", "e.id"))))
		.execute();
}

/**
 * A season with anything else in it stays open: deleting it would take licences, transfers and their windows along. Its
 * row is locked by a statement before, so that one that is being added is waited for and then seen.
 */
async function dropSeason(season: string) {
	await sql`select from seasons where name = ${season} for update`.execute(db());
	await sql`delete from seasons s where s.name = ${season}
		and not exists (select from editions e where e.season = s.name)
			and not exists (select from squads q where q.season = s.name)
		and not exists (select from matches m where m.season = s.name)
		and not exists (select from licences l where l.season = s.name)
			and not exists (select from transfers t where t.season = s.name)
		and not exists (select from transfer_windows w where w.season = s.name)
		and not exists (select from site_settings where fields ->> 'season' = s.name)`.execute(db());
}
