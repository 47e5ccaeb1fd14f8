import { nearest } from "../../base/search/nearest.ts";
import { readChecks } from "../../people/registrations/eligibility/checks.ts";
import type { RowReading } from "../plan/read-row.ts";
import type { League, NamedGroup } from "./league-by-name.server.ts";

type Names = { name: string; name_ar: string };
export type Fields = Record<string, string>;

/** A season as people write it, also with a dash. */
export const seasonOf = (given: string) => given.trim().replace(/^(\d{4})\s*[-–]\s*(\d{4})$/, "$1/$2");

/** Notes that a column names nothing that is there, and the names that come near. */
export function miss(read: RowReading, column: string, given: string, among: readonly Names[], problem: string) {
	read.problems = { ...read.problems, [column]: given === "" ? "required" : problem };
	if (given === "") return;
	const names = among.flatMap(({ name, name_ar }) => [name, name_ar].map((text) => [text, text] as const));
	read.unknown = { ...read.unknown, [column]: { given, nearest: nearest(given, names) } };
}

/**
 * The group that a row names, in its season. Without a competition it is one of the first competition, or the only one
 * of that name; without a group, the first of the competition. Undefined with a problem noted; or without one, where
 * the season has no group yet and the tie gets the usual one, or where the row names neither.
 */
export function readGroup(read: RowReading, league: League, { competition = "", group = "" }: Fields, season: string) {
	if (competition === "" && group === "") return undefined;
	const named = competition === "" ? undefined : league.competition(competition);
	if (competition !== "" && !named) {
		miss(read, "competition", competition, league.competitions, "unknownCompetition");
		return undefined;
	}
	const among = league.groupsIn(season, named?.id);
	const found = group === "" ? among.slice(0, 1) : firstOf(league.groupsNamed(group, season, named?.id));
	const [only] = found;
	if (only && found.length === 1) return only;
	if (only) read.problems = { ...read.problems, group: "severalGroups" };
	else if (!isUsualGroup(league, named?.id, group, among)) miss(read, "group", group, among, "unknownGroup");
	return undefined;
}

type Edition = Parameters<League["isClosed"]>[0];
/** The problem of a row that changes something in these editions, or in those of groups: one that is closed stays. */
export const refuseClosed = ({ isClosed }: League, editions: readonly (Edition | undefined)[]) =>
	editions.some((edition) => edition && isClosed(edition)) ? { group: "openAgainFirst" } : undefined;

/** Those of the first competition, where there are some. */
function firstOf(groups: NamedGroup[]) {
	const own = groups.filter(({ of_default }) => of_default);
	return own.length > 0 ? own : groups;
}

/** Whether a row means the group that the first tie of a season makes. */
function isUsualGroup(league: League, competition: number | undefined, group: string, among: NamedGroup[]) {
	const usual = league.competitions.find(({ is_default }) => is_default);
	const isUsual = usual !== undefined && (competition === undefined || competition === usual.id);
	return isUsual && among.length === 0 && (group === "" || [usual.name, usual.name_ar].includes(group));
}

/** Whether checks name a category of licences that is not there. */
export const namesUnknownCategory = (checks: string, categories: ReadonlySet<string>) =>
	readChecks(checks === "none" ? "" : checks)?.quotas?.some(({ category }) => !categories.has(category)) ?? false;

/** The letter of a club's squad: `B`, `b` or `2`; the first where nothing is said. Undefined for another text. */
export function letterOf(given = ""): string | undefined {
	const text = given.trim().toUpperCase();
	if (text === "") return "A";
	if (/^[A-Z]$/.test(text)) return text;
	return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 26
		? String.fromCharCode(64 + Number(text))
		: undefined;
}

/** As long as the name of a hall may be. */
const MAX_VENUE = 120;

/**
 * The hall of a row: its id, or its name where it is a new one; a name that is nearly one there is asks which is meant.
 */
export function readVenue(read: RowReading, league: League, given = ""): { venue_id?: number; venue?: string } {
	if (given === "") return {};
	const known = league.venue(given);
	if (known !== undefined) return { venue_id: known };
	if (given.length > MAX_VENUE) {
		read.problems = { ...read.problems, venue: "tooLong" };
		return {};
	}
	const numbers = (text: string) => text.match(/\d+/g)?.join(" ") ?? "";
	const alike = league.venues.filter(({ name, name_ar }) =>
		[name, name_ar].some((each) => numbers(each) === numbers(given) && nearest(given, [[each, each]]).length > 0),
	);
	if (alike.length === 0 && !/^\d+$/.test(given)) return { venue: given };
	miss(read, "venue", given, alike, "unknownVenue");
	return {};
}
