import { db } from "../../base/db/client.server.ts";
import { isUnlikely, tieForm } from "../../matches/tie-form.ts";
import { seasonNames } from "../../matches/ties.server.ts";
import type { CsvRow } from "../../records/csv.server.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { Known } from "../../records/import-plan.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { assignTies } from "./assign-ties.ts";
import { type Clubs, clubsByName } from "./clubs-by-name.server.ts";
import type { Importer } from "./importer.ts";
import { check, isoDay, type Read, type ReadRow, readRow } from "./read-row.ts";
import { TieClashes, tieAfter } from "./tie-clashes.ts";

const keyOf = (tie: Record<string, unknown>) => [tie.season, tie.home_team_id, tie.away_team_id].join("|");

export const tiesImporter: Importer = {
	columns: [
		...["id", "season", "match_date", "match_time", "status"],
		...["home_team", "away_team", "home_score", "away_score"],
	],
	needed: ["match_date", "home_team", "away_team"],
	clubs: ["home_team", "away_team"],
	async open() {
		const clubs = await clubsByName();
		const byExternalId = await externalIds("match");
		const ties = await db().selectFrom("matches").selectAll().orderBy("id").execute();
		const byId = new Map<number, Known>(ties.map((tie) => [tie.id, tie]));
		const byPair = Map.groupBy(byId.values(), keyOf);
		const [{ season: current }, opened] = [await siteSettings(), await seasonNames()];
		const clashes = new TieClashes();
		const read = (row: CsvRow): ReadRow => {
			const { home_team = "", away_team = "", ...fields } = row.fields;
			const season = fields.season || current;
			const read = readTie(clubs, { ...fields, season }, [home_team, away_team]);
			if (read.values && !opened.includes(String(read.values.season)))
				read.problems = { ...read.problems, season: "unknownSeason" };
			const found = readRow(row, read, {
				name: `${home_team} – ${away_team} (${season})`,
				key: keyOf(read.values ?? {}),
				names: { home_team: "home_team_id", away_team: "away_team_id" },
			});
			return { ...found, columns: columnsOf(found, fields) };
		};
		return {
			read,
			byId,
			byExternalId,
			candidatesOf: ({ key }) => byPair.get(key) ?? [],
			assign: assignTies,
			begin(claims) {
				for (const tie of ties) if (claims.lineOf(tie) === undefined) clashes.enter(tie, { id: tie.id });
				for (const [row, { record }] of claims.found)
					if (record && !row.problems) clashes.enter(tieAfter(row, record), { id: record.id, line: row.line });
			},
			warningsOf(row, known) {
				const tie = tieAfter(row, known);
				const found = clashes.of(tie, known?.id, (club) => clubs.byId.get(club)?.name ?? "");
				clashes.enter(tie, { line: row.line, id: known?.id });
				const { home_score, away_score } = tieForm.parse(row.values);
				return isUnlikely({ home_score, away_score }) ? [...found, { key: "unlikelyScore" }] : found;
			},
			nameOf: dayAndTime,
			nameInWarning: (tie) => dayAndTime(tie).name,
		};
	},
};

/** An empty cell of the season says nothing; two scores speak of the status as well: they complete a tie. */
function columnsOf({ columns, values }: ReadRow, fields: Record<string, string>) {
	const spoken = columns.filter((column) => column !== "season" || fields.season !== "");
	return values?.home_score === null ? spoken : [...new Set([...spoken, "status"])];
}

function dayAndTime({ match_date, match_time }: Known) {
	const when = [match_date, String(match_time ?? "").slice(0, 5)].filter(Boolean).join(" ");
	return { name: when, name_ar: when };
}

/** Reads a tie whose clubs are named; problems are noted under the columns of the file. */
function readTie(clubs: Clubs, fields: Record<string, string>, [home_team, away_team]: [string, string]): Read {
	const [home, away] = [clubs.get(home_team), clubs.get(away_team)];
	const sides = { home_team_id: home?.id ?? "", away_team_id: away?.id ?? "" };
	const read = check(tieForm, { ...fields, ...sides, match_date: isoDay(fields.match_date ?? "") });
	if (read.problems) {
		const { home_team_id, away_team_id, ...others } = read.problems;
		if (home && home_team_id) others.home_team = home_team_id;
		if (away && away_team_id) others.away_team = away_team_id;
		if (others.match_date === "notADate") others.match_date = "importDate";
		read.problems = others;
	}
	if (!home) clubs.miss(read, "home_team", home_team);
	if (!away) clubs.miss(read, "away_team", away_team);
	return read;
}
