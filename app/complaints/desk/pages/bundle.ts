import { Readable } from "node:stream";
import { requires } from "../../../accounts/guards.server.ts";
import { actorOf } from "../../../accounts/session.server.ts";
import { inertPolicy } from "../../../base/http/security-headers.ts";
import { notFound } from "../../../base/http/stop.ts";
import { caseBundle } from "../../papers/bundle.server.ts";
import { noteBundle } from "../delicate-work.server.ts";
import { deskCase } from "../desk-case.server.ts";
import type { Route } from "./+types/bundle";

export const middleware = [requires("case.read")];

/** The whole case as an archive; that it was taken is noted with the case. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const found = await deskCase(actor, params.caseReference);
	if (!found || found.partial) throw notFound();
	await noteBundle(actor, found.item.id);
	const stream = await caseBundle(found);
	return new Response(Readable.toWeb(Readable.from(stream)) as ReadableStream, {
		headers: {
			"content-type": "application/zip",
			"content-disposition": `attachment; filename="case-${found.item.case_reference}.zip"`,
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
}
