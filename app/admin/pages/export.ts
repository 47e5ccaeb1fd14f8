import { create as contentDisposition } from "content-disposition";
import { requires } from "../../accounts/guards.server.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { confirmFirst } from "../../accounts/step-up.server.ts";
import { notFound } from "../../base/http/stop.ts";
import { exportList, isPersonalList } from "../exports.server.ts";
import type { Route } from "./+types/export";

export const middleware = [requires("dashboard.open")];

/** A list as a file. Who may see the list may take it along. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	if (isPersonalList(params.list)) confirmFirst({ request, url, context });
	const csv = await exportList(actorOf(context), params.list, url);
	if (csv === undefined) throw notFound();
	return new Response(csv, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": contentDisposition(`${params.list}.csv`),
		},
	});
}
