import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { isWorking } from "../../../imports/runs/hold-run.server.ts";
import { runById } from "../../../imports/runs/read-runs.server.ts";
import type { Route } from "./+types/progress";

export const middleware = [requires("dashboard.open")];

/** How far a file is, for its page. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const run = await runById(actorOf(context), idParam(params.run));
	if (!run || run.kind !== params.kind) throw notFound();
	const { state, total, done } = run;
	return Response.json({ isOver: !isWorking(state), total, done }, { headers: { "cache-control": "no-store" } });
}
