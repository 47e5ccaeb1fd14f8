import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { can } from "../../../access/policy.ts";
import { requires } from "../../../accounts/guards.server.ts";
import { actorOf } from "../../../accounts/session.server.ts";
import { stepUp } from "../../../accounts/step-up.server.ts";
import { inertPolicy } from "../../../base/http/security-headers.ts";
import { notFound } from "../../../base/http/stop.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { caseBundle } from "../../papers/bundle.server.ts";
import { noteBundle } from "../delicate-work.server.ts";
import { deskCase } from "../desk-case.server.ts";
import { deskText } from "../text.ts";
import type { Route } from "./+types/bundle";

/** Who came in by an access link reads the case on its page alone. */
const notByLink: Route.MiddlewareFunction = ({ url, context }) => {
	if (can(actorOf(context), "case.handle")) return;
	const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	return new Response(deskText(localeOf(url.pathname)).bundleByLink, { status: 403, headers });
};

export const middleware = [requires("case.read"), notByLink, stepUp];

/** The whole case as an archive; that it was taken is noted with the case. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const found = await deskCase(actor, params.caseReference);
	if (!found || found.recused) throw notFound();
	await noteBundle(actor, found.item.id);
	const stream = await caseBundle(found);
	return new Response(Readable.toWeb(Readable.from(stream)) as ReadableStream, {
		headers: {
			"content-type": "application/zip",
			"content-disposition": contentDisposition(`case-${found.item.case_reference}.zip`),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
}
