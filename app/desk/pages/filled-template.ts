import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { dayIn } from "../../base/typed/day-time.ts";
import { filledTemplate } from "../../complaints/templates/templates.server.ts";
import type { Route } from "./+types/filled-template";

export const middleware = [requires("case.handle")];

/** The text of a template for a case, for the script that inserts it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const into = { id: idParam(params.id), dueOn: dayIn(url.searchParams.get("due_on")) };
	const text = await filledTemplate(actorOf(context), params.caseReference, into);
	if (text === undefined) throw notFound();
	return new Response(text, {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}
