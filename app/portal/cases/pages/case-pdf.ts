import { inOwnTurns } from "../../../access/own-turns.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pdfAnswer } from "../../../base/pdf/pdf-answer.server.ts";
import { ownProfile } from "../../../complaints/complainants/profile.server.ts";
import { fileOfCase } from "../../../complaints/documents/case-file.server.ts";
import { ownCase } from "../../../complaints/my-cases/cases.server.ts";
import type { Route } from "./+types/case-pdf";

export const middleware = [requires("case.file")];

/** An own case to keep: all that its page shows. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	const item = await ownCase(actor, params.caseReference);
	const person = await ownProfile(actor);
	if (!item || !person) throw notFound();
	const name = `complaint-${item.case_reference}`;
	const { path, bytes } = await inOwnTurns(actor, () => fileOfCase({ item, person }, { queue: "people", locale }));
	return path === "case.pdf"
		? pdfAnswer(`${name}.pdf`, bytes)
		: pdfAnswer(`${name}.txt`, bytes, "text/plain; charset=utf-8");
}
