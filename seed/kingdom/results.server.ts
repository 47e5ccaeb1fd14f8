import { operator } from "../../app/access/actor.ts";
import { db } from "../../app/base/db/client.server.ts";
import { formatByCode } from "../../app/league/formats/formats.server.ts";
import { saveFirstSheets } from "../../app/league/sheets/saving/first-sheets.server.ts";
import { namesOf } from "../../app/league/sheets/sheet-document.ts";
import { demoSheet } from "../sheets.ts";
import type { SquadPlayer } from "./people.server.ts";

const FORMAT = "swaythling5";

/** Writes the sheets of all ties of a group that were played and have none. */
export async function writeSheets(group: number, squads: ReadonlyMap<number, SquadPlayer[]>) {
	const format = await formatByCode(FORMAT);
	if (!format) throw new Error(`No format ${FORMAT}.`);
	const ties = await db()
		.selectFrom("matches")
		.select(["id", "home_team_id", "away_team_id", "home_score", "away_score"])
		.where("group_id", "=", group)
		.where("status", "=", "completed")
		.where("score_source", "=", "typed")
		.orderBy("id")
		.execute();
	await saveFirstSheets(
		operator,
		ties.map(({ id, home_team_id, away_team_id, home_score, away_score }) => {
			const recorded = [home_score ?? 0, away_score ?? 0] as const;
			const [home, away] = [squads.get(home_team_id) ?? [], squads.get(away_team_id) ?? []];
			return {
				recorded,
				tie: { id, format, depth: "games" as const },
				sheet: demoSheet(format.rules, { home, away }, recorded, id),
				named: { home: namesOf(home, []), away: namesOf(away, []) },
			};
		}),
	);
}
