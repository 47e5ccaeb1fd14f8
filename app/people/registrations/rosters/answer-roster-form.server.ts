import type { Actor } from "../../../access/actor.ts";
import { idParam } from "../../../base/forms/params.ts";
import { badRequest, mustWait } from "../../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { isKeyOf } from "../../../base/literals.ts";
import { addToRoster, approvePlace, moveInRoster, removeFromRoster, roleIn } from "./edit-rosters.server.ts";
import { type RosterStep, rosterChanged, undoRosterStep } from "./undo-roster.server.ts";

type Run = (actor: Actor, squadId: number, id: number, now: Date) => Promise<number | undefined>;
const intents = {
	add: { run: addToRoster, step: "added" },
	approve: { run: approvePlace, step: "approved" },
	remove: { run: removeFromRoster, step: "removed" },
	up: { run: (actor, squad, id, now) => moveInRoster(actor, squad, id, -1, now), step: "moved" },
	down: { run: (actor, squad, id, now) => moveInRoster(actor, squad, id, 1, now), step: "moved" },
} satisfies Record<string, { run: Run; step: RosterStep }>;

/** Each press of a captain leaves a batch and rows of the log, also one that is taken back. */
export const pressesOfCaptains: Limit = { what: "roster-steps", times: 300, seconds: 3600 };

/**
 * Carries out the button of a roster and names the notice about it; without one nothing was changed. Throws 429 where
 * captains press it without end.
 */
export async function answerRosterForm(actor: Actor, squadId: number, values: Record<string, string>, now: Date) {
	const [id, intent] = [idParam(values.id), values.intent];
	const isCaptain = (await roleIn(actor, squadId)) === "captain";
	const wait = isCaptain ? await secondsToWait(pressesOfCaptains, String(squadId)) : 0;
	if (wait > 0) throw mustWait(wait);
	if (intent === "undo") return (await undoRosterStep(actor, squadId, id)) ? "roster-undone" : "roster-changed-since";
	if (!isKeyOf(intents, intent)) throw badRequest();
	const { run, step } = intents[intent];
	const batch = await run(actor, squadId, id, now);
	return batch === undefined ? undefined : rosterChanged(step, batch);
}
