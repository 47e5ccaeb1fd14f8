import { redirect } from "react-router";
import { flashCookie } from "../../base/http/flash.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { doorOf } from "../doors.ts";
import { signOut } from "../sign-out.server.ts";
import type { Route } from "./+types/sign-out";

const isPortal = (url: URL) => doorOf(url.pathname) === "complaints";

export const loader = ({ url }: Route.LoaderArgs) =>
	redirect(pathIn(localeOf(url.pathname), isPortal(url) ? "/complaints" : "/admin"), 303);

export async function action({ request, url, context }: Route.ActionArgs) {
	const headers = new Headers({ "set-cookie": flashCookie("signed-out") });
	for (const cookie of await signOut({ request, context })) headers.append("set-cookie", cookie);
	return redirect(pathIn(localeOf(url.pathname), isPortal(url) ? "/complaints" : "/"), { status: 303, headers });
}
