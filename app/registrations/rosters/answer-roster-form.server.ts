import type { Actor } from "../../access/actor.ts";
import { idParam } from "../../base/forms/params.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import { isKeyOf } from "../../base/literals.ts";
import { addToRoster, approvePlace, moveInRoster, removeFromRoster } from "./edit-rosters.server.ts";
import { type RosterStep, rosterChanged, undoRosterStep } from "./undo-roster.server.ts";

type Run = (actor: Actor, squadId: number, id: number, now: Date) => Promise<number | undefined>;
const intents = {
	add: { run: addToRoster, step: "added" },
	approve: { run: approvePlace, step: "approved" },
	remove: { run: removeFromRoster, step: "removed" },
	up: { run: (actor, squad, id, now) => moveInRoster(actor, squad, id, -1, now), step: "moved" },
	down: { run: (actor, squad, id, now) => moveInRoster(actor, squad, id, 1, now), step: "moved" },
} satisfies Record<string, { run: Run; step: RosterStep }>;

/** Carries out the button of a roster and names the notice about it; without one nothing was changed. */
export async function answerRosterForm(actor: Actor, squadId: number, values: Record<string, string>, now: Date) {
	const [id, intent] = [idParam(values.id), values.intent];
	if (intent === "undo") return (await undoRosterStep(actor, squadId, id)) ? "roster-undone" : "roster-changed-since";
	if (!isKeyOf(intents, intent)) throw badRequest();
	const { run, step } = intents[intent];
	const batch = await run(actor, squadId, id, now);
	return batch === undefined ? undefined : rosterChanged(step, batch);
}
