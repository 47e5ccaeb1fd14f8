import { create as contentDisposition } from "content-disposition";
import { redirect } from "react-router";
import { areaOf } from "../../../accounts/areas.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { inertPolicy } from "../../../base/server/security-headers.ts";
import { decisionDocument } from "../../documents/decision-document.server.ts";
import { downloadPath } from "../download-path.ts";
import type { Route } from "./+types/decision-document";

export const middleware = [requires("evidence.download")];

/** A decision as a document, for its complainant and for officers. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const side = areaOf(url.pathname) === "desk" ? "staff" : "own";
	const found = await decisionDocument(context, idParam(params.id), side);
	if (found.token !== undefined) return redirect(downloadPath(localeOf(url.pathname), side, found.token), 303);
	return new Response(new Uint8Array(found.pdf), {
		headers: {
			"content-type": "application/pdf",
			"content-disposition": contentDisposition(found.name),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
}
