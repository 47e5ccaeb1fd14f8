import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remember.server.ts";
import { adjustmentsOf, entriesOf, type Group } from "../../competitions/competitions.server.ts";
import { squadName } from "../../competitions/squad-name.ts";
import { zoneAt, zonesOf } from "../../competitions/zones.ts";
import { type Result, resultOf } from "../../matches/tie.ts";
import { seasonByName } from "../../matches/ties.server.ts";
import { rank } from "../ranking/rank.ts";
import { type Preset, presets, type RuleSet } from "../ranking/rule-set.ts";
import type { EndedTie } from "../ranking/tally.ts";
import { usualRule } from "../standings.ts";
import { type TieBehind, tiesBehind } from "../why/ties-behind.ts";
import { rulesOf } from "./group-rules.ts";

/** The table of a group: a row a squad, the expunged last and without a place; its rules, zones and adjustments. */
export const groupTable = (group: Group) => rememberForPages(`group table ${group.id}`, () => compute(group));

/** The same as of a day, or under another rule set: not the official table of today, and not remembered. */
export const groupTableAsked = (group: Group, asked: GroupAsked) => compute(group, asked);
export type GroupAsked = { on?: string | undefined; preset?: Preset | undefined };

async function compute(group: Group, { on, preset }: GroupAsked = {}) {
	const [allEntries, allTies, allAdjustments, season] = await Promise.all([
		entriesOf(group.id),
		tiesOfGroup(group.id),
		adjustmentsOf(group.id),
		seasonByName(group.season),
	]);
	const ties = on === undefined ? allTies : allTies.filter(({ match_date }) => match_date <= on);
	const adjustments = on === undefined ? allAdjustments : allAdjustments.filter(({ decided_on }) => decided_on <= on);
	// The table of a season has no club without a tie.
	const entries = group.of_default && group.is_default ? allEntries.filter(({ has_tie }) => has_tie) : allEntries;
	const rule = preset ? presets[preset] : rulesOf(group, season ?? usualRule);
	const zones = zonesOf(group.zones) ?? [];
	const bySquad = new Map(entries.map((entry) => [entry.squad_id, entry]));
	const adjustmentOf = (squadId: number) =>
		adjustments.filter(({ squad_id }) => squad_id === squadId).reduce((sum, { points }) => sum + points, 0);
	const isExpunged = ({ state, results }: (typeof entries)[number]) => state !== "active" && results === "expunge";
	const expunged = new Set(entries.filter(isExpunged).map(({ squad_id }) => squad_id));
	const scored = ties
		.flatMap((tie) => scoredTie(tie) ?? [])
		.filter(({ home, away }) => !expunged.has(home) && !expunged.has(away));
	const placed = rank({
		entries: entries.map((entry) => ({
			id: entry.squad_id,
			name: squadName(entry).name,
			extraPoints: entry.start_points + adjustmentOf(entry.squad_id),
			isExpunged: expunged.has(entry.squad_id),
		})),
		ties: ties.flatMap((tie) => endedTie(tie, rule) ?? []),
		rule,
		full: FULL,
	});
	const rows = placed.flatMap(({ id, rank: place, tally, points, why }) => {
		const entry = bySquad.get(id);
		if (!entry) return [];
		return {
			rank: place,
			zone: zoneAt(zones, place),
			squad_id: id,
			team_id: entry.club_id,
			letter: entry.letter,
			club: { ...squadName(entry), logo_url: entry.logo_url },
			state: entry.state,
			since: entry.since,
			start_points: entry.start_points,
			adjustment: adjustmentOf(id),
			games: tally.games,
			played: tally.played,
			won: tally.won,
			drawn: tally.drawn,
			lost: tally.lost,
			for: tally.rubbers[0],
			against: tally.rubbers[1],
			points,
			form: formOf(id, scored),
			why,
			among: tiesBehind(why, scored),
		};
	});
	return { rule, zones, adjustments, hasTies: ties.length > 0, rows };
}
export type GroupTable = Awaited<ReturnType<typeof compute>>;
export type GroupRow = GroupTable["rows"][number];

/** The most of a tie, under rules that give a walkover so much: three of five rubbers, each best of five games. */
const FULL = { rubbers: 3, games: 9, points: 99 };
const FORM_LENGTH = 5;

type Row = Awaited<ReturnType<typeof tiesOfGroup>>[number];

/** The completed ties of a group, newest first. */
const tiesOfGroup = (groupId: number) =>
	db()
		.selectFrom("matches")
		.select(["id", "match_date", "home_squad_id", "away_squad_id", "home_score", "away_score", "outcome", "absent"])
		.where("group_id", "=", groupId)
		.where("status", "=", "completed")
		.orderBy("match_date", "desc")
		.orderBy("match_time", "desc")
		.orderBy("id", "desc")
		.execute();

/** A completed tie as tables read it; undefined without the scores that decide it. */
function endedTie(tie: Row, rule: RuleSet): EndedTie | undefined {
	const { id, home_squad_id: home, away_squad_id: away, home_score, away_score, outcome, absent } = tie;
	const needsScore = outcome === "played" || rule.unplayedScore === "typed";
	if (needsScore && (home_score === null || away_score === null)) return undefined;
	return { id, home, away, outcome, lostBy: absent ?? undefined, rubbers: [home_score ?? 0, away_score ?? 0] };
}

function scoredTie({
	id,
	match_date,
	home_squad_id,
	away_squad_id,
	home_score,
	away_score,
}: Row): TieBehind | undefined {
	if (home_score === null || away_score === null) return undefined;
	return { id, match_date, home: home_squad_id, away: away_squad_id, home_score, away_score };
}

/** The last five results of a squad, newest first. */
const formOf = (squadId: number, ties: TieBehind[]): Result[] =>
	ties
		.filter(({ home, away }) => home === squadId || away === squadId)
		.slice(0, FORM_LENGTH)
		.map(({ home, home_score, away_score }) => resultOf((home_score - away_score) * (home === squadId ? 1 : -1)));
