import { type Actor, type Role, visitor } from "../app/access/actor.ts";
import { type Side, sides } from "../app/access/side.ts";
import { provideAccount } from "../app/accounts/joining/register.server.ts";
import { runAsOperator, runSql } from "../app/base/db/client.server.ts";
import { sendReportEmailsAt } from "../app/league/sheets/reports/emails/send-report-emails.server.ts";
import { make } from "./make.ts";

export type Person = Actor & { kind: "account" };

async function person(name: string, ...roles: Role[]): Promise<Person> {
	const email = `${name}@example.org`;
	return { kind: "account", id: await provideAccount(email, roles), email, roles };
}

/** A captain of a club's squads. */
export async function captainOf(club: number, name: string): Promise<Person> {
	const captain = await person(name);
	await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
		captain.id,
		club,
	]);
	return { ...captain, roles: ["captain"] };
}

type PassTimes = { expires?: string; revoked?: string };

/** A pass for one side of a tie. */
export async function passFor(
	matchId: number,
	side: Side,
	{ expires = "2999-01-01", revoked }: PassTimes = {},
): Promise<Actor> {
	const { rows } = await runSql(
		`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at, revoked_at)
			values ($1, $2, gen_random_uuid()::text, '', $3, $4) returning id`,
		[matchId, side, expires, revoked ?? null],
	);
	return { kind: "pass", id: rows[0].id, matchId, side };
}

/** A tie that has started, with three players and a captain of each side, in an edition of this depth. */
export async function tieOfCaptains(depth: string, format: string | null = "swaythling5") {
	const clubs = { home: await make.club({ name: "Home" }), away: await make.club({ name: "Away" }) };
	const tie = await make.tie({ home_team_id: clubs.home, away_team_id: clubs.away });
	await runSql("update editions set depth = $1", [depth]);
	await runSql("update groups set format = $1", [format]);
	const players: Record<Side, number[]> = { home: [], away: [] };
	for (const side of sides)
		for (const ranking of [1, 2, 3, 4])
			players[side].push(await make.player({ name: `${side} ${ranking}`, team_id: clubs[side], ranking }));
	return {
		tie,
		clubs,
		players,
		home: await captainOf(clubs.home, "home"),
		away: await captainOf(clubs.away, "away"),
		manager: await person("manager", "league-manager"),
	};
}

/**
 * A tie with all kinds of people who may reach for its home side. The former captain's session still says that it is a
 * captain's; the captain of last season acts for the same club's squad of that season, and the one beside for its
 * second squad of this season.
 */
export async function everyoneAround(depth = "games", format: string | null = "swaythling5") {
	const scene = await tieOfCaptains(depth, format);
	const { tie, clubs, home, away, manager } = scene;
	const third = await make.club({ name: "Third" });
	const otherTie = await make.tie({ home_team_id: third, away_team_id: await make.club({ name: "Fourth" }) });
	const { rows } = await runSql(
		`with last_season as (insert into seasons (name) values ('2024/2025') on conflict do nothing)
		insert into squads (club_id, season, letter) values ($1, '2025/2026', 'B') returning id`,
		[clubs.home],
	);
	const last = await runSql("insert into squads (club_id, season) values ($1, '2024/2025') returning id", [clubs.home]);
	const captainOfSquad = async (squad: number, name: string): Promise<Person> => {
		const captain = await person(name);
		await runSql("insert into captains (account_id, squad_id) values ($1, $2)", [captain.id, squad]);
		return { ...captain, roles: ["captain"] };
	};
	const former = await captainOf(clubs.home, "former");
	await runSql("delete from captains where account_id = $1", [former.id]);
	return {
		...scene,
		otherTie,
		everyone: {
			own: home,
			other: away,
			foreign: await captainOf(third, "foreign"),
			former,
			lastSeason: await captainOfSquad(last.rows[0].id, "last-season"),
			beside: await captainOfSquad(rows[0].id, "beside"),
			pass: await passFor(tie, "home"),
			otherPass: await passFor(tie, "away"),
			passElsewhere: await passFor(otherTie, "home"),
			expired: await passFor(tie, "home", { expires: "2000-01-01" }),
			revoked: await passFor(tie, "home", { revoked: "2026-01-01" }),
			noRole: await person("no-role"),
			manager,
			visitor,
		} satisfies Record<string, Actor>,
	};
}
export type PersonKey = keyof Awaited<ReturnType<typeof everyoneAround>>["everyone"];

/** A score as the form of a side's report sends it. */
export const scoreSent = (home_score: number, away_score: number, number = 0) => ({
	home_score,
	away_score,
	outcome: "played" as const,
	absent: null,
	number,
	accepted: [],
});

/** The captains are mailed about the report that waits, and their server accepts every mail. */
export async function mailReports(now: Date) {
	const { rows } = await runAsOperator("select match_id, number from reports where settled is null");
	for (const { match_id, number } of rows) await sendReportEmailsAt({ match: match_id, report: number }, now);
	await runAsOperator("update mails set status = 'sent', sent_at = $1", [now]);
}
