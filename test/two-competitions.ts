import { runSql } from "../app/base/db/client.server.ts";
import { importFile } from "./import-file.ts";
import { make } from "./make.ts";

const competitions = ["Old", "New"] as const;
type Line = string | ((competition: (typeof competitions)[number]) => string);

/** A file with the same lines for the group of each competition. */
export const forBoth = (columns: string, ...lines: Line[]) =>
	[
		`competition,season,group,${columns}`,
		...competitions.flatMap((name) =>
			lines.map((line) => `${name},2025/2026,A,${typeof line === "string" ? line : line(name)}`),
		),
	].join("\n");

/** A tie of each competition, on its own day. */
export const tiesOfBoth = (home: string, away: string, score: string) =>
	forBoth("match_date,home_team,away_team,home_score,away_score", (name) =>
		[`2025-1${name === "Old" ? 0 : 1}-01`, home, away, score].join(),
	);

/**
 * Two competitions of one season, each with a group of two clubs and a tie of theirs; a third club is in none. The
 * players of a club are `Alpha 1` and so on.
 */
export async function twoCompetitions() {
	for (const name of ["Alpha", "Beta", "Gamma"]) {
		const team_id = await make.club({ name, name_ar: name });
		for (const n of [1, 2, 3]) await make.player({ name: `${name} ${n}`, name_ar: `${name} ${n}`, team_id });
	}
	await importFile("groups", forBoth("format", "swaythling5"));
	await importFile("entries", forBoth("team", "Alpha", "Beta"));
	await importFile("matches", tiesOfBoth("Alpha", "Beta", ","));
	await runSql("update editions set depth = 'games'");
}

/** A file of the rubbers of both ties, which the home side wins. */
export async function rubbersOfBoth() {
	const { rows } = await runSql("select id from matches order by match_date");
	const lines = rows.flatMap(({ id }) => [1, 2, 3].map((n) => `${id},${n},Alpha ${n},Beta ${n},11-7 9-11 11-5 12-10`));
	return ["match,ordinal,home_players,away_players,games", ...lines].join("\n");
}

/** A value of each group `g`, that of the old competition first. */
export async function inGroups(value: string): Promise<unknown[]> {
	const { rows } = await runSql(`select ${value} as value from groups g join stages s on s.id = g.stage_id
		join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
		where g.name = 'A' order by c.name desc`);
	return rows.map((row) => row.value);
}
/** The state of a club in each group; null where it is not entered. */
export const statesOf = (club: string) =>
	inGroups(`(select n.state from entries n join squads q on q.id = n.squad_id join teams t on t.id = q.club_id
		where n.group_id = g.id and t.name = '${club}')`);
export const scores = () => inGroups("(select m.home_score from matches m where m.group_id = g.id)");

export const closeOld = () =>
	runSql(`update editions set closed_at = now()
		where competition_id = (select id from competitions where name = 'Old')`);

/** Opens what is closed, and deletes both. */
export async function endBoth() {
	await runSql("update editions set closed_at = null");
	await runSql("delete from matches");
	await runSql("delete from editions");
	await runSql("delete from competitions where not is_default");
}
