import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../test/form-controls.ts";
import { openSession } from "../../test/open-session.ts";
import { startSite } from "../../test/site.ts";
import { type Side, sides } from "../access/side.ts";

const TIES = 25;
const site = startSite({ content: "none" });
type Captain = { tie: number; nth: number; side: Side; cookie: string; club: number };
const captains: Captain[] = [];
const players: Record<number, number[]> = {};

beforeAll(async () => {
	const rows = async <Row>(text: string, values: unknown[] = []) => (await site.sql<Row>(text, values)).rows;
	const clubs = await rows<{ id: number }>(
		`insert into teams (name, name_ar) select 'Club ' || n, 'نادي ' || n
			from generate_series(1, ${TIES * 2}) n returning id`,
	);
	const people = await rows<{ id: number; team_id: number }>(
		`insert into players (name, name_ar, team_id, ranking) select 'P ' || n || '/' || t.id, 'ل ' || n, t.id, n
		from teams t, generate_series(1, 3) n order by t.id, n returning id, team_id`,
	);
	for (const { id, team_id } of people) players[team_id] = [...(players[team_id] ?? []), id];
	const ties = await rows<{ id: number; home_team_id: number; away_team_id: number }>(
		`insert into matches (season, match_date, home_team_id, away_team_id)
		select '2025/2026', current_date - 2, home, away from unnest($1::integer[], $2::integer[]) t (home, away)
		returning id, home_team_id, away_team_id`,
		[0, 1].map((side) => clubs.filter((_, nth) => nth % 2 === side).map(({ id }) => id)),
	);
	await site.sql("update editions set depth = 'games'; update groups set format = 'swaythling5'");
	const accounts = await rows<{ id: string; club_id: number }>(
		`with account as (insert into accounts (name, email, email_verified) select name, id || '@example.org', true
			from teams returning id, email),
			named as (insert into captains (account_id, squad_id)
				select a.id, q.id from squads q join account a on a.email = q.club_id || '@example.org'
				returning account_id, squad_id)
		select n.account_id as id, q.club_id from named n join squads q on q.id = n.squad_id`,
	);
	for (const [nth, tie] of ties.entries())
		for (const side of sides) {
			const club = tie[`${side}_team_id`];
			const { id = "" } = accounts.find(({ club_id }) => club_id === club) ?? {};
			captains.push({ tie: tie.id, nth, side, club, cookie: await openSession(site, id) });
		}
});

/**
 * Both sides of every second tie write down the same; of the others each has itself as the winner, after another number
 * of rubbers.
 */
const winnersFor = ({ nth, side }: Captain): Side[] => {
	if (nth % 2 === 0) return ["home", "away", "home", "home"];
	return side === "home" ? ["home", "home", "home"] : ["away", "home", "away", "away"];
};

/** A whole sheet as this captain types it. */
function typedBy(captain: Captain): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const { side, club } of captains.filter(({ tie }) => tie === captain.tie))
		for (const [nth, player] of (players[club] ?? []).entries())
			fields[`${side}_${"ABCXYZ"[nth + (side === "away" ? 3 : 0)]}`] = String(player);
	for (const [nth, winner] of winnersFor(captain).entries())
		for (const game of [1, 2, 3]) {
			fields[`r${nth + 1}_h${game}`] = winner === "home" ? "11" : String(game);
			fields[`r${nth + 1}_a${game}`] = winner === "away" ? "11" : String(game);
		}
	return fields;
}

const pathOf = ({ tie }: Captain) => `/en/club/ties/${tie}/report`;

/** The answer of a captain who has looked at what is published. */
const looked = { accepted: "publishes" };

/** Sends a form, again while the site is overloaded and says so. */
async function send(captain: Captain, fields: Record<string, string>) {
	for (;;) {
		const response = await site.send(pathOf(captain), fields, captain.cookie);
		const body = await response.text();
		if (response.status !== 503) return { captain, status: response.status, body };
	}
}

