import { redirect } from "react-router";
import { areaOf } from "../../../accounts/areas.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { makeDownload } from "../../../complaints/evidence/download.server.ts";
import { downloadPath } from "../../../complaints/evidence/download-path.ts";
import type { Route } from "./+types/download-link";

export const middleware = [requires("evidence.download")];

/** Makes the link when the file is requested: it works for 60 seconds. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const token = await makeDownload(context, params.id);
	const side = areaOf(url.pathname) === "desk" ? "staff" : "own";
	return redirect(downloadPath(localeOf(url.pathname), side, token), 303);
}
