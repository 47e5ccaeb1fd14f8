import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { draining } from "../../../base/server/draining.server.ts";
import { caseStream } from "../../../complaints/case-list/new-cases.server.ts";
import type { Route } from "./+types/events";

export const middleware = [requires("case.read")];

/** Tells a list that something happened to a case (server-sent events). */
export function loader({ request, context }: Route.LoaderArgs) {
	// Asked for as data of a page it would be waited for to its end.
	if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
	return caseStream(actorOf(context), AbortSignal.any([request.signal, draining()]));
}
