import type { Actor } from "../app/access/actor.ts";
import { eraseWaiting, requestErasure } from "../app/complaints/privacy/erasure.server.ts";
import { OBJECTION_DAYS } from "../app/complaints/privacy/kept/objection.ts";

/** An erasure of decided cases: nothing goes until the heads had their time to object. */
export async function erase(actor: Actor) {
	const asked = await requestErasure(actor);
	if (asked !== "waiting") throw new Error(`The erasure of decided cases does not wait: ${asked}`);
	await eraseWaiting(new Date(Date.now() + OBJECTION_DAYS * 86_400_000 + 1000));
}
