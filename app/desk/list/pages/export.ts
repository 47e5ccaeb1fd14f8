import { create as contentDisposition } from "content-disposition";
import { stepUp } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { readFilter } from "../../../complaints/case-list/desk-filter.ts";
import { exportCases } from "../../../complaints/case-list/export-cases.server.ts";
import type { Route } from "./+types/export";

export const middleware = [requires("case.handle"), stepUp];

/** The filtered list as a file. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const csv = await exportCases(actorOf(context), readFilter(url.searchParams));
	return new Response(csv, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": contentDisposition("complaints.csv"),
			"cache-control": "no-store",
		},
	});
}
