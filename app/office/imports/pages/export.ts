import { create as contentDisposition } from "content-disposition";
import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { exportList, isPersonalList } from "../../../imports/exports/exports.server.ts";
import type { Route } from "./+types/export";

export const middleware = [requires("dashboard.open")];

/** A list as a file. Needs the permission of the list itself. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	if (isPersonalList(params.list)) confirmFirst({ request, url, context });
	const format = url.pathname.endsWith(".json") ? "json" : "csv";
	const file = await exportList(actorOf(context), params.list, url, format);
	if (file === undefined) throw notFound();
	return new Response(file, {
		headers: {
			"content-type": format === "json" ? "application/json; charset=utf-8" : "text/csv; charset=utf-8",
			"content-disposition": contentDisposition(`${params.list}.${format}`),
		},
	});
}
