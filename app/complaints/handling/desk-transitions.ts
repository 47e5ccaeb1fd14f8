import { type Actor, accountIdOf, isByLink } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { caseRoleOf, isStaff } from "../case/case-role.ts";
import { allowedTransitions, type FlowSettings, type StaffFacts, type Transition } from "../case/flow/case-flow.ts";

/** The transitions that the desk offers this actor; none without the permission. */
export function deskTransitions(actor: Actor, item: StaffFacts, settings: FlowSettings, now: Date): Transition[] {
	const role = caseRoleOf(actor);
	if (!can(actor, "case.move") || !isStaff(role)) return [];
	return allowedTransitions(item, { role, account: accountIdOf(actor), byLink: isByLink(actor) }, settings, now);
}
