import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { optionalText } from "../../base/forms/form-fields.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { publishedReferences } from "../../decisions/published-decisions.server.ts";
import { parseReference } from "../../decisions/reference.ts";
import { unplayedScoreOf } from "../../league/rule-sets/stored-rule.ts";
import { auditCorrection } from "../../league/sheets/reports/staff/audit-correction.server.ts";
import { goesWithResult, outcomes, sides } from "../../league/tie.ts";
import { isUnlikely } from "../../league/ties/editing/tie-form.ts";
import { scoreWithoutPlay, type UnplayedScore, USUAL_MOST } from "../../league/ties/editing/walkover-score.ts";
import { OPEN } from "../../people/squads/squad-name.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { KnownRecord, PlannedRow } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { listsOf } from "../columns/column.ts";
import { tieColumns } from "../columns/tie-columns.ts";
import { type League, leagueByName, type NamedGroup } from "../league/league-by-name.server.ts";
import { makers } from "../league/make-squads.server.ts";
import { placeTie } from "../league/place-tie.server.ts";
import { letterOf, readGroup, readVenue, refuseClosed, seasonOf } from "../league/read-group.ts";
import { type Clubs, clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer } from "../plan/importer.ts";
import { check, type ReadRow, type RowReading, readRow } from "../plan/read-row.ts";
import { assignTies } from "./assign-ties.ts";
import { TieClashes, tieAfter } from "./clashes.ts";
import { importedTie, tieEnd, withInferred } from "./imported-tie.ts";
import { otherTeam, sheetFormats, tiesWithSheets } from "./kept-teams.server.ts";

/** The column of the reason that a correction of a locked result needs, for staff (docs/rules/league.md#reports). */
const REASON = "correction_reason";

type Fields = Record<string, string>;
const pairOf = (tie: Record<string, unknown>) =>
	[tie.season, tie.class, tie.home_team_id, tie.home_squad, tie.away_team_id, tie.away_squad].join("|");

