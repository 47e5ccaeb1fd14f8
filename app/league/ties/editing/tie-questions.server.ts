import { db } from "../../../base/db/client.server.ts";
import { defaultCompetition } from "../../competitions/competitions.server.ts";
import { groupChoices } from "../../competitions/groups/group-choices.server.ts";
import { clashesOf } from "./date-clashes.server.ts";
import { isUnlikely, type TieValues } from "./tie-form.ts";
import type { UnplayedScore } from "./walkover-score.ts";

/** The fields that each question is about. */
export const questionFields = {
	sameTie: ["home_team_id", "away_team_id", "home_squad", "away_squad", "match_date", "status"],
	noScores: ["status", "home_score", "away_score", "outcome", "absent"],
	playedAhead: ["status", "match_date"],
	unlikelyScore: ["home_score", "away_score"],
	absentWon: ["home_score", "away_score", "absent"],
	foreignDecision: ["case_reference"],
	entersSquad: ["home_team_id", "away_team_id", "home_squad", "away_squad", "group_id"],
	squadBusy: ["home_team_id", "away_team_id", "home_squad", "away_squad", "match_date"],
	hallClosed: ["home_team_id", "home_squad", "match_date", "venue_id"],
	hallBusy: ["home_team_id", "home_squad", "match_date", "match_time", "venue_id"],
	onHoliday: ["match_date"],
};

type Facts = { today: string; unplayed: UnplayedScore };

/** Likely slips, as keys: the editor is asked about them. */
export async function questionsOfTie(id: number | undefined, tie: TieValues, { today, unplayed }: Facts) {
	const completed = tie.status === "completed";
	const counts = tie.home_score !== null || (isDecided(tie) && unplayed.score !== "typed");
	const isTwin = await hasTwin(id, tie);
	return [
		isTwin && "sameTie",
		completed && !counts && "noScores",
		completed && tie.match_date > today && "playedAhead",
		isUnlikely(tie) && "unlikelyScore",
		wonAbsent(tie) && "absentWon",
		(await entersSquad(tie)) && "entersSquad",
		...(await clashesOfForm(id, tie)).filter((clash) => clash !== "squadBusy" || !isTwin),
	].filter((question) => typeof question === "string");
}

/**
 * The clashes of a tie that is to be played on an agreed day, unless its day, time, hall and squads are as they were.
 */
async function clashesOfForm(id: number | undefined, tie: TieValues) {
	const former = await placedTie(id);
	const { status, phase = former?.phase, date_known = former?.date_known } = tie;
	if (status !== "scheduled" || phase === "postponed" || date_known === false) return [];
	const inClass = await classOfTie(tie, former?.group_id);
	const { season, match_date, match_time, venue_id = former?.venue_id ?? null } = tie;
	const placed = {
		id: id ?? 0,
		match_date,
		match_time,
		venue_id,
		home_squad_id: await presentSquad(tie.home_team_id, season, inClass, tie.home_squad ?? former?.home_squad),
		away_squad_id: await presentSquad(tie.away_team_id, season, inClass, tie.away_squad ?? former?.away_squad),
	};
	const isAsBefore =
		former?.status === "scheduled" &&
		former.phase !== "postponed" &&
		former.date_known &&
		(["match_date", "match_time", "venue_id", "home_squad_id", "away_squad_id"] as const).every(
			(name) => former[name] === placed[name],
		);
	return isAsBefore ? [] : clashesOf(placed);
}

const placedTie = (id: number | undefined) =>
	db()
		.selectFrom("matches as m")
		.innerJoin("squads as h", "h.id", "m.home_squad_id")
		.innerJoin("squads as a", "a.id", "m.away_squad_id")
		.select(["m.status", "m.phase", "m.date_known", "m.match_date", "m.match_time", "m.venue_id"])
		.select(["m.group_id", "m.home_squad_id", "m.away_squad_id", "h.letter as home_squad", "a.letter as away_squad"])
		.where("m.id", "=", id ?? 0)
		.executeTakeFirst();

/** The class of the group that a tie gets: the one that its form names, else the one that it has or the season's. */
async function classOfTie({ group_id, season }: TieValues, former?: number): Promise<string> {
	const groups = await groupChoices(season);
	const named = groups.find(({ id }) => id === (group_id ?? former));
	return named?.class ?? (await defaultCompetition()).class;
}

/** The id of a squad; 0, which none has, where saving is what makes it. */
async function presentSquad(club: number, season: string, inClass: string, letter = "A"): Promise<number> {
	const squad = await db()
		.selectFrom("squads")
		.select("id")
		.where("club_id", "=", club)
		.where("season", "=", season)
		.where("class", "=", inClass)
		.where("letter", "=", letter)
		.executeTakeFirst();
	return squad?.id ?? 0;
}

type End = {
	outcome?: string | undefined;
	absent?: string | null | undefined;
	home_score: number | null;
	away_score: number | null;
};

const isDecided = ({ outcome = "played", absent }: End) => outcome !== "played" && Boolean(absent);

/** Whether the side that lost without playing has the higher score. */
export function wonAbsent({ outcome = "played", absent, home_score, away_score }: End) {
	if (outcome === "played" || home_score === null || away_score === null) return false;
	return (absent === "home" && home_score > away_score) || (absent === "away" && away_score > home_score);
}

/** Whether another tie of the same two squads, at either's home, is on the same day. */
async function hasTwin(id: number | undefined, tie: TieValues): Promise<boolean> {
	const inClass = await classOfTie(tie, (await placedTie(id))?.group_id);
	const sides = [
		[tie.home_team_id, tie.home_squad ?? "A"],
		[tie.away_team_id, tie.away_squad ?? "A"],
	] as const;
	const others = await db()
		.selectFrom("matches as m")
		.innerJoin("squads as h", "h.id", "m.home_squad_id")
		.innerJoin("squads as a", "a.id", "m.away_squad_id")
		.select(["h.club_id as home", "h.letter as home_letter", "a.club_id as away", "a.letter as away_letter"])
		.where("m.match_date", "=", tie.match_date)
		.where("m.status", "<>", "cancelled")
		.where("h.class", "=", inClass)
		.where("m.home_team_id", "in", [tie.home_team_id, tie.away_team_id])
		.where("m.away_team_id", "in", [tie.home_team_id, tie.away_team_id])
		.where("m.id", "<>", id ?? 0)
		.execute();
	const pair = (all: (readonly [number, string])[]) =>
		all
			.map((side) => side.join())
			.sort()
			.join();
	return others.some(
		({ home, home_letter, away, away_letter }) =>
			pair([
				[home, home_letter],
				[away, away_letter],
			]) === pair([...sides]),
	);
}

/**
 * Whether saving enters a squad in a group that its editor chose and it is not in. The group of a season is entered by
 * its ties alone.
 */
async function entersSquad(tie: TieValues): Promise<boolean> {
	if (!tie.group_id) return false;
	const group = (await groupChoices(tie.season)).find(({ id }) => id === tie.group_id);
	if (!group || (group.is_default && group.of_default)) return false;
	const entered = await db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.select(["q.club_id", "q.letter"])
		.where("n.group_id", "=", tie.group_id)
		.execute();
	const isIn = (club: number, letter = "A") => entered.some((each) => each.club_id === club && each.letter === letter);
	return !isIn(tie.home_team_id, tie.home_squad) || !isIn(tie.away_team_id, tie.away_squad);
}
