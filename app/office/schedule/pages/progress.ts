import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { scheduleOf } from "../../../league/schedule/schedules.server.ts";
import type { Route } from "./+types/progress";

export const middleware = [requires("league.manage")];

/** How far the search of a group's schedule is, for its page. */
export async function loader({ params }: Route.LoaderArgs) {
	const schedule = await scheduleOf(idParam(params.id));
	if (!schedule) throw notFound();
	const { state, total, done } = schedule;
	return Response.json({ isOver: state !== "searching", total, done }, { headers: { "cache-control": "no-store" } });
}
