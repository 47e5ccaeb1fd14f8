import { asLeagueSystem } from "../../access/league-scope.server.ts";
import { type Side, sides } from "../../access/side.ts";
import { isOneOf } from "../../base/literals.ts";
import { hasPoints } from "../../league/competitions/depth.ts";
import { isSingles } from "../../league/formats/order-of-play.ts";
import { namedPlayers } from "../../league/sheets/line-ups/line-up-problems.server.ts";
import { readSheet } from "../../league/sheets/read-sheet.server.ts";
import { type Player, playersAt } from "../../league/sheets/rules/players.ts";
import { breaches } from "../../league/sheets/rules/sheet-problems.ts";
import { scoreOfSheet } from "../../league/sheets/rules/sheet-score.ts";
import {
	fieldOfBroken,
	judgeSheet,
	questionAbout,
	questionKey,
	questionsOf,
	questionWhether,
} from "../../league/sheets/saving/judge-sheet.server.ts";
import { corrects, unfinishedCounts } from "../../league/sheets/saving/save-sheet.server.ts";
import { latestVersion } from "../../league/sheets/saving/versions.server.ts";
import { type IneligiblePlayer, playersOn, type Sheet } from "../../league/sheets/sheet.ts";
import { fieldOfPlace } from "../../league/sheets/sheet-fields.ts";
import { type SheetTie, sheetTie } from "../../league/sheets/sheet-tie.server.ts";
import type { PlannedRow, Warning } from "../../records/imports/plan.ts";
import { verdictOf } from "../../records/imports/plan.ts";
import { type PlayerNames, playerNames } from "./players-named.ts";
import type { RubberRow } from "./rubber-row.ts";
import { gamesText, type NamedRow, sheetOfRows } from "./sheet-of-rows.ts";

export type Numbers = Parameters<typeof playerNames>[1];
/**
 * The rows of a tie as they are planned, the sheet that they make of the one with this number, and the questions that
 * its rows ask.
 */
export type PlannedTie = { rows: PlannedRow[]; made?: MadeSheet };
type MadeSheet = { sheet: Sheet; number: number; asked: string[]; reason: string | null };

/** The verdict on each row of a tie. When one of them is wrong the sheet is not saved, and the others say so. */
export async function planTie(match: number, rows: readonly RubberRow[], numbers: Numbers): Promise<PlannedTie> {
	const tie = await sheetTie(match);
	const { sheet: stored, number } = tie ? await asLeagueSystem(() => readSheet(tie)) : {};
	if (!tie || !stored) return { rows: rows.map((row) => wrong(row, { ...row.problems, match: "noSheets" })) };
	markRepeated(rows);
	const named = {
		home: await namedPlayers(tie, "home", playersOn(stored, "home")),
		away: await namedPlayers(tie, "away", playersOn(stored, "away")),
	};
	const names = { home: playerNames(named.home, numbers), away: playerNames(named.away, numbers) };
	const namedRows = rows.map(
		(row): NamedRow => ({
			row,
			home: resolve(row, "home", names.home),
			away: resolve(row, "away", names.away),
		}),
	);
	const withPoints = hasPoints(tie.depth);
	const sheet = sheetOfRows(tie.format.rules, stored, namedRows, withPoints);
	const effects = namedRows.map(({ row }) => effectOf(tie, row, stored, sheet, number ?? 0));
	for (const [i, row] of rows.entries())
		if (tie.closed_at && effects[i]?.verdict !== "same") row.problems.match ??= "openAgainFirst";
	const isChange = effects.some(({ verdict }) => verdict !== "same");
	const isReadable = rows.every((row) => Object.keys(row.problems).length === 0);
	const reason = rows.find((row) => row.reason !== "")?.reason ?? null;
	const judged = { stored, named, asks: sides, takesAsPlayed: true, reason };
	const { problems, ineligible, asked } =
		isChange && isReadable
			? await asLeagueSystem(async () => judgeSheet(tie, sheet, { ...judged, latest: await latestVersion(match) }))
			: { problems: {}, ineligible: [], asked: [] };
	markProblems(tie, rows, sheet, problems);
	const score = scoreOfSheet(tie.format.rules, sheet.rubbers, unfinishedCounts(tie));
	const isLocked = tie.phase === "locked" && isChange && corrects(tie, score);
	if (isLocked && reason === null && rows[0]) rows[0].problems.reason ??= "required";
	if (rows.some((row) => Object.keys(row.problems).length > 0))
		return {
			rows: rows.map((row) =>
				wrong(row, Object.keys(row.problems).length > 0 ? row.problems : { match: "sheetRefused" }, match),
			),
		};
	const general = isChange ? questionsOf(tie, sheet, score, stored) : [];
	const planned = effects.map((effect, i): PlannedRow => {
		const base = { line: rows[i]?.line ?? 0, name: nameOf(rows[i]) };
		const own = asked.filter((each) => rowAt(tie, rows, sheet, fieldOfBroken(tie, sheet, each)).row === rows[i]);
		const warnings = [
			...general.map(({ key }) => ({ key })),
			...warningsAbout(ineligible, namedRows[i]),
			...own.map(({ rule }): Warning => ({ key: "asPlayed", rule })),
		];
		if (warnings.length === 0 && ineligible.length + asked.length > 0) warnings.push({ key: "sheetAsks" });
		if (warnings.length === 0 || effect.verdict === "same") return { ...base, ...effect };
		return { ...base, ...effect, verdict: "warning", meant: effect.verdict, warnings };
	});
	const questions = [
		...general.map(questionKey),
		...ineligible.map((each) => questionAbout(tie, sheet, each)),
		...asked.map((each) => questionWhether(tie, sheet, each)),
	];
	return { rows: planned, made: { sheet, number: number ?? 0, asked: questions, reason } };
}

