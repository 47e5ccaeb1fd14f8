import { type RawBuilder, sql } from "kysely";
import { data } from "react-router";
import { db } from "../base/db/client.server.ts";
import { isKeyOf, keysOf } from "../base/literals.ts";
import { type Actor, accountIdOf } from "./actor.ts";
import { authorize } from "./authorize.ts";
import { OWN_CLUB } from "./own-club.ts";
import { type Action, can } from "./policy.ts";

type Value = RawBuilder<unknown>;
const isOwn = (club: Value) => sql`${club} in (select club_id from own)`;
const meetsOwn = (group: Value) => sql`exists (select from entries n join squads q on q.id = n.squad_id
	where n.group_id = ${group} and ${isOwn(sql`q.club_id`)})`;

/** When one of these concerns a person; `own` are the clubs whose squads the person is captain of. */
const concerns = {
	club: isOwn,
	/** A player is of the club of today, and of those whose days are not over. */
	player: (id: Value) => sql`exists (select from players p where p.id = ${id} and (${isOwn(sql`p.team_id`)}
		or exists (select from stints s where s.player_id = p.id and ${isOwn(sql`s.club_id`)}
			and coalesce(s.until_on, 'infinity') >= current_date)))`,
	/** Points, places and days of one squad of a group are those of all. */
	group: meetsOwn,
	/** A squad is that of its club, and an opponent of all in its groups. */
	squad: (id: Value) => sql`exists (select from squads s where s.id = ${id} and (${isOwn(sql`s.club_id`)}
		or exists (select from entries e where e.squad_id = s.id and ${meetsOwn(sql`e.group_id`)})))`,
	stage: (id: Value) => sql`exists (select from groups g where g.stage_id = ${id} and ${meetsOwn(sql`g.id`)})`,
	edition: (id: Value) => sql`exists (select from groups g join stages s on s.id = g.stage_id
		where s.edition_id = ${id} and ${meetsOwn(sql`g.id`)})`,
	format: (code: Value) => sql`exists (select from groups g where g.format = ${code} and ${meetsOwn(sql`g.id`)})`,
	class: (code: Value) => sql`exists (select from squads s where s.class = ${code} and ${isOwn(sql`s.club_id`)})`,
	competition: (id: Value) => sql`exists (select from groups g join stages s on s.id = g.stage_id
		join editions d on d.id = s.edition_id where d.competition_id = ${id} and ${meetsOwn(sql`g.id`)})`,
	season: (name: Value) => sql`exists (select from groups g join stages s on s.id = g.stage_id
		join editions d on d.id = s.edition_id where d.season = ${name} and ${meetsOwn(sql`g.id`)})`,
	rule: (code: Value) => sql`exists (select from groups g where g.rule_set = ${code} and ${meetsOwn(sql`g.id`)})`,
};
type Kind = keyof typeof concerns;

/**
 * THE table of own clubs: by which of its columns a row is about a club (docs/rules/roles.md#own-clubs). As staff no
 * captain of a club decides about such a row.
 */
const tables = {
	teams: { id: "club" },
	squads: { id: "squad" },
	players: { id: "player", team_id: "club" },
	matches: { home_team_id: "club", away_team_id: "club" },
	seasons: { name: "season" },
	classes: { code: "class" },
	competitions: { id: "competition" },
	editions: { id: "edition" },
	stages: { id: "stage" },
	rounds: { stage_id: "stage" },
	groups: { id: "group" },
	entries: { group_id: "group", squad_id: "squad" },
	adjustments: { group_id: "group", squad_id: "squad" },
	lots: { group_id: "group" },
	formats: { code: "format" },
	rule_sets: { code: "rule" },
	stints: { player_id: "player", club_id: "club" },
	licences: { player_id: "player", club_id: "club" },
	squad_players: { squad_id: "squad", player_id: "player" },
	transfers: { player_id: "player", from_club_id: "club", to_club_id: "club" },
} as const satisfies Record<string, Record<string, Kind>>;
type Table = keyof typeof tables;
export const isAboutClubs = (table: string): table is Table => isKeyOf(tables, table);

