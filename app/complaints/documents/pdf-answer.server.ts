import { create as contentDisposition } from "content-disposition";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { askedBy } from "../../base/process/who-asks.server.ts";
import { inertPolicy } from "../../base/server/security-headers.ts";

/**
 * Makes documents in the turns of the account, or of the pass, that asks for them: one does not hold up the others of
 * its queue.
 */
export function inOwnTurns<T>(actor: Actor, make: () => Promise<T>): Promise<T> {
	const account = actor.kind === "pass" ? actor.id : accountIdOf(actor);
	return account ? askedBy(`account ${account}`, make) : make();
}

export const pdfAnswer = (name: string, pdf: Buffer, type = "application/pdf"): Response =>
	new Response(new Uint8Array(pdf), {
		headers: {
			"content-type": type,
			"content-disposition": contentDisposition(name),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
