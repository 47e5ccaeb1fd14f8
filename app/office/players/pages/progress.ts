import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { archiveById } from "../../../people/players/photo-archive/archives.server.ts";
import type { Route } from "./+types/progress";

export const middleware = [requires("player.manage")];

/** How far the reading of an archive is, for its page. */
export async function loader({ params }: Route.LoaderArgs) {
	const archive = await archiveById(idParam(params.archive));
	if (!archive) throw notFound();
	const { state, total, done } = archive;
	return Response.json({ isOver: state !== "reading", total, done }, { headers: { "cache-control": "no-store" } });
}
