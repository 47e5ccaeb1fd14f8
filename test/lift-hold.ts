import type { Actor } from "../app/access/actor.ts";
import { liftHold } from "../app/complaints/handling/commands/hold-case.server.ts";
import { person } from "./make-case.ts";

/** Lifts the hold on a case: a head asks, and another one agrees. */
export async function liftByTwo(head: Actor, id: string) {
	await liftHold(head, id);
	return liftHold(await person("head"), id);
}
