import { riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { type Group, shownGroups } from "../competitions/competitions.server.ts";
import { rubbersOfTies, type ShownRubber } from "../sheets/rubbers.server.ts";
import { runningScore } from "../sheets/running-score.ts";
import { hasBegun } from "../tie.ts";
import { type NamedTie, named, tiesOf } from "../ties/ties.server.ts";
import { tableIfEnded } from "./if-ended.server.ts";

/** How far a tie of the night is: it goes on, its hour is past without a score, it is ahead, or it ended. */
const states = ["in play", "begun", "ahead", "ended"] as const;
export type NightState = (typeof states)[number];

/** Tables that a page has room for; the default group comes first. */
const TABLES = 2;
const DAY_MS = 86_400_000;

/**
 * The ties of today, and those of last night that still go on, by group in the order of staff; what goes on is first.
 * Undefined on a day without.
 */
export async function nightOf(now: Date, locale: Locale) {
	const today = riyadhDay(now);
	const ties = await tiesOf({ days: [today, riyadhDay(new Date(now.getTime() - DAY_MS))] });
	const ofNight = ties.filter((tie) => isOfNight(tie, today));
	if (ofNight.length === 0) return undefined;
	const playing = ofNight.filter(({ phase }) => phase === "in_play");
	const rubbers = await rubbersOfTies(playing.map(({ id }) => id));
	const shown = (await named(ofNight.reverse())).map((tie) => {
		const own = rubbers.get(tie.id) ?? [];
		return {
			...tie,
			state: stateOf(tie, now),
			...(own.length > 0 && { running: runningScore(own), atTable: atTable(own) }),
		};
	});
	const sorted = states.flatMap((state) => shown.filter((tie) => tie.state === state));
	const groups = (await shownGroups()).filter(({ id }) => sorted.some(({ group_id }) => group_id === id));
	const tables = [];
	for (const group of groups.filter(({ id }) => hasScore(id, rubbers, playing)).slice(0, TABLES))
		tables.push(await tableIfEnded(group, { playing, rubbers, locale }));
	return { groups: groups.map(namesOf), ties: sorted, tables };
}
export type Night = NonNullable<Awaited<ReturnType<typeof nightOf>>>;
export type NightTie = Night["ties"][number];

type NightRow = Pick<NamedTie, "status" | "phase" | "match_date" | "date_known">;
/** A sheet that was left open is no play of tonight: a tie of two days ago is in no strip. */
const isOfNight = ({ status, phase, match_date, date_known }: NightRow, today: string) =>
	phase === "in_play" || (match_date === today && date_known && status !== "cancelled" && phase !== "postponed");

function stateOf(tie: NamedTie, now: Date): NightState {
	if (tie.phase === "in_play") return "in play";
	if (tie.status === "completed") return "ended";
	return hasBegun(tie, now) ? "begun" : "ahead";
}

/** The rubbers that are being played, as far as they are written down. */
const atTable = (rubbers: ShownRubber[]) => rubbers.filter(({ outcome }) => outcome === "not played");

/** Whether a tie of the group in play has a rubber that counts: until then its table is the official one. */
const hasScore = (group: number, rubbers: Map<number, ShownRubber[]>, playing: { id: number; group_id: number }[]) =>
	playing.some(({ id, group_id }) => {
		const { home, away } = runningScore(rubbers.get(id) ?? []);
		return group_id === group && home + away > 0;
	});

const namesOf = ({ id, slug, season, name, name_ar, competition, competition_ar }: Group) => ({
	id,
	slug,
	season,
	name,
	name_ar,
	competition,
	competition_ar,
});