export const tiesImporter: Importer = {
	...listsOf(tieColumns),
	async open() {
		const [league, clubs] = [await leagueByName(), await clubsByName()];
		const byExternalId = await externalIds("match");
		const rows = await allRows((after, most) =>
			db().selectFrom("matches").selectAll().where("id", ">", after).orderBy("id").limit(most).execute(),
		);
		const letterOfSquad = (id: number) => league.squadsById.get(id)?.letter ?? "A";
		const classOfSquad = (id: number) => league.squadsById.get(id)?.class ?? OPEN;
		const ties = rows.map((tie): KnownRecord => {
			const letters = { home_squad: letterOfSquad(tie.home_squad_id), away_squad: letterOfSquad(tie.away_squad_id) };
			return { ...tie, ...letters, class: classOfSquad(tie.home_squad_id) };
		});
		const byId = new Map(ties.map((tie) => [tie.id, tie]));
		const byPair = Map.groupBy(ties, pairOf);
		const { season: current } = await siteSettings();
		const references = await publishedReferences();
		const withSheets = await tiesWithSheets();
		const formats = await sheetFormats();
		const clashes = new TieClashes();
		const place = placeTie(makers(league));
		const read = (row: CsvRow): ReadRow => {
			const { home_team = "", away_team = "" } = row.fields;
			const fields = { ...row.fields, season: seasonOf(row.fields.season || current) };
			const read = readTie(clubs, league, fields);
			read.values &&= withPlainReference(read.values);
			const found = readRow(row, read, {
				name: `${home_team} – ${away_team} (${fields.season})`,
				key: `${pairOf(read.values ?? {})}|${read.values?.group_id ?? ""}`,
				names: { home_team: "home_team_id", away_team: "away_team_id", group: "group_id" },
			});
			return { ...found, columns: columnsOf(found, row.fields) };
		};
		return {
			read,
			byId,
			byExternalId,
			candidatesOf: ({ values = {} }) => {
				const { group_id } = values;
				return (byPair.get(pairOf(values)) ?? []).filter((tie) => group_id === undefined || tie.group_id === group_id);
			},
			assign: assignTies,
			begin(claims, given) {
				for (const row of given)
					if (!isDecision(row, claims.found.get(row)?.record, references))
						row.problems = { ...row.problems, case_reference: "unknownDecision" };
				for (const [row, { record }] of claims.found) {
					const side = record && withSheets.has(record.id) && otherTeam(row, record);
					if (side) row.problems = { ...row.problems, [`${side}_team`]: "teamsOfSheet" };
					const group = row.values?.group_id;
					const isMoved = group !== undefined && record && formats.get(group) !== formats.get(record.group_id);
					if (isMoved && withSheets.has(record.id)) row.problems = { ...row.problems, group: "formatOfSheet" };
				}
				for (const tie of byId.values())
					if (claims.lineOf(tie) === undefined) clashes.enter(tieAfter(unchanged, tie), { id: tie.id });
				for (const [row, { record }] of claims.found)
					if (record && !row.problems) clashes.enter(tieAfter(row, record), { id: record.id, line: row.line });
			},
			warningsOf(row, known) {
				const tie = tieAfter(row, known);
				const found = clashes.of(tie, known?.id, (club) => clubs.byId.get(club)?.name ?? "");
				clashes.enter(tie, { line: row.line, id: known?.id });
				const { home_score, away_score } = row.values ?? {};
				const score = (given: unknown) => (typeof given === "number" ? given : null);
				const isHigh = isUnlikely({ home_score: score(home_score), away_score: score(away_score) });
				if (isHigh) found.push({ key: "unlikelyScore" });
				if (correctsLocked(row, known)) found.push({ key: "lockedResult" });
				return found;
			},
			moreColumns: (row, known) => (correctsLocked(row, known) ? [REASON] : []),
			refuse(row, known) {
				const { values = {} } = row;
				if (correctsLocked(row, known) && !values[REASON]) return { [REASON]: "required" };
				const [from, to] = [known?.group_id, values.group_id].map((id) => league.groupsById.get(Number(id)));
				// Without a group it gets the usual one of its season, or stays where it is.
				const usual = { competition_id: usualCompetition(league)?.id ?? 0, season: String(values.season) };
				return refuseClosed(league, [from, to ?? (from?.season === values.season ? from : usual)]);
			},
			nameOf: dayAndTime,
			nameInWarning: (tie) => dayAndTime(tie).name,
			async prepare(actor, row, note) {
				const { [REASON]: reason, ...own } = await place(actor, row, note);
				if (row.id !== undefined && typeof reason === "string")
					await auditCorrection(actor, row.id, row.version ?? 0, { ...correctedIn(own), reason });
				return { ...notedWith(row), ...own };
			},
		};
	},
};

/** The result that a row gives a locked one, as far as it says so. */
const correctedIn = (values: Record<string, unknown>) => corrected.parse(values);
const corrected = z.object({
	home_score: z.number().nullish(),
	away_score: z.number().nullish(),
	outcome: z.enum(outcomes).optional(),
	absent: z.enum(sides).nullish(),
});

const result = ["status", "phase", "home_score", "away_score", "outcome", "absent"];

/**
 * Columns that the database changes with the result of a tie that is there: left alone here, and restored when the file
 * is taken back.
 */
const notedWith = ({ id, values = {} }: PlannedRow): Record<string, undefined> =>
	id !== undefined && result.some((column) => column in values)
		? Object.fromEntries(goesWithResult.map((column) => [column, undefined]))
		: {};

/** Whether a row gives a tie another result, or its result to other teams or another group, or opens it again. */
const changesResult = (row: ReadRow, known: KnownRecord) =>
	[...result, "group_id"].some((column) => row.columns.includes(column) && row.values?.[column] !== known[column]) ||
	otherTeam(row, known) !== undefined;

const correctsLocked = (row: ReadRow, known: KnownRecord | undefined) =>
	known?.phase === "locked" && changesResult(row, known);

/** The reference of a decision in its one form. */
const withPlainReference = (values: Record<string, unknown>) => ({
	...values,
	...(typeof values.case_reference === "string" && {
		case_reference: parseReference(values.case_reference) ?? values.case_reference,
	}),
});

/** Whether a row names no decision, a published one, or the one that its tie has. */
const isDecision = ({ values }: ReadRow, known: KnownRecord | undefined, published: ReadonlySet<string>) =>
	typeof values?.case_reference !== "string" ||
	values.case_reference === known?.case_reference ||
	published.has(values.case_reference);

