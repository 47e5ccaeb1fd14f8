import { redirect } from "react-router";
import { readForm } from "../../../base/forms/read-fields.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { signOut } from "../sign-out.server.ts";
import type { Route } from "./+types/sign-out";

const leadsTo = (url: URL) => areaPaths(areaOf(url.pathname), localeOf(url.pathname));

export const loader = ({ url }: Route.LoaderArgs) =>
	redirect(areaOf(url.pathname) === "complaints" ? leadsTo(url).left : leadsTo(url).home, 303);

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readForm(request).catch(() => undefined); // a bare post is a sign-out too
	const forgets = form?.get("forget") === "on";
	const cookies = await signOut({ request, context }, { forgets });
	const left = seeOther({ to: leadsTo(url).left, flash: "signed-out", cookies });
	left.headers.set("clear-site-data", '"cache", "storage"');
	return left;
}
