import type { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { fold } from "../../base/search/fold.ts";
import { clubForm } from "../../clubs/club-form.ts";
import { playerForm } from "../../clubs/player-form.ts";
import { tieForm } from "../../matches/tie-form.ts";
import type { CsvRow } from "../../records/csv.server.ts";
import { type PlannedRow, verdictOf } from "../../records/import-plan.ts";

type Known = Record<string, unknown> & { id: number; version: number };
type Plan = (row: CsvRow) => PlannedRow;
/** How rows of one kind are read: its columns, those a file cannot do without, and a reader that knows what there is. */
type Importer = { columns: readonly string[]; needed: readonly string[]; open: () => Promise<Plan> };

const clubColumns = Object.keys(clubForm.shape).filter((name) => name !== "logo_url");
const playerColumns = ["name", "name_ar", "nationality", "ranking", "team", "position", "position_ar", "bio", "bio_ar"];
const tieColumns = [
	"season",
	"match_date",
	"match_time",
	"status",
	"home_team",
	"away_team",
	"home_score",
	"away_score",
];

const indexed = <R extends Known>(rows: R[], keysOf: (row: R) => string[]) => {
	const index = new Map<string, R>();
	for (const row of rows) for (const key of keysOf(row)) index.set(key, row);
	return index;
};

/** Clubs by id and by either name, however it is spelled. */
async function clubIndex() {
	const clubs = await db().selectFrom("teams").selectAll().execute();
	return indexed(clubs, (club) => [String(club.id), fold(club.name), fold(club.name_ar)]);
}

type Read = { values?: Record<string, unknown>; problems?: Record<string, string> };

/** Reads one row with a form's schema; empty cells are left to the form's defaults. */
function check(schema: z.ZodType<Record<string, unknown>>, fields: Record<string, unknown>): Read {
	const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	return parsed.success ? { values: parsed.data } : { problems: problemsOf(parsed.error) };
}

/** The plan of a row that was read: wrong, or compared with the record it speaks of. A file says nothing twice. */
function planned(
	row: CsvRow,
	name: string,
	key: string,
	seen: Set<string>,
	read: Read,
	columns: readonly string[],
	known?: Known,
): PlannedRow {
	const base = { line: row.line, name };
	if (read.problems) return { ...base, verdict: "wrong", problems: read.problems };
	if (seen.has(key)) return { ...base, verdict: "same" };
	seen.add(key);
	return { ...base, ...verdictOf(read.values ?? {}, columns, known) };
}

/** Columns of the record that the file speaks of, in the record's own names. */
const present = (row: CsvRow, names: Record<string, string> = {}) =>
	Object.keys(row.fields).map((column) => names[column] ?? column);

export const importers: Record<"teams" | "players" | "matches", Importer> = {
	teams: {
		columns: clubColumns,
		needed: ["name", "name_ar", "region", "region_ar", "founded_year"],
		async open() {
			const [clubs, seen] = [await clubIndex(), new Set<string>()];
			return (row) => {
				const { name = "", name_ar = "" } = row.fields;
				const known = clubs.get(fold(name)) ?? clubs.get(fold(name_ar));
				const read = check(clubForm.omit({ logo_url: true }), row.fields);
				return planned(row, name || name_ar, fold(name), seen, read, present(row), known);
			};
		},
	},
	players: {
		columns: playerColumns,
		needed: ["name", "name_ar"],
		async open() {
			const [clubs, seen] = [await clubIndex(), new Set<string>()];
			const rows = await db().selectFrom("players").selectAll().execute();
			const keyOf = (name: string, team: unknown) => `${fold(name)}@${team ?? ""}`;
			const players = indexed(rows, (player) => [keyOf(player.name, player.team_id)]);
			return (row) => {
				const { team = "", name = "", ...fields } = row.fields;
				const club = team ? clubs.get(fold(team)) : undefined;
				const read = check(playerForm.omit({ photo_url: true }), { ...fields, name, team_id: club?.id ?? "" });
				if (team && !club) read.problems = { ...read.problems, team: "unknownClub" };
				const key = keyOf(name, club?.id);
				return planned(row, name, key, seen, read, present(row, { team: "team_id" }), players.get(key));
			};
		},
	},
	matches: {
		columns: tieColumns,
		needed: ["match_date", "home_team", "away_team"],
		async open() {
			const [clubs, seen] = [await clubIndex(), new Set<string>()];
			const rows = await db().selectFrom("matches").selectAll().execute();
			const keyOf = (tie: Record<string, unknown>) =>
				[tie.season, tie.match_date, tie.home_team_id, tie.away_team_id].join("|");
			const ties = indexed(rows, (tie) => [keyOf(tie)]);
			return (row) => {
				const { home_team = "", away_team = "", ...fields } = row.fields;
				const [home, away] = [clubs.get(fold(home_team)), clubs.get(fold(away_team))];
				const read = check(tieForm, { ...fields, home_team_id: home?.id ?? "", away_team_id: away?.id ?? "" });
				if (read.problems) {
					const { home_team_id, away_team_id, ...others } = read.problems;
					if (!home || home_team_id) others.home_team = home ? (home_team_id ?? "") : "unknownClub";
					if (!away || away_team_id) others.away_team = away ? (away_team_id ?? "") : "unknownClub";
					read.problems = others;
				}
				const key = keyOf(read.values ?? {});
				const names = { home_team: "home_team_id", away_team: "away_team_id" };
				return planned(row, `${home_team} – ${away_team}`, key, seen, read, present(row, names), ties.get(key));
			};
		},
	},
};
export type ImportKind = keyof typeof importers;
export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);
