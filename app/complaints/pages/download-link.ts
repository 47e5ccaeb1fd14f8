import { redirect } from "react-router";
import { requires } from "../../accounts/guards.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { makeDownload } from "../download.server.ts";
import type { Route } from "./+types/download-link";

export const middleware = [requires("own-account.manage")];

/** Makes the link at the moment somebody wants the file: it lives for a minute only. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const token = await makeDownload(context, params.id);
	return redirect(pathIn(localeOf(url.pathname), "/complaints/download/:token", { token }), 303);
}
