import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { flashOf } from "../../base/http/flash.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { changeRecord } from "../../records/change-record.server.ts";
import { tieById } from "../editing/edit-ties.server.ts";
import { isUnlikely } from "../editing/tie-form.ts";
import type { TieStatus } from "../tie.ts";
import { named } from "../ties.server.ts";
import { type FormerResult, type Result, savedIn } from "./result-form.ts";

type State = Result & { status: TieStatus };

/**
 * Enters or corrects the result of a tie; the scores complete it. Asks back, unless `accepted` says that it is meant, about a cancelled tie,
 * one whose day is ahead, and a score that is unlikely. `former` is what undoing needs; it is absent when nothing changed, as when two people enter the same result.
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
	const state: State = { ...result, status: "completed" };
	if (isIn(tie, state)) return { ok: true, was: tie.status } as const;
	const questions = questionsOf(tie, result, riyadhDay(now));
	// A tie that changed since is shown merged first.
	if (tie.version === version && questions.some((question) => !accepted.includes(question)))
		return { ok: false, questions } as const;
	const saved = await changeRecord(actor, "match", id, version, state, "match.result-entered");
	if (!saved.ok) return saved;
	const { status, home_score, away_score } = tie;
	return { ok: true, was: status, former: { version: version + 1, status, home_score, away_score } } as const;
}

const questionsOf = (tie: { status: TieStatus; match_date: string }, result: Result, today: string): string[] => [
	...(tie.status === "cancelled" ? ["cancelledTie"] : []),
	...(tie.match_date > today ? ["playedAhead"] : []),
	...(isUnlikely(result) ? ["unlikelyScore"] : []),
];

/** Gives a tie its state from before an entry back, unless it was changed after that. True when it is in that state. */
export async function undoResult(actor: Actor, id: number, { version, ...former }: FormerResult): Promise<boolean> {
	authorize(actor, "match.manage");
	const undone = await changeRecord(actor, "match", id, version, former, "match.result-undone");
	return undone.ok || ("current" in undone && isIn(undone.current, former)); // pressed twice
}

const isIn = (tie: Partial<Record<string, unknown>>, state: { [K in keyof State]: State[K] | null }) =>
	tie.status === state.status && tie.home_score === state.home_score && tie.away_score === state.away_score;

/** The tie whose result this visitor has just entered, as the next page shows it, with what undoing needs. */
export async function savedResult(request: Request) {
	const saved = savedIn(flashOf(request));
	const row = saved && (await tieById(saved.id));
	if (!row) return undefined;
	const [tie] = await named([row]);
	return tie && { tie, former: saved.former };
}
