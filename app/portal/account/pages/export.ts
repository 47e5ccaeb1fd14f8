import { create as contentDisposition } from "content-disposition";
import { stepUp } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { mustWait } from "../../../base/http/http-errors.ts";
import { exportOwnData } from "../../../complaints/privacy/export-own-data.server.ts";
import { waitForOwnData } from "../../../complaints/privacy/own-data-limit.server.ts";
import type { Route } from "./+types/export";

export const middleware = [requires("own-account.manage"), stepUp];

export async function loader({ context }: Route.LoaderArgs) {
	const wait = await waitForOwnData(actorOf(context));
	if (wait > 0) throw mustWait(wait);
	const everything = await exportOwnData(actorOf(context));
	return new Response(`${JSON.stringify(everything, null, "\t")}\n`, {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": contentDisposition("my-data.json"),
			"cache-control": "no-store",
		},
	});
}
