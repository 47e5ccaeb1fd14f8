import { otherSide, sides } from "../app/access/side.ts";
import { runSql } from "../app/base/db/client.server.ts";
import { dice } from "../seed/season.ts";

const CLUBS = 12;
/** Rubbers of a tie; the third one is a doubles. */
const RUBBERS = 5;
const usual = <T>(value: T, times: number) => Array.from({ length: times }, () => value);
const OUTCOMES = [...usual("played", 6), "walkover", "retired", "defaulted", "not played"];
const STATES = [...usual("completed", 5), "scheduled", "cancelled"];

type Row = Record<string, unknown>;
type Options = { ties: number; players: number; onlyPlayed?: boolean };

const ids = async (statement: string) => (await runSql(statement)).rows.map(({ id }) => Number(id));
const nextIds = (table: string, count: number) =>
	ids(`select nextval(pg_get_serial_sequence('${table}', 'id')) as id from generate_series(1, ${count})`);

function insert(table: string, rows: Row[]) {
	const columns = Object.keys(rows[0] ?? {}).join(", ");
	const from = `json_populate_recordset(null::${table}, $1)`;
	return runSql(`insert into ${table} (${columns}) select ${columns} from ${from}`, [JSON.stringify(rows)]);
}

/**
 * Ties of two seasons in a league, a cup and a competition in preparation: with every end of a rubber, ties that do not
 * count, and players who are not registered. With `onlyPlayed` all are played, in one competition. The same each time.
 */
export async function makeRubbers({ ties, players, onlyPlayed = false }: Options) {
	const roll = dice(1971);
	const below = (most: number) => Math.floor(roll() * most);
	const pick = <T>(choices: readonly T[]) => choices[below(choices.length)]!;
	const clubs = await ids(
		`insert into teams (name, name_ar) select 'Club ' || n, 'نادي ' || n
			from generate_series(1, ${CLUBS}) n returning id`,
	);
	const people = await ids(`insert into players (name, name_ar, team_id)
		select 'Player ' || n, 'لاعب ' || n, (array[${clubs}])[1 + n % ${CLUBS}]
		from generate_series(1, ${players}) n returning id`);
	const groups = await makeGroups();
	const rows = { matches: [] as Row[], rubbers: [] as Row[], rubber_players: [] as Row[], games: [] as Row[] };
	const rubberIds = await nextIds("rubbers", ties * RUBBERS);
	for (const [n, id] of (await nextIds("matches", ties)).entries()) {
		const group = onlyPlayed ? groups[0]! : pick(groups);
		const home = below(CLUBS);
		const clubAt = { home, away: (home + 1 + below(CLUBS - 1)) % CLUBS };
		const score = { home: 0, away: 0 };
		for (let ordinal = 1; ordinal <= RUBBERS; ordinal++) {
			const rubber_id = rubberIds[n * RUBBERS + ordinal - 1]!;
			const outcome = onlyPlayed ? "played" : pick(OUTCOMES);
			const winner = pick(sides);
			const other = otherSide(winner);
			const isPlayed = outcome === "played";
			const games = { [winner]: isPlayed ? 3 : below(3), [other]: below(3) };
			const lost_by = isPlayed || outcome === "not played" ? null : pick([other, other, "both"]);
			if (isPlayed || lost_by === other) score[winner] += 1;
			const isDoubles = ordinal === 3;
			rows.rubbers.push({
				id: rubber_id,
				match_id: id,
				ordinal,
				kind: isDoubles ? "doubles" : "singles",
				outcome,
				lost_by,
				home_games: games.home,
				away_games: games.away,
			});
			for (const side of sides) {
				const first = below(players / CLUBS) * CLUBS + ((clubAt[side] + CLUBS - 1) % CLUBS);
				for (const place of isDoubles ? [1, 2] : [1]) {
					const who = people[(first + (place - 1) * CLUBS) % players]!;
					const names = { name: `Player ${who}`, name_ar: `لاعب ${who}` };
					const player_id = !onlyPlayed && below(12) === 0 ? null : who;
					rows.rubber_players.push({ rubber_id, side, place, player_id, ...names });
				}
			}
			const count = outcome === "walkover" || outcome === "not played" ? 0 : 1 + below(5);
			for (let number = 1; number <= count; number++)
				rows.games.push({ rubber_id, number, home_points: below(14), away_points: below(14) });
		}
		const status = onlyPlayed ? "completed" : pick(STATES);
		const counts = status === "completed";
		rows.matches.push({
			id,
			season: group.season,
			group_id: group.id,
			status,
			match_date: `${group.season.slice(0, 4)}-11-${10 + (n % 19)}`,
			home_team_id: clubs[clubAt.home],
			away_team_id: clubs[clubAt.away],
			home_score: counts ? score.home : null,
			away_score: counts ? score.away : null,
		});
	}
	for (const table of ["matches", "rubbers", "rubber_players", "games"] as const) await insert(table, rows[table]);
	return { people, clubs, groups };
}

/** A group for each season of each competition. */
async function makeGroups() {
	const { rows } = await runSql(`with made as (insert into competitions (slug, name, name_ar)
			values ('league', 'League', 'الدوري'), ('cup', 'Cup', 'الكأس'), ('plan', 'Plan', 'خطة') returning id, slug),
		years as (insert into seasons (name) values ('2024/2025'), ('2025/2026')
			on conflict (name) do update set name = excluded.name returning name),
		held as (insert into editions (competition_id, season, state, depth)
			select id, name, case slug when 'plan' then 'draft' else 'running' end, 'games' from made, years
			returning id, season),
		staged as (insert into stages (edition_id) select id from held returning id, edition_id),
		placed as (insert into groups (stage_id, name, name_ar) select id, 'Group', 'المجموعة' from staged
			returning id, stage_id)
		select p.id, h.season from placed p join staged s on s.id = p.stage_id
		join held h on h.id = s.edition_id order by p.id`);
	return rows.map(({ id, season }) => ({ id: Number(id), season: String(season) }));
}
