import { seasonName } from "../../settings/season-name.ts";
import type { Clubs } from "../plan/clubs-by-name.server.ts";
import type { RowReading } from "../plan/read-row.ts";
import type { League } from "./league-by-name.server.ts";
import { type Fields, letterOf, readGroup, seasonOf } from "./read-group.ts";

type KnownNames = { league: League; clubs: Clubs; current: string };

/**
 * The squad of a row and its group, in the season that the row names; problems are noted under the columns of the file.
 */
export function readSquad(read: RowReading, { league, clubs, current }: KnownNames, fields: Fields) {
	const { team = "", competition = "", group: named = "" } = fields;
	const season = readSeason(read, league, fields.season || current);
	const note = (column: string, problem: string) => {
		read.problems = { ...read.problems, [column]: problem };
	};
	const group = season.isOpen ? readGroup(read, league, fields, season.name) : undefined;
	if (competition === "" && named === "") note("group", "required");
	else if (season.isOpen && !group && !read.problems?.group && !read.problems?.competition)
		note("group", "unknownGroup");
	const club = clubs.get(team);
	if (!club) clubs.miss(read, "team", team);
	const letter = letterOf(fields.squad);
	if (!letter) note("squad", "notALetter");
	return { season: season.name, group, club, letter: letter ?? "A" };
}

/** The season of a row, which is one that is open. */
function readSeason(read: RowReading, { seasons }: Pick<League, "seasons">, given: string) {
	const parsed = seasonName().safeParse(seasonOf(given));
	const name = parsed.data ?? given;
	const isOpen = seasons.has(name);
	if (!isOpen) read.problems = { ...read.problems, season: parsed.success ? "unknownSeason" : "notASeason" };
	return { name, isOpen };
}
