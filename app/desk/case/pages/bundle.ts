import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { inOwnTurns } from "../../../access/own-turns.server.ts";
import { can } from "../../../access/policy.ts";
import { stepUp } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { inertPolicy } from "../../../base/server/security-headers.ts";
import { caseBundle } from "../../../complaints/documents/bundle.server.ts";
import { noteBundle } from "../../../complaints/handling/commands/delicate-work.server.ts";
import { deskCase } from "../../../complaints/handling/desk-case.server.ts";
import { receiptsForStaff } from "../../../complaints/receipts/receipt.server.ts";
import { deskCaseText } from "../text.ts";
import type { Route } from "./+types/bundle";

/** Access links are refused: they read the case on its page alone. */
const notByLink: Route.MiddlewareFunction = ({ url, context }) => {
	if (can(actorOf(context), "case.handle")) return;
	const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	return new Response(deskCaseText(localeOf(url.pathname)).bundleByLink, { status: 403, headers });
};

export const middleware = [requires("case.read"), notByLink, stepUp];

/** The whole case as an archive; that it was taken is noted with the case. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const found = await deskCase(actor, params.caseReference);
	if (!found || found.recused) throw notFound();
	await noteBundle(actor, found.item.id);
	const receipts = await receiptsForStaff(actor, found.item.id);
	const stream = await inOwnTurns(actor, () => caseBundle({ ...found, receipts }));
	return new Response(Readable.toWeb(Readable.from(stream)) as ReadableStream, {
		headers: {
			"content-type": "application/zip",
			"content-disposition": contentDisposition(`case-${found.item.case_reference}.zip`),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
}
