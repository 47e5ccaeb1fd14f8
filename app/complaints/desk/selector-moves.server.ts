import { type Actor, accountIdOf } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { isBarred, nextStatuses } from "../case-flow.ts";
import { caseRoleOf } from "../case-role.ts";
import type { Status } from "../complaint.ts";

/** The five states of the selector of the specification (section 4), in its order. */
const selectable = [
	"submitted",
	"under_review",
	"incomplete_evidence",
	"resolved",
	"closed",
] as const satisfies Status[];

type Row = { status: Status; appealed_at: Date | null; judges: string[] };

/**
 * What the selector beside a case offers: of its five states those to which this officer can take it from here. The row is one that the
 * database gave them: it gives no row of a case from which they are recused.
 */
export function selectorMoves(actor: Actor, row: Row, rules: { officers_may_resolve: "yes" | "no" }): Status[] {
	const me = accountIdOf(actor);
	if (!can(actor, "case.move") || isBarred(row, me)) return [];
	const who = caseRoleOf(actor);
	const next = nextStatuses(row, [who]);
	const mayResolve = who === "head" || rules.officers_may_resolve === "yes";
	return selectable.filter((to) => next.includes(to) && (to !== "resolved" || mayResolve));
}