const unchanged = { line: 0, name: "", key: "", columns: [] };

/** Columns that say nothing where they are empty. */
const silent = [
	"season",
	"round",
	"home_squad",
	"away_squad",
	"phase",
	"outcome",
	"venue",
	"reason",
	"reason_ar",
	"case_reference",
];
/** Columns of the file that are none of the record. */
const notOwn = ["id", REASON, "competition", "group_id", "absent", "venue", "home_squad", "away_squad"];

/**
 * The columns that a row speaks of. Two scores, a phase or an end without play speak of the status as well: they
 * complete a tie.
 */
function columnsOf({ columns, values = {} }: ReadRow, fields: Fields) {
	const spoken = columns.filter((column) => !notOwn.includes(column) && !(silent.includes(column) && !fields[column]));
	const isEnd = Boolean(fields.outcome || fields.absent);
	const more = [
		...(values.group_id === undefined ? [] : ["group_id", "class"]),
		...["home_squad", "away_squad"].filter((column) => fields[column]),
		...["venue_id", "venue"].filter((column) => values[column] !== undefined),
		...(isEnd ? ["outcome", "absent"] : []),
		...(values.home_score !== null || isEnd || fields.phase ? ["status"] : []),
	];
	return [...new Set([...spoken, ...more])];
}

function dayAndTime({ match_date, match_time }: KnownRecord) {
	const when = [match_date, String(match_time ?? "").slice(0, 5)].filter(Boolean).join(" ");
	return { name: when, name_ar: when };
}

/** The competition of ties for which none is named. */
const usualCompetition = ({ competitions }: League) => competitions.find(({ is_default }) => is_default);

const unplayedIn = ({ mostRubbers }: League, group: NamedGroup | undefined): UnplayedScore => ({
	score: unplayedScoreOf(group?.rule_set ?? "spec", group?.own_rule ?? null),
	most: mostRubbers.get(group?.format ?? "") ?? USUAL_MOST,
});

/** Reads a tie whose clubs are named; problems are noted under the columns of the file. */
function readTie(clubs: Clubs, league: League, fields: Fields): RowReading {
	const { home_team = "", away_team = "" } = fields;
	const [home, away] = [clubs.get(home_team), clubs.get(away_team)];
	const sides = { home_team_id: home?.id ?? "", away_team_id: away?.id ?? "" };
	const letters = { home_squad: letterOf(fields.home_squad), away_squad: letterOf(fields.away_squad) };
	const read = check(importedTie, {
		...withInferred({ ...fields, ...sides, match_date: isoDay(fields.match_date ?? "") }),
		home_squad: letters.home_squad ?? "A",
		away_squad: letters.away_squad ?? "A",
		group_id: "",
		venue_id: "",
	});
	const why = check(z.object({ [REASON]: optionalText(300) }), { [REASON]: fields[REASON] ?? "" });
	if (why.problems) read.problems = { ...read.problems, ...why.problems };
	if (read.values) read.values = { ...read.values, ...why.values };
	if (read.problems) {
		const { home_team_id, away_team_id, ...others } = read.problems;
		if (home && home_team_id) others.home_team = home_team_id;
		if (away && away_team_id) others.away_team = away_team_id;
		read.problems = others;
	}
	const note = (column: string, problem: string) => {
		read.problems = { ...read.problems, [column]: problem };
	};
	for (const column of ["home_squad", "away_squad"] as const) if (!letters[column]) note(column, "notALetter");
	const isOpen = league.seasons.has(fields.season ?? "");
	if (!isOpen && !read.problems?.season) note("season", "unknownSeason");
	const group = isOpen ? readGroup(read, league, fields, fields.season ?? "") : undefined;
	const venue = readVenue(read, league, fields.venue);
	if (read.values) {
		const score = scoreWithoutPlay(tieEnd.parse(read.values), unplayedIn(league, group));
		const of = group?.class ?? usualCompetition(league)?.class ?? OPEN;
		read.values = { ...read.values, ...score, ...venue, ...(group && { group_id: group.id }), class: of };
	}
	if (!home) clubs.miss(read, "home_team", home_team);
	if (!away) clubs.miss(read, "away_team", away_team);
	return read;
}