/** The players of a row who are not eligible. */
const warningsAbout = (ineligible: readonly IneligiblePlayer[], row: NamedRow | undefined): Warning[] =>
	ineligible
		.filter(({ side, id }) => id !== null && row?.[side].includes(id))
		.map(({ name, name_ar, rule }) => ({ key: "ineligible", name: name || name_ar, rule }));

const nameOf = (row: RubberRow | undefined) =>
	row ? `${row.match} · ${row.ordinal}: ${row.home.join(" + ")} – ${row.away.join(" + ")}` : "";

export const wrong = (row: RubberRow, problems: Record<string, string>, id?: number): PlannedRow => ({
	line: row.line,
	name: nameOf(row),
	verdict: "wrong",
	problems,
	...(id !== undefined && { id }),
	...(row.unknown && { unknown: row.unknown }),
});

function markRepeated(rows: readonly RubberRow[]) {
	for (const same of Map.groupBy(rows, ({ ordinal }) => ordinal).values())
		for (const row of same.slice(1)) row.problems.ordinal ??= "repeatedRow";
}

/** The players that a row names; names that no player of the side has are noted, with those that come near. */
function resolve(row: RubberRow, side: Side, names: PlayerNames): Player[] {
	if (row.outcome === "not played") return [];
	return row[side].flatMap((given) => {
		const found = names.find(given);
		if ("player" in found) return [found.player];
		const column = `${side}_players`;
		row.problems[column] ??= found.problem;
		if (found.problem === "unknownPlayer")
			row.unknown = { ...row.unknown, [column]: { given, nearest: found.nearest } };
		return [];
	});
}

const compared = ["home_players", "away_players", "games", "outcome", "absent"];

/** Compares a rubber as a row makes it with the one that is stored. */
function effectOf(tie: SheetTie, row: RubberRow, stored: Sheet, made: Sheet, number: number) {
	const nth = row.ordinal - 1;
	const valuesOf = ({ rubbers, lineUps }: Sheet) => {
		const rubber = rubbers[nth];
		const places = tie.format.rules.rubbers[nth];
		if (!rubber || !places || rubber.outcome === "not played") return undefined;
		const players = (side: Side) =>
			writtenPlayers(playersAt(places[side], lineUps[side], rubber.others?.[side]), isSingles(places[side]));
		return {
			home_players: players("home"),
			away_players: players("away"),
			games: gamesText(rubber),
			outcome: rubber.outcome,
			absent: rubber.lostBy ?? null,
		};
	};
	const [was, is] = [valuesOf(stored), valuesOf(made)];
	const nothing = Object.fromEntries(compared.map((column) => [column, null]));
	const known = { ...(was ?? nothing), id: tie.id, version: number };
	const effect = verdictOf({ ...(is ?? { ...nothing, outcome: was ? "not played" : null }) }, compared, known);
	return effect.verdict === "changed" && !was ? { ...effect, verdict: "new" as const } : effect;
}

const writtenPlayers = (players: readonly Player[], inOrder: boolean) => {
	const written = players.map((player) => (typeof player === "number" ? String(player) : `=${player}`));
	return (inOrder ? written : written.toSorted()).join("+");
};

/** Shows the rules that a sheet breaks at the rows that break them. */
function markProblems(tie: SheetTie, rows: readonly RubberRow[], sheet: Sheet, problems: Record<string, string>) {
	const { reason, ...others } = problems;
	for (const [field, code] of Object.entries(others)) {
		const { row, column } = rowAt(tie, rows, sheet, field);
		if (row) row.problems[column] ??= code;
		if (row && reason && isOneOf(breaches, code)) row.problems.reason ??= reason;
	}
}

/** The row of a field of the sheet, the first one where none has it, and its column. */
function rowAt(tie: SheetTie, rows: readonly RubberRow[], sheet: Sheet, field: string) {
	const [, ordinal, part = ""] = /^r(\d+)_(\w+)$/.exec(field) ?? [];
	const [, named] = /^(home|away)_/.exec(ordinal ? part : field) ?? [];
	const side = named === "away" ? "away" : "home";
	const row = ordinal
		? rows.find((each) => each.ordinal === Number(ordinal))
		: rows.find((each) => hasPlace(tie, sheet, each.ordinal - 1, side, field));
	if (!row) return { row: rows[0], column: "match" };
	return { row, column: named ? `${side}_players` : part === "lost_by" ? "absent" : "games" };
}

/** Whether a rubber is played by a place of the order of play. */
function hasPlace({ format }: SheetTie, sheet: Sheet, nth: number, side: Side, field: string) {
	const place = format.rules.rubbers[nth]?.[side];
	if (!place || sheet.rubbers[nth]?.outcome === "not played") return false;
	const names =
		place.kind === "singles"
			? [place.position]
			: place.kind === "fixed pair"
				? place.positions
				: [`${place.pair}/1`, `${place.pair}/2`];
	return names.some((name) => fieldOfPlace(side, name) === field);
}
