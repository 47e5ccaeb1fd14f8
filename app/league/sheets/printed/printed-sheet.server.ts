import { sql } from "kysely";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { groupById } from "../../competitions/competitions.server.ts";
import { roundOf } from "../../competitions/rounds/rounds.server.ts";
import type { Place as OfOrder } from "../../formats/order-of-play.ts";
import { placeOf } from "../../ties/tie/place-of.server.ts";
import { named, tieColumns } from "../../ties/ties.server.ts";
import type { Pair } from "../rules/games.ts";
import { isAfterDecision, type NamedPlayer, type SheetDocument } from "../sheet.ts";
import { placesOf } from "../sheet-fields.ts";
import { type SheetTie, sheetTie } from "../sheet-tie.server.ts";

export type PrintedSheet = NonNullable<Awaited<ReturnType<typeof printedSheet>>>;
type LineUps = Record<Side, Record<string, NamedPlayer>>;

const none: LineUps = { home: {}, away: {} };

/**
 * Everything that a printed sheet of a tie says: blank, for a pen, or with the latest version. Line-ups that are not
 * opened are in neither: those without a version are read without a scope, so the row policies leave them out for
 * everyone, and of a version, which may be older than the line-up, they are taken out. Undefined for a tie without
 * sheets.
 */
export async function printedSheet(matchId: number, { isBlank }: { isBlank: boolean }) {
	const tie = await sheetTie(matchId);
	if (!tie) return undefined;
	const row = await db().selectFrom("matches").select(tieColumns).where("id", "=", matchId).executeTakeFirstOrThrow();
	const [shown] = await named([row]);
	const group = await groupById(row.group_id);
	if (!shown || !group) return undefined;
	const version = isBlank ? undefined : await latestVersion(matchId);
	const document = version && withoutSides(version.document, await closedSides(matchId));
	const lineUps = isBlank ? none : (document?.lineUps ?? (await openedLineUps(matchId)));
	const score = document && scoreOf(document);
	return {
		id: matchId,
		tie: shown,
		group,
		round: await roundOf(group.stage_id, row.round),
		place: await placeOf(row),
		format: tie.format,
		places: { home: placesOf(tie.format.rules, "home"), away: placesOf(tie.format.rules, "away") },
		lineUps,
		rubbers: rubbersOn(tie, lineUps, document),
		score,
		isAsPlayed: document?.asPlayed !== undefined,
		winner: score && isOfficial(row, score) ? higher(score) : undefined,
		version: version && { number: version.number, hash: version.sha256?.slice(0, 12), at: version.made_at },
	};
}

/** Whether the tie ended as its sheet says: a result by a decision has a winner of its own. */
type Official = { status: string; outcome: string; home_score: number | null; away_score: number | null };
const isOfficial = ({ status, outcome, home_score, away_score }: Official, [home, away]: Pair) =>
	status === "completed" && outcome === "played" && home_score === home && away_score === away;

/** The latest version with its hash, which the audit log has. */
const latestVersion = (matchId: number) =>
	db()
		.selectFrom("sheet_versions as v")
		.select(["v.number", "v.document", "v.made_at"])
		.select((eb) =>
			eb
				.selectFrom("audit_log as a")
				.select(sql<string | null>`a.details->>'sha256'`.as("sha256"))
				.where("a.subject", "=", `match:${matchId}`)
				.where(sql<boolean>`(a.details->>'number')::integer = v.number`)
				.where(sql<boolean>`a.details ? 'sha256'`)
				.orderBy("a.id", "desc")
				.limit(1)
				.as("sha256"),
		)
		.where("v.match_id", "=", matchId)
		.orderBy("v.number", "desc")
		.limit(1)
		.executeTakeFirst();

/** The sides whose line-up is not open to everyone, after a file that opened it was undone. */
const closedSides = (matchId: number): Promise<Side[]> =>
	asLeagueSystem(async () => {
		const of = db().selectFrom("lineups").where("match_id", "=", matchId);
		return (await of.select("side").where("opened_at", "is", null).execute()).map(({ side }) => side);
	});

const withoutSides = (document: SheetDocument, sides: readonly Side[]): SheetDocument => {
	const none = Object.fromEntries(sides.map((side) => [side, {}]));
	const nobody = Object.fromEntries(sides.map((side) => [side, []]));
	return {
		...document,
		lineUps: { ...document.lineUps, ...none },
		rubbers: document.rubbers.map((rubber) => ({ ...rubber, ...nobody })),
	};
};

/** The line-ups of a tie without a saved sheet that both sides may know. */
async function openedLineUps(matchId: number): Promise<LineUps> {
	const rows = await db()
		.selectFrom("lineup_places as p")
		.innerJoin("lineups as l", "l.id", "p.lineup_id")
		.select(["l.side", "p.place", "p.player_id as id", "p.name", "p.name_ar"])
		.where("l.match_id", "=", matchId)
		.where("l.opened_at", "is not", null)
		.execute();
	const found: LineUps = { home: {}, away: {} };
	for (const { side, place, ...player } of rows) found[side][place] = player;
	return found;
}

const hasResult = ({ outcome, won }: SheetDocument["rubbers"][number]) =>
	outcome !== "not played" || won[0] + won[1] > 0;

export type PrintedRubber = {
	places: Record<Side, string>;
	players: Record<Side, NamedPlayer[]>;
	isPair: boolean;
	games: readonly Pair[];
	/**
	 * Games won and the score after the rubber, who won it, and how it ended; absent where it was not played or the
	 * sheet is blank.
	 */
	result?: { won: Pair; running: Pair; winner: Side | undefined; outcome: string };
};

function rubbersOn({ format }: SheetTie, lineUps: LineUps, document: SheetDocument | undefined): PrintedRubber[] {
	const running: [number, number] = [0, 0];
	return format.rules.rubbers.map(({ home, away }, nth) => {
		const stored = document?.rubbers[nth];
		const printed = {
			places: { home: placeName(home), away: placeName(away) },
			players: {
				home: stored?.home.length ? stored.home : playersOn(home, lineUps.home),
				away: stored?.away.length ? stored.away : playersOn(away, lineUps.away),
			},
			isPair: home.kind !== "singles",
			games: stored?.games ?? [],
		};
		if (!stored || !hasResult(stored)) return printed;
		const { won, outcome, lost_by: lostBy } = stored;
		const winner = winnerOf(won, lostBy, outcome);
		if (winner && !isAfterDecision(document?.asPlayed, nth + 1)) running[winner === "home" ? 0 : 1] += 1;
		return { ...printed, result: { won, running: [running[0], running[1]], winner, outcome } };
	});
}

function winnerOf(won: Pair, lostBy: string | null, outcome: string): Side | undefined {
	if (outcome !== "played") return lostBy === "home" ? "away" : lostBy === "away" ? "home" : undefined;
	return higher(won);
}

/** The side with more. */
const higher = ([home, away]: Pair): Side | undefined => (home > away ? "home" : away > home ? "away" : undefined);

const scoreOf = ({ score, rubbers }: SheetDocument): Pair | undefined => (rubbers.some(hasResult) ? score : undefined);

const placeName = (place: OfOrder) => {
	if (place.kind === "singles") return place.position;
	return place.kind === "fixed pair" ? place.positions.join("") : place.pair;
};

function playersOn(place: OfOrder, lineUp: Record<string, NamedPlayer>): NamedPlayer[] {
	const places =
		place.kind === "singles"
			? [place.position]
			: place.kind === "fixed pair"
				? place.positions
				: [`${place.pair}/1`, `${place.pair}/2`];
	return places.flatMap((each) => lineUp[each] ?? []);
}
