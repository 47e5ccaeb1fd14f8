import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import { flashOf } from "../../../base/http/flash.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { keyedHash } from "../../../base/secrets/seal.server.ts";
import { changeRecord } from "../../../records/change-record.server.ts";
import { type Phase, phases, type TieStatus } from "../../tie.ts";
import { tieById } from "../editing/edit-ties.server.ts";
import { isUnlikely } from "../editing/tie-form.ts";
import { wonAbsent } from "../editing/tie-questions.server.ts";
import { isOwnTie } from "../own-ties.server.ts";
import { namedInClass } from "../ties.server.ts";
import { type FormerResult, type Result, savedIn } from "./result-form.ts";

type State = Result & { status: TieStatus; phase?: Phase };

/**
 * Enters or corrects the result of a tie; the scores complete it. Asks back, unless `accepted` says that it is meant,
 * about a cancelled tie, one whose day is ahead, a score that is unlikely, and one that the absent side wins. `former`
 * is what undoing needs; it is absent when nothing changed, as when two people enter the same result.
 */
export async function enterResult(
	actor: Actor,
	id: number,
	version: number,
	result: Result,
	accepted: string[],
	now: Date,
) {
	authorize(actor, "match.manage");
	const tie = await tieById(id);
	if (!tie) return { ok: false, gone: true } as const;
	// Entering a reported result confirms it, also when it is the same.
	const isReported = tie.phase === "reported";
	const state: State = { ...result, status: "completed", ...(isReported && { phase: "confirmed" }) };
	if (isIn(tie, state) && !isReported) return { ok: true, was: tie.status } as const;
	if (await isOwnTie(actor, id)) return { ok: false, problems: { home_score: "ownTie" } } as const;
	if (tie.phase === "locked") return { ok: false, problems: { home_score: "lockedResult" } } as const;
	const asks = askBack(questionsOf(tie, result, riyadhDay(now)), accepted);
	// A tie that changed since is shown merged first.
	if (asks && tie.version === version) return asks;
	const saved = await changeRecord(actor, "match", id, version, state, "match.result-entered");
	if (!saved.ok) return saved;
	const { status, home_score, away_score, home_games, away_games, home_points, away_points } = tie;
	const phase = phases.find((each) => each === tie.phase) ?? null;
	const sums = { home_games, away_games, home_points, away_points };
	const written = { version: version + 1, status, home_score, away_score, phase, ...sums };
	const former: FormerResult = { ...written, seal: sealOf(actor, id, written) };
	return { ok: true, was: status, former } as const;
}

/**
 * A signature of what a tie was before an entry, for the person who made it. The former state travels through the
 * browser: without this, a forged form would write any result, past the lock and its reason.
 */
const sealOf = (actor: Actor, id: number, written: Omit<FormerResult, "seal">) =>
	Buffer.from(
		keyedHash(
			"former result",
			[
				accountIdOf(actor) ?? "operator",
				id,
				written.version,
				written.status,
				written.phase,
				written.home_score,
				written.away_score,
				written.home_games,
				written.away_games,
				written.home_points,
				written.away_points,
			].join(),
		),
		"base64url",
	)
		.toString("hex")
		.slice(0, 24);

type EnteredResult = { status: TieStatus; match_date: string; outcome: string; absent: string | null };

const questionsOf = (tie: EnteredResult, result: Result, today: string): string[] => [
	...(tie.status === "cancelled" ? ["cancelledTie"] : []),
	...(tie.match_date > today ? ["playedAhead"] : []),
	...(isUnlikely(result) ? ["unlikelyScore"] : []),
	...(wonAbsent({ ...tie, ...result }) ? ["absentWon"] : []),
];

/**
 * Gives a tie its state from before an entry of the same person back, unless it was changed after that. True when it is
 * in that state. Throws 400 for a state that no entry wrote down.
 */
export async function undoResult(actor: Actor, id: number, { seal, ...written }: FormerResult): Promise<boolean> {
	await authorizeAbout(actor, "match.manage", { matches: [id] });
	if (seal !== sealOf(actor, id, written)) throw badRequest();
	const { version, ...former } = written;
	const score_source = former.home_games === null ? undefined : "sheet";
	const state = { ...former, score_source };
	const undone = await changeRecord(actor, "match", id, version, state, "match.result-undone");
	return undone.ok || ("current" in undone && isIn(undone.current, former)); // pressed twice
}

const isIn = (
	tie: Partial<Record<string, unknown>>,
	state: Pick<FormerResult, "status" | "home_score" | "away_score">,
) => tie.status === state.status && tie.home_score === state.home_score && tie.away_score === state.away_score;

/** The tie whose result this visitor has just entered, as the next page shows it, with what undoing needs. */
export async function savedResult(request: Request) {
	const saved = savedIn(flashOf(request));
	const row = saved && (await tieById(saved.id));
	if (!row) return undefined;
	const [tie] = await namedInClass([row]);
	return tie && { tie, former: saved.former };
}
