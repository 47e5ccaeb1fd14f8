import { runSql } from "../app/base/db/client.server.ts";
import { dice } from "../seed/season.ts";

const GROUPS = 16;
const CLUBS = 80;
const SQUADS = 150;
const presets = ["spec", "ittf", "difference", "rubbers", "nttb"];

type Tie = {
	group: number;
	home: number;
	away: number;
	day: number;
	score: [number, number] | null;
	status: string;
	outcome: string;
	absent: string | null;
};

/**
 * A season of 16 divisions, 150 squads of 80 clubs and 1,602 ties: derbies, byes, walkovers on one and both sides,
 * awarded and abandoned ties, moved dates, withdrawals that keep or expunge their results, start points and deductions.
 * The same each time.
 */
export async function makeFederation() {
	const roll = dice(1926);
	const pick = <T>(choices: readonly T[]) => choices[Math.floor(roll() * choices.length)]!;
	const ids = async (statement: string, values: unknown[] = []) =>
		(await runSql(statement, values)).rows.map(({ id }) => Number(id));
	const clubs = await ids(
		`insert into teams (name, name_ar) select 'Club ' || lpad(n::text, 2, '0'), 'نادي ' || n
			from generate_series(1, ${CLUBS}) n returning id`,
	);
	await runSql("insert into seasons (name) values ('2025/2026') on conflict do nothing");
	await runSql("insert into competitions (slug, name, name_ar) values ('divisions', 'Divisions', 'الدرجات')");
	await runSql(
		"insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'divisions'",
	);
	await runSql("insert into stages (edition_id) select max(id) from editions");
	const groups = await ids(
		`insert into groups (stage_id, name, name_ar, rule_set, points_win) select (select max(id) from stages),
			'Division ' || n, 'الدرجة ' || n,
		 (array['${presets.join("', '")}'])[1 + n % 5], case when n % 4 = 0 then 3 end
		   from generate_series(1, ${GROUPS}) n returning id`,
	);
	// A club's first and second squads are in one division.
	const squads = await ids(
		`insert into squads (club_id, season, letter) select club, '2025/2026', letter
			from unnest($1::int[], $2::text[]) s (club, letter) returning id`,
		[
			Array.from({ length: SQUADS }, (_, n) => clubs[n < 130 ? n % CLUBS : n - 130]),
			Array.from({ length: SQUADS }, (_, n) => (n < CLUBS ? "A" : n < 130 ? "B" : "C")),
		],
	);
	const ties: Tie[] = [];
	for (const [nth, group] of groups.entries()) {
		const own = squads.filter((_, n) => n % GROUPS === nth);
		const legs = nth < 8 ? 3 : 2;
		for (let leg = 0; leg < legs; leg++)
			for (const [a, home] of own.entries())
				for (const away of own.slice(a + 1))
					ties.push(tieOf(group, ...((leg % 2 ? [away, home] : [home, away]) as [number, number]), roll));
	}
	await runSql(
		`insert into matches (season, group_id, match_date, status, home_team_id, home_squad_id, away_team_id,
			away_squad_id, home_score, away_score,
		   outcome, absent)
		 select '2025/2026', t.grp, date '2025-09-01' + t.day, t.status::match_status, h.club_id, h.id, w.club_id, w.id,
		   t.own, t.other, t.outcome, t.absent
		 from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[])
		   t (grp, home, away, day, own, other, status, outcome, absent) join squads h on h.id = t.home
		     join squads w on w.id = t.away`,
		[
			ties.map(({ group }) => group),
			ties.map(({ home }) => home),
			ties.map(({ away }) => away),
			ties.map(({ day }) => day),
			ties.map(({ score }) => score?.[0] ?? null),
			ties.map(({ score }) => score?.[1] ?? null),
			ties.map(({ status }) => status),
			ties.map(({ outcome }) => outcome),
			ties.map(({ absent }) => absent),
		],
	);
	await runSql("update matches set match_date = match_date + 10 where id % 13 = 0");
	for (const group of groups) {
		const [kept, gone, started, taken] = await ids(
			"select squad_id as id from entries where group_id = $1 order by md5(id::text)",
			[group],
		);
		const leave = (squad: number | undefined, results: string) =>
			runSql(
				"update entries set state = $3, results = $4, since = '2026-01-10' where group_id = $1 and squad_id = $2",
				[group, squad, pick(["withdrawn", "excluded"]), results],
			);
		if (group % 3 === 0) await leave(kept, "keep");
		if (group % 2 === 0) await leave(gone, "expunge");
		await runSql("update entries set start_points = $3 where group_id = $1 and squad_id = $2", [
			group,
			started,
			pick([0.5, 2, -1]),
		]);
		await runSql(
			`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
				values ($1, $2, $3, 'x', 'س', $4)`,
			[group, taken, pick([-3, -0.5, 1]), pick(["2025-10-01", "2026-02-01"])],
		);
	}
	return groups;
}

function tieOf(group: number, home: number, away: number, roll: () => number): Tie {
	const at = roll();
	const day = Math.floor(roll() * 240);
	const tie = { group, home, away, day, status: "completed", outcome: "played", absent: null };
	const lost = Math.floor(roll() * 3);
	const score: [number, number] = roll() < 0.08 ? [2, 2] : roll() < 0.55 ? [3, lost] : [lost, 3];
	const side = roll() < 0.5 ? "home" : "away";
	const typed: [number, number] | null = roll() < 0.5 ? null : side === "home" ? [0, 3] : [3, 0];
	if (at < 0.04) return { ...tie, status: "scheduled", score: null };
	if (at < 0.06) return { ...tie, status: "cancelled", score: null };
	if (at < 0.12) return { ...tie, outcome: "walkover", absent: side, score: typed };
	if (at < 0.14) return { ...tie, outcome: "walkover", absent: "both", score: roll() < 0.5 ? null : [0, 0] };
	if (at < 0.16) return { ...tie, outcome: "awarded", absent: side, score: typed };
	if (at < 0.18) return { ...tie, outcome: "abandoned", absent: roll() < 0.5 ? side : null, score: [1, 1] };
	return { ...tie, score };
}
