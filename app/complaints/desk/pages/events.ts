import { requires } from "../../../accounts/guards.server.ts";
import { actorOf } from "../../../accounts/session.server.ts";
import { notFound } from "../../../base/http/stop.ts";
import { caseStream } from "../new-cases.server.ts";
import type { Route } from "./+types/events";

export const middleware = [requires("case.read")];

/** Tells a list that something happened to a case (server-sent events). */
export function loader({ request, context }: Route.LoaderArgs) {
	// Asked for as data of a page it would be waited for to its end.
	if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
	return caseStream(actorOf(context), request.signal);
}
