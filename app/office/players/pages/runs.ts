import { accountIdOf } from "../../../access/actor.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { receiveUpload } from "../../../base/forms/uploads.server.ts";
import { MAX_ARCHIVE } from "../../../people/players/photo-archive/archive.ts";
import { takeArchive } from "../../../people/players/photo-archive/archives.server.ts";
import { latestRuns } from "../../../people/players/photo-runs/runs.server.ts";
import type { Route } from "./+types/runs";

export const middleware = [requires("player.manage")];
export const handle = { maxBody: MAX_ARCHIVE + 1024 * 1024 };

/** How far every kind of work is, for the panels. */
export const loader = async () => Response.json(await latestRuns());

/** An archive that a script sends, to show how much of it has gone. */
export function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	return receiveUpload(request, accountIdOf(actor) ?? "", MAX_ARCHIVE, async ({ form, refused }) => {
		if (refused) {
			const { problem, status, seconds } = refused;
			return Response.json({ ok: false, problem }, { status, headers: { "retry-after": String(seconds) } });
		}
		const taken = await takeArchive(actor, form.get("zip"));
		return Response.json(taken, { status: taken.ok ? 202 : 422 });
	});
}
