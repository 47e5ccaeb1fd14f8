import type { Actor } from "../../../../access/actor.ts";
import { audit, storeReason } from "../../../../audit/audit.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import type { CorrectedResult } from "./correction-form.ts";

/** The event of a correction, with the result before and after; the list of corrections is made from it. */
export const CORRECTED = "match.result-corrected";

type AuditedCorrection = { from: CorrectedResult; to: CorrectedResult; reason: string };

/** Audits that a result was corrected. Its words are stored beside the log. */
export async function auditCorrected(actor: Actor, matchId: number, { from, to, reason }: AuditedCorrection) {
	const details = { from: resultOf(from), to: resultOf(to), ...(await storeReason(reason)) };
	await audit(actor, CORRECTED, `match:${matchId}`, details);
}

type Correction = { [K in keyof CorrectedResult]?: CorrectedResult[K] | undefined } & { reason: string };

/**
 * Audits the correction of a locked result that a row of a file makes, before it is written in the same transaction.
 * Nothing, where the tie is another version than `version`: then the row is not written.
 */
export async function auditCorrection(actor: Actor, matchId: number, version: number, correction: Correction) {
	const from = await db()
		.selectFrom("matches")
		.select(["version", "home_score", "away_score", "outcome", "absent"])
		.where("id", "=", matchId)
		.forUpdate()
		.executeTakeFirst();
	if (from?.version !== version) return;
	const { reason, ...given } = correction;
	const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
	await auditCorrected(actor, matchId, { from, to: { ...from, ...said }, reason });
}

const resultOf = ({ home_score, away_score, outcome, absent }: CorrectedResult): CorrectedResult => ({
	home_score,
	away_score,
	outcome,
	absent,
});
