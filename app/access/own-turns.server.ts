import { askedBy } from "../base/process/who-asks.server.ts";
import { type Actor, accountIdOf } from "./actor.ts";

/**
 * Makes documents in the turns of the account, or of the pass, that asks for them: one does not hold up the others of
 * its queue.
 */
export function inOwnTurns<T>(actor: Actor, make: () => Promise<T>): Promise<T> {
	const account = actor.kind === "pass" ? actor.id : accountIdOf(actor);
	return account ? askedBy(`account ${account}`, make) : make();
}
