import { db } from "../../base/db/client.server.ts";
import { seasonName } from "../../settings/season-name.ts";
import { type League, leagueByName } from "../league/league-by-name.server.ts";
import { miss, seasonOf } from "../league/read-group.ts";
import type { RowReading } from "../plan/read-row.ts";

/** Competitions and the seasons in which they are held, as files name them. */
export async function editionsByName() {
	const [league, editions] = [await leagueByName(), await allEditions()];
	const byKey = new Map(editions.map((edition) => [keyOf(edition), edition]));
	return {
		league,
		editions,
		byId: new Map(editions.map((edition) => [edition.id, edition])),
		/** The competition and the season of a row, and its edition where there is one; problems are noted. */
		read(read: RowReading, fields: Readonly<Record<string, string>>) {
			const competition = competitionOf(read, league, fields.competition);
			const season = seasonOf(fields.season ?? "");
			if (!league.seasons.has(season)) {
				const isSeason = seasonName().safeParse(season).success;
				const problem = season === "" ? "required" : isSeason ? "unknownSeason" : "notASeason";
				read.problems = { ...read.problems, season: problem };
			}
			return { competition, season, edition: byKey.get(keyOf({ competition_id: competition?.id ?? 0, season })) };
		},
	};
}

function competitionOf(read: RowReading, league: League, given = "") {
	const found = given === "" ? undefined : league.competition(given);
	if (!found) miss(read, "competition", given, league.competitions, "unknownCompetition");
	return found;
}

const keyOf = ({ competition_id, season }: { competition_id: number; season: string }) => `${competition_id}|${season}`;

const allEditions = () => db().selectFrom("editions").selectAll().orderBy("id").execute();
