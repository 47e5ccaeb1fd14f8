import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { sides } from "../../../access/side.ts";
import { auditEach } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { hasPoints } from "../../competitions/depth.ts";
import type { Pair } from "../rules/games.ts";
import { problemsOfLineUp, problemsOfResults } from "../rules/sheet-problems.ts";
import { type SheetScore, scoreOfSheet } from "../rules/sheet-score.ts";
import type { SheetDocument } from "../sheet.ts";
import { documentOf } from "../sheet-document.ts";
import type { SheetTie } from "../sheet-tie.server.ts";
import { addSheets, type NamedSheet } from "./store-sheet.server.ts";
import { addVersions } from "./versions.server.ts";

type FirstSheet = NamedSheet & { tie: Pick<SheetTie, "depth">; recorded: Pair };

/**
 * Saves the first sheets of confirmed ties whose scores are recorded, a statement for each table. Throws 403 without
 * the permission, and an error for a sheet that breaks a rule of its format or makes another score. Whether the players
 * were eligible is the caller's to know.
 */
export async function saveFirstSheets(actor: Actor, sheets: readonly FirstSheet[]) {
	authorize(actor, "match.manage");
	const judged = sheets.map((each) => ({ ...each, ...judge(each) }));
	await asLeagueStaff(async () => {
		await addSheets(sheets);
		await storeScores(judged);
		await storeVersions(actor, judged);
	});
}

function judge({ tie, sheet, named, recorded }: FirstSheet) {
	const { rules } = tie.format;
	const score = scoreOfSheet(rules, sheet.rubbers, "none");
	const problems = [
		...problemsOfResults(rules, sheet.rubbers),
		...sides.flatMap((side) => problemsOfLineUp(rules, side, sheet.lineUps[side])),
	];
	if (problems.length > 0 || !score.isComplete || score.rubbers.join() !== recorded.join())
		throw new Error(`The sheet of tie ${tie.id} is not one of ${recorded.join("-")}: ${JSON.stringify(problems)}`);
	return { score, document: documentOf(tie, sheet, named, { score: score.rubbers }) };
}

/** The sums of the rubbers; the scores are what they were. */
async function storeScores(judged: readonly { tie: FirstSheet["tie"]; score: SheetScore }[]) {
	const rows = judged.map(({ tie: { id, depth }, score: { games, points } }) => ({
		id,
		home_games: games[0],
		away_games: games[1],
		...(hasPoints(depth) && { home_points: points[0], away_points: points[1] }),
	}));
	await sql`update matches m set score_source = 'sheet', home_games = s.home_games, away_games = s.away_games,
			home_points = s.home_points, away_points = s.away_points, confirmed_at = now()
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
			as s (id integer, home_games integer, away_games integer, home_points integer, away_points integer)
		where m.id = s.id`.execute(db());
}

async function storeVersions(actor: Actor, judged: readonly { tie: FirstSheet["tie"]; document: SheetDocument }[]) {
	const versions = await addVersions(
		judged.map(({ tie, document }) => ({ match_id: tie.id, number: 1, document, reason: null })),
	);
	await auditEach(
		actor,
		"match.sheet-saved",
		versions.map(({ match_id, number, sha256 }) => ({ subject: `match:${match_id}`, details: { number, sha256 } })),
	);
}
