import { operator } from "../app/access/actor.ts";
import { db } from "../app/base/db/client.server.ts";
import { formatByCode } from "../app/league/formats/formats.server.ts";
import { saveFirstSheets } from "../app/league/sheets/saving/first-sheets.server.ts";
import { namesOf } from "../app/league/sheets/sheet-document.ts";
import { changeRecord } from "../app/records/change-record.server.ts";
import { FIRST_SEASON } from "../app/settings/season-name.ts";
import { demoSheet, isScoreOf } from "./sheets.ts";

const DEMO_FORMAT = "swaythling5";
const DEPTH = "games";
const UNRANKED = 999;

/**
 * The league of the demo writes sheets down, and each tie that was played has one, but for a draw, which no sheet of
 * its format makes.
 */
export async function loadSheets() {
	const format = await formatByCode(DEMO_FORMAT);
	if (!format) throw new Error(`No format ${DEMO_FORMAT}.`);
	await writeSheets();
	const players = await db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "team_id", (eb) => eb.fn.coalesce("ranking", eb.lit(UNRANKED)).as("ranking")])
		.where("team_id", "is not", null)
		.orderBy("ranking")
		.orderBy("id")
		.execute();
	const squads = Map.groupBy(players, ({ team_id }) => team_id);
	const ties = await db()
		.selectFrom("matches")
		.select(["id", "home_team_id", "away_team_id", "home_score", "away_score"])
		.where("status", "=", "completed")
		.orderBy("id")
		.execute();
	await saveFirstSheets(
		operator,
		ties.flatMap(({ id, home_team_id, away_team_id, home_score, away_score }) => {
			const recorded = [home_score ?? 0, away_score ?? 0] as const;
			const [home, away] = [squads.get(home_team_id) ?? [], squads.get(away_team_id) ?? []];
			if (!isScoreOf(format.rules, recorded)) return [];
			return [
				{
					recorded,
					tie: { id, format, depth: DEPTH },
					sheet: demoSheet(format.rules, { home, away }, recorded, id),
					named: { home: namesOf(home, []), away: namesOf(away, []) },
				},
			];
		}),
	);
}

async function writeSheets() {
	const { group, edition } = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["g.id as group", "e.id as edition"])
		.where("e.season", "=", FIRST_SEASON)
		.executeTakeFirstOrThrow();
	await changeRecord(operator, "edition", edition, 1, { depth: DEPTH });
	await changeRecord(operator, "group", group, 1, { format: DEMO_FORMAT });
}
