import { db } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { clubIn, clubNames } from "../clubs/clubs.server.ts";
import type { MatchStatus } from "./match.ts";

const columns = [
	"id",
	"season",
	"match_date",
	"match_time",
	"status",
	"home_team_id",
	"away_team_id",
	"home_score",
	"away_score",
	"sequence",
	"updated_at",
] as const;

export type MatchRow = Awaited<ReturnType<typeof matchesOf>>[number];
export type MatchFilter = { season?: string; teamId?: number; status?: MatchStatus };

/** Ties, newest first. A season of one division has a few hundred: it is read whole. */
export function matchesOf({ season, teamId, status }: MatchFilter) {
	let query = db().selectFrom("matches").select(columns);
	if (season !== undefined) query = query.where("season", "=", season);
	if (status !== undefined) query = query.where("status", "=", status);
	if (teamId !== undefined)
		query = query.where((eb) => eb.or([eb("home_team_id", "=", teamId), eb("away_team_id", "=", teamId)]));
	return query.orderBy("match_date", "desc").orderBy("match_time", "desc").orderBy("id", "desc").execute();
}

export type NamedTie = Awaited<ReturnType<typeof named>>[number];

/** The same ties with the names and crests of both teams. */
export async function named(ties: MatchRow[]) {
	const clubs = await clubNames();
	return ties.map((tie) => ({
		...tie,
		home_team: clubIn(clubs, tie.home_team_id),
		away_team: clubIn(clubs, tie.away_team_id),
	}));
}

export const namedMatchesOf = async (filter: MatchFilter) => named(await matchesOf(filter));

/** The next scheduled ties of a season from today on, soonest first. */
export async function nextTies(season: string, count: number, now: Date) {
	const scheduled = await matchesOf({ season, status: "scheduled" });
	const today = riyadhDay(now);
	return named(
		scheduled
			.filter((tie) => tie.match_date >= today)
			.reverse()
			.slice(0, count),
	);
}

export function seasonByName(name: string) {
	return db().selectFrom("seasons").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Names of the seasons, newest first. */
export async function seasonNames() {
	const rows = await db().selectFrom("seasons").select("name").orderBy("name", "desc").execute();
	return rows.map((row) => row.name);
}
