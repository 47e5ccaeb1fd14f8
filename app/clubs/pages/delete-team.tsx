import { data, redirect } from "react-router";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Confirm } from "../../records/parts/confirm.tsx";
import { clubById } from "../clubs.server.ts";
import { manageClubsText } from "../manage-text.ts";
import { deleteTeam, teamDependants } from "../teams.server.ts";
import type { Route } from "./+types/delete-team";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const team = await clubById(idParam(params.id));
	if (!team) throw notFound();
	return { team: { name: team.name, name_ar: team.name_ar }, close: url.search, ...(await teamDependants(team.id)) };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const outcome = await deleteTeam(actorOf(context), idParam(params.id));
	if (!outcome.ok) return data(null, { status: 409 }); // the page says why
	throw redirect(pathIn(localeOf(url.pathname), "/admin/teams") + url.search, {
		status: 303,
		headers: { "set-cookie": flashCookie("deleted") },
	});
}

export default function DeleteTeam({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const { team, matches, players, close } = loaderData;
	return (
		<Confirm
			title={pick(locale, team, "name")}
			close={pathIn(locale, "/admin/teams") + close}
			consequences={[t.playersLeft(players)]}
			refused={matches > 0 ? t.hasMatches(matches) : undefined}
		/>
	);
}
