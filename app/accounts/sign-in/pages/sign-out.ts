import { redirect } from "react-router";
import { isAway } from "../../../base/errors/away.server.ts";
import { readForm } from "../../../base/forms/read-fields.ts";
import { isHttpError } from "../../../base/http/http-errors.ts";
import { requestContext } from "../../../base/http/request-context.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { logFailure } from "../../../base/log/log-rarely.server.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { signOut } from "../sign-out.server.ts";
import type { Route } from "./+types/sign-out";

const leadsTo = (url: URL) => areaPaths(areaOf(url.pathname), localeOf(url.pathname));

/** The first page of the area, for someone who is still signed in. */
const stays = (url: URL) => (areaOf(url.pathname) === "complaints" ? leadsTo(url).left : leadsTo(url).home);

export const handle = { maxBody: SHORT_FORM };

export const loader = ({ url }: Route.LoaderArgs) => redirect(stays(url), 303);

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readForm(request).catch(() => undefined); // a bare post is a sign-out too
	const forgets = form?.get("forget") === "on";
	const cookies = await signOut({ request, context }, { forgets }).catch((error) => {
		if (isHttpError(error) || isAway(error)) throw error;
		logFailure("sign-out.failed", context.get(requestContext).id, error);
	});
	if (!cookies) return seeOther({ to: stays(url), flash: "sign-out-failed" });
	const left = seeOther({ to: leadsTo(url).left, flash: "signed-out", cookies });
	left.headers.set("clear-site-data", '"cache", "storage"');
	return left;
}