test("fifty captains send 25 sheets at once: each match has one, the second sender sees all they typed", async () => {
	expect(new Set(captains.map(({ cookie, club }) => `${cookie} ${club}`)).size).toBe(50);
	const [first] = captains;
	if (!first) throw new Error("There is no captain.");
	await send(first, { intent: "open" });
	const { seen = "", version = "" } = controlsIn(
		await (await site.get(pathOf(first), { cookie: first.cookie })).text(),
	);
	expect(Object.keys(JSON.parse(seen)).length, "the form before anyone typed").toBeGreaterThan(50);
	const answers = await Promise.all(
		captains.map((captain) => send(captain, { ...typedBy(captain), ...looked, seen, version })),
	);
	for (let nth = 0; nth < TIES; nth++) {
		const of = answers.filter(({ captain }) => captain.nth === nth).map(({ status }) => status);
		expect(of.sort(), `tie ${nth}`).toEqual(nth % 2 === 0 ? [303, 303] : [303, 409]);
	}
	const late = answers.filter(({ status }) => status === 409);
	for (const { captain, body } of late) expect(controlsIn(body)).toMatchObject(typedBy(captain));
	expect(await chains()).toEqual(captains.filter(isHome).map(({ nth, tie }) => chainOf(tie, nth % 2 === 0, 1)));

	// Each of them sends the merged form again, without the rubbers that only the other side had.
	const empty = Object.fromEntries(Object.keys(JSON.parse(seen)).map((name) => [name, ""]));
	const again = await Promise.all(
		late.map(({ captain, body }) => send(captain, { ...controlsIn(body), ...empty, ...typedBy(captain), ...looked })),
	);
	expect(again.map(({ status }) => status)).toEqual(late.map(() => 303));
	expect(await chains()).toEqual(
		captains.filter(isHome).map(({ nth, tie }) => chainOf(tie, nth % 2 === 0, nth % 2 === 0 ? 1 : 2)),
	);
	const scores = await site.sql<{ id: number; home_score: number; away_score: number }>(
		"select id, home_score, away_score from matches",
	);
	for (const { captain } of late)
		expect(scores.rows.find(({ id }) => id === captain.tie)).toMatchObject(
			captain.side === "home" ? { home_score: 3, away_score: 0 } : { home_score: 1, away_score: 3 },
		);
});

const isHome = ({ side }: Captain) => side === "home";

/** A match whose sheet has this many versions, each reported once; the last report counts. */
const chainOf = (tie: number, isAccepted: boolean, versions: number) => {
	const all = Array.from({ length: versions }, (_, nth) => nth + 1);
	return {
		tie,
		versions: all,
		audited: versions,
		reported: all,
		last: isAccepted ? "accepted" : null,
		phase: isAccepted ? "confirmed" : "reported",
		agrees: true,
	};
};

/** Versions, their hashes in the audit log, reports and scores of each match. */
const chains = async () =>
	(
		await site.sql<Record<string, unknown>>(`select m.id as tie, m.phase,
			(select array_agg(v.number order by v.number) from sheet_versions v where v.match_id = m.id) as versions,
			(select count(*)::int from audit_log a join sheet_versions v on v.match_id = m.id
				and v.number = (a.details->>'number')::int
				where a.action = 'match.sheet-saved' and a.subject = 'match:' || m.id
				and a.details->>'sha256' = encode(sha256(convert_to(v.document::text, 'UTF8')), 'hex')) as audited,
			(select array_agg(r.sheet_version order by r.number) from reports r where r.match_id = m.id) as reported,
			(select r.settled from reports r where r.match_id = m.id order by r.number desc limit 1) as last,
			(select v.document->'score' = jsonb_build_array(m.home_score, m.away_score) from sheet_versions v
				where v.match_id = m.id order by v.number desc limit 1) as agrees
		from matches m order by m.id`)
	).rows;
