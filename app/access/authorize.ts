import { forbidden } from "../base/http/http-errors.ts";
import type { Actor } from "./actor.ts";
import { type Action, can } from "./policy.ts";

/** First line of every command: throws a 403 unless the policy lets this actor do that. */
export function authorize(actor: Actor, action: Action) {
	if (!can(actor, action)) throw forbidden();
}
