import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { clubIn, clubNames } from "../../people/clubs/clubs.server.ts";
import { formerNames } from "../../people/clubs/former-names/former-names.server.ts";
import { namesOn } from "../../people/clubs/former-names/names-on.ts";
import { type SquadOfClass, squadInClass, squadName } from "../../people/squads/squad-name.ts";
import { furtherSquads } from "../../people/squads/squads.server.ts";
import { draftGroups, shownFinishedGroups } from "../competitions/competitions.server.ts";
import { counts, hasBegun, isOnLikelyDay, published, type TieStatus } from "../tie.ts";

export const tieColumns = [
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
	"group_id",
	"round",
	"home_squad_id",
	"away_squad_id",
	"date_known",
	"phase",
	"outcome",
	"absent",
	"venue_id",
] as const;

export type TieRow = Awaited<ReturnType<typeof tiesOf>>[number];
export type TieFilter = {
	season?: string;
	groupId?: number;
	groupIds?: number[];
	clubId?: number;
	status?: TieStatus;
	days?: string[];
};

/** Ties as the public sees them, newest first; those of competitions in preparation are not. A season is read whole. */
export async function tiesOf({ season, groupId, groupIds, clubId, status, days }: TieFilter) {
	let query = db().selectFrom("matches").select(tieColumns).where("group_id", "not in", draftGroups());
	if (groupId !== undefined) query = query.where("group_id", "=", groupId);
	if (groupIds !== undefined) query = query.where(sql<boolean>`group_id = any(${groupIds})`);
	if (season !== undefined) query = query.where("season", "=", season);
	if (status !== undefined) query = query.where("status", "=", status);
	if (days !== undefined) query = query.where("match_date", "in", days);
	if (clubId !== undefined)
		query = query.where((eb) => eb.or([eb("home_team_id", "=", clubId), eb("away_team_id", "=", clubId)]));
	const rows = await query.orderBy("match_date", "desc").orderBy("match_time", "desc").orderBy("id", "desc").execute();
	return rows.map(published);
}

type ClubNames = { name: string; name_ar: string };
export type NamedTie = Awaited<ReturnType<typeof named<TieRow>>>[number];

/**
 * The same ties with the crests of both clubs and the names of their squads on the day: a club's own, with the letter
 * for any but its first.
 */
export const named = <T extends TieRow>(ties: T[]) => namedBy(squadName, ties);

/** The same beside ties of other classes: squads without a name of their own have that of their class as well. */
export const namedInClass = <T extends TieRow>(ties: T[]) => namedBy(squadInClass, ties);

async function namedBy<T extends TieRow>(nameOf: (squad: SquadOfClass) => ClubNames, ties: T[]) {
	const [clubs, former, squads] = [await clubNames(), await formerNames(), await furtherSquads()];
	const over = await shownFinishedGroups();
	const side = (clubId: number, squadId: number, day: string) => {
		const club = namesOn(former.get(clubId), clubIn(clubs, clubId), day);
		const squad = squads.get(squadId);
		return squad ? { ...club, ...nameOf({ ...squad, name: club.name, name_ar: club.name_ar }) } : club;
	};
	return ties.map((tie) => ({
		...tie,
		home_team: side(tie.home_team_id, tie.home_squad_id, tie.match_date),
		away_team: side(tie.away_team_id, tie.away_squad_id, tie.match_date),
		/** Its edition is over, and it has no result. */
		isUnplayed: tie.status === "scheduled" && over.has(tie.group_id),
	}));
}

export const namedTiesOf = ({ season, groupIds, clubId, status }: TieFilter) =>
	rememberForPages(`ties ${JSON.stringify([season, groupIds, clubId, status])}`, async () =>
		(groupIds ? named : namedInClass)(await tiesOf({ season, groupIds, clubId, status })),
	);

/**
 * The next ties of a season, or of some groups or one club in it, from today on, soonest first: one that started, or
 * is postponed, is none of them, nor is one of an edition that is over.
 */
export async function nextTies(season: string, count: number, now: Date, among: TieFilter = {}) {
	const scheduled = await namedTiesOf({ season, ...among, status: "scheduled" });
	const today = riyadhDay(now);
	return scheduled
		.filter(isOnLikelyDay)
		.filter(({ isUnplayed }) => !isUnplayed)
		.filter((tie) => tie.match_date >= today && tie.date_known && tie.phase !== "postponed" && !hasBegun(tie, now))
		.reverse()
		.slice(0, count);
}

/** The last ties of a season's groups that count, newest first. */
export async function lastResults(season: string, count: number, groupIds: number[]) {
	const completed = await tiesOf({ season, status: "completed", groupIds });
	return named(completed.filter(counts).filter(isOnLikelyDay).slice(0, count));
}
