import { requires } from "../../../accounts/guards.server.ts";
import { actorOf } from "../../../accounts/session.server.ts";
import { badRequest } from "../../../base/http/stop.ts";
import { latestRuns } from "../runs.server.ts";
import { takeZip } from "../start-run.server.ts";
import type { Route } from "./+types/runs";

export const middleware = [requires("player.manage")];
export const handle = { maxBody: 66 * 1024 * 1024 };

/** How far every kind of work is, for the panels. */
export const loader = async () => Response.json(await latestRuns());

/** An archive that a script sends, to show how much of it has gone. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData().catch(() => {
		throw badRequest();
	});
	const started = await takeZip(actorOf(context), form.get("zip"));
	return Response.json(started, { status: started.ok ? 202 : 422 });
}
