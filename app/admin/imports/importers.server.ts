import { db } from "../../base/db/client.server.ts";
import { fold } from "../../base/search/fold.ts";
import { clubForm } from "../../clubs/club-form.ts";
import { nationalityCode } from "../../clubs/nationalities.ts";
import { playerForm, sexNamed } from "../../clubs/player-form.ts";
import { tieForm } from "../../matches/tie-form.ts";
import { seasonNames } from "../../matches/ties.server.ts";
import type { CsvRow } from "../../records/csv.server.ts";
import type { PlannedRow, Warning } from "../../records/import-plan.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { clubsByName } from "./clubs-by-name.server.ts";
import { check, isoDay, plannedRow, present, type Seen } from "./plan-row.ts";
import { TieClashes } from "./tie-clashes.ts";

type Plan = (row: CsvRow) => PlannedRow;
/** How rows of one kind are read: its columns, those a file cannot do without, and a reader that knows what there is. */
type Importer = {
	columns: readonly string[];
	needed: readonly string[];
	/** Columns that name a club. */
	clubs: readonly string[];
	open: () => Promise<Plan>;
};

const clubColumns = Object.keys(clubForm.shape).filter((name) => name !== "logo_url");
const playerColumns = [
	...["name", "name_ar", "nationality", "ranking", "team", "sex"],
	...["position", "position_ar", "bio", "bio_ar"],
];
const tieColumns = [
	...["season", "match_date", "match_time", "status"],
	...["home_team", "away_team", "home_score", "away_score"],
];

export const importers: Record<"teams" | "players" | "matches", Importer> = {
	teams: {
		columns: clubColumns,
		needed: ["name", "name_ar", "region", "region_ar", "founded_year"],
		clubs: [],
		async open() {
			const [clubs, seen] = [await clubsByName(), new Map() as Seen];
			return (row) => {
				const { name = "", name_ar = "" } = row.fields;
				const [byName, byArabic] = [clubs.get(name), clubs.get(name_ar)];
				const twoClubs: Warning[] = byName && byArabic && byName !== byArabic ? [{ key: "twoClubs" }] : [];
				return plannedRow({
					...{ row, seen, columns: present(row), known: byName ?? byArabic },
					name: name || name_ar,
					key: fold(name),
					read: check(clubForm.omit({ logo_url: true }), row.fields),
					warningsOf: () => twoClubs,
				});
			};
		},
	},
	players: {
		columns: playerColumns,
		needed: ["name", "name_ar"],
		clubs: ["team"],
		async open() {
			const [clubs, seen] = [await clubsByName(), new Map() as Seen];
			const rows = await db().selectFrom("players").selectAll().execute();
			const keyOf = (name: string, team: unknown) => `${fold(name)}@${team ?? ""}`;
			const players = new Map(rows.map((player) => [keyOf(player.name, player.team_id), player]));
			const namesakes = new Map(rows.map((player) => [fold(player.name), player]));
			return (row) => {
				const { team = "", name = "", ...fields } = row.fields;
				const club = clubs.get(team);
				const read = check(playerForm.omit({ photo_url: true }), {
					...fields,
					name,
					team_id: club?.id ?? "",
					nationality: nationalityCode(fields.nationality ?? ""),
					sex: sexNamed(fields.sex ?? ""),
				});
				if (team && !club) clubs.miss(read, "team", team);
				const key = keyOf(name, club?.id);
				const known = players.get(key);
				const other = known ? undefined : namesakes.get(fold(name));
				const where = other && (clubs.byId.get(other.team_id ?? 0)?.name ?? "–");
				return plannedRow({
					...{ row, name, key, seen, read, known, mayRepeat: true },
					columns: present(row, { team: "team_id" }),
					warningsOf: () => (where ? [{ key: "sameNameElsewhere", name: where }] : []),
				});
			};
		},
	},
	matches: {
		columns: tieColumns,
		needed: ["match_date", "home_team", "away_team"],
		clubs: ["home_team", "away_team"],
		async open() {
			const [clubs, seen, clashes] = [await clubsByName(), new Map() as Seen, new TieClashes()];
			const rows = await db().selectFrom("matches").selectAll().execute();
			const [{ season: current }, opened] = [await siteSettings(), await seasonNames()];
			const keyOf = (tie: Record<string, unknown>) =>
				[tie.season, tie.match_date, tie.home_team_id, tie.away_team_id].join("|");
			const ties = new Map(rows.map((tie) => [keyOf(tie), tie]));
			for (const tie of rows) clashes.enter(tie, { id: tie.id });
			const nameOf = (club: number) => clubs.byId.get(club)?.name ?? "";
			return (row) => {
				const { home_team = "", away_team = "", ...fields } = row.fields;
				const [home, away] = [clubs.get(home_team), clubs.get(away_team)];
				const sides = { home_team_id: home?.id ?? "", away_team_id: away?.id ?? "" };
				const season = fields.season || current;
				const read = check(tieForm, { ...fields, ...sides, season, match_date: isoDay(fields.match_date ?? "") });
				if (read.values && !opened.includes(String(read.values.season)))
					read.problems = { ...read.problems, season: "unknownSeason" };
				if (read.problems) {
					const { home_team_id, away_team_id, ...others } = read.problems;
					if (home && home_team_id) others.home_team = home_team_id;
					if (away && away_team_id) others.away_team = away_team_id;
					if (others.match_date === "notADate") others.match_date = "importDate";
					read.problems = others;
				}
				if (!home) clubs.miss(read, "home_team", home_team);
				if (!away) clubs.miss(read, "away_team", away_team);
				const key = keyOf(read.values ?? {});
				const known = ties.get(key);
				return plannedRow({
					...{ row, key, seen, read, known },
					name: `${home_team} – ${away_team} (${season})`,
					columns: present(row, { home_team: "home_team_id", away_team: "away_team_id" }),
					warningsOf(values) {
						const tie = tieForm.parse(values);
						const found = clashes.of(tie, known?.id, nameOf);
						clashes.enter(tie, { line: row.line, id: known?.id });
						return found;
					},
				});
			};
		},
	},
};
export type ImportKind = keyof typeof importers;
export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);