/** Of a player these columns decide who may play, and where; what is else known of a person anyone may correct. */
const deciding: { readonly [T in Table]?: readonly string[] } = {
	players: ["team_id", "sex", "ranking", "licence_no"],
};
/** Whether a change of these columns of a row decides something; that of a new one, or of one that goes, does. */
export const decides = (table: Table, changed?: readonly string[]): boolean =>
	changed === undefined || (deciding[table] ?? changed).some((column) => changed.includes(column));

/** Rows that an act is about, each by its id, or with the values that it gets. */
export type About = { readonly [T in Table]?: Rows };
type Rows = readonly (number | Record<string, unknown> | null | undefined)[];

/** Whether the actor is captain of any squad; the operator and jobs are of none. */
async function isCaptain(actor: Actor): Promise<boolean> {
	const account_id = accountIdOf(actor);
	if (!account_id) return false;
	const row = await db().selectFrom("captains").select("squad_id").where("account_id", "=", account_id).limit(1);
	return (await row.executeTakeFirst()) !== undefined;
}

const own = (actor: Actor) => sql`own as (select q.club_id from captains c
	join squads q on q.id = c.squad_id where c.account_id = ${accountIdOf(actor)})`;

/** The places in a list of those rows that are about a club of which the actor is captain. */
export async function ownAmong(actor: Actor, table: Table, rows: Rows = []): Promise<number[]> {
	if (rows.length === 0 || !(await isCaptain(actor))) return [];
	const columns = Object.entries<Kind>(tables[table]);
	const when = columns.map(([column, kind]) => concerns[kind](sql.ref(`r.${column}`)));
	const given = rows.map((row, nth) => {
		if (typeof row === "number") return { nth, id: row };
		return { nth, row: row && Object.fromEntries(columns.map(([column]) => [column, row[column]])) };
	});
	const name = sql.table(table);
	const isStored = rows.some((row) => typeof row === "number"); // not every table has numbers for ids
	const { rows: found } = await sql<{ nth: number }>`with ${own(actor)}
		select g.nth from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (nth integer, id integer, row jsonb)
			${isStored ? sql`left join ${name} t on t.id = g.id` : sql``},
			jsonb_populate_record(${isStored ? sql`t` : sql`null::${name}`}, coalesce(g.row, '{}')) r
		where ${sql.join(when, sql` or `)} order by g.nth`.execute(db());
	return found.map(({ nth }) => nth);
}

export async function isAboutOwn(actor: Actor, about: About): Promise<boolean> {
	for (const table of keysOf(about)) if ((await ownAmong(actor, table, about[table])).length > 0) return true;
	return false;
}

const ownClub = () => data(OWN_CLUB, { status: 403 });

/** Throws a 403, which its page explains, where an act is about the actor's own club. */
export async function refuseOwn(actor: Actor, about: About): Promise<void> {
	if (await isAboutOwn(actor, about)) throw ownClub();
}

/** First line of a command about clubs: `authorize`, and no captain is judge of the own club. */
export async function authorizeAbout(actor: Actor, action: Action, about: About): Promise<void> {
	authorize(actor, action);
	await refuseOwn(actor, about);
}

/**
 * The part in which an actor takes a step that staff take and, for the own club, its captain. Who is both is captain.
 * Throws 403 for anyone else.
 */
export async function partIn(
	actor: Actor,
	action: Action,
	about: About,
	isOwnCaptain: boolean,
): Promise<"staff" | "captain"> {
	if (can(actor, action) && !(await isAboutOwn(actor, about))) return "staff";
	authorize(actor, isOwnCaptain ? "squad.act" : action);
	if (!isOwnCaptain) throw ownClub();
	return "captain";
}
