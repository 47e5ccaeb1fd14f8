import { create as contentDisposition } from "content-disposition";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { inertPolicy } from "../../base/server/security-headers.ts";
import { documentText } from "./text.ts";

const RETRY_SECONDS = 10;
const underWay = new Set<string>();

type Asked = { actor: Actor; locale: Locale; name: string };

/**
 * A document that someone asks for. An account, or a pass, gets one at a time, and 429 while it is being made: all are laid out in the queue that
 * officers use as well. Counted in this process, as the queue is.
 */
export async function ownPdf({ actor, locale, name }: Asked, make: () => Promise<Buffer>): Promise<Response> {
	const account = actor.kind === "pass" ? actor.id : (accountIdOf(actor) ?? "");
	if (underWay.has(account))
		return new Response(documentText(locale).oneAtATime, {
			status: 429,
			headers: {
				"content-type": "text/plain; charset=utf-8",
				"retry-after": String(RETRY_SECONDS),
				"cache-control": "no-store",
			},
		});
	underWay.add(account);
	try {
		return pdfAnswer(name, await make());
	} finally {
		underWay.delete(account);
	}
}

export const pdfAnswer = (name: string, pdf: Buffer): Response =>
	new Response(new Uint8Array(pdf), {
		headers: {
			"content-type": "application/pdf",
			"content-disposition": contentDisposition(name),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
