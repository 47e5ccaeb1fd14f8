import { redirect } from "react-router";
import { inOwnTurns } from "../../../access/own-turns.server.ts";
import { areaOf } from "../../../accounts/areas.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pdfAnswer } from "../../../base/pdf/pdf-answer.server.ts";
import { decisionDocument } from "../../../complaints/documents/decision-document.server.ts";
import { downloadPath } from "../../../complaints/evidence/download-path.ts";
import type { Route } from "./+types/decision-document";

export const middleware = [requires("evidence.download")];

/** A decision as a document, for its complainant and for officers. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const side = areaOf(url.pathname) === "desk" ? "staff" : "own";
	const found = await decisionDocument(context, idParam(params.id), side);
	if (found.token !== undefined) return redirect(downloadPath(localeOf(url.pathname), side, found.token), 303);
	return pdfAnswer(found.name, await inOwnTurns(actorOf(context), found.make));
}
