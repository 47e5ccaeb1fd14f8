import { data } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubById } from "../../../people/clubs/clubs.server.ts";
import { clubDependants, deleteClub } from "../../../people/clubs/edit-clubs.server.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-club";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const club = await clubById(idParam(params.id));
	if (!club) throw notFound();
	return { club: { name: club.name, name_ar: club.name_ar }, close: url.search, ...(await clubDependants(club.id)) };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const outcome = await deleteClub(actorOf(context), idParam(params.id));
	if (!outcome.ok) return data(null, { status: 409 }); // the page says why
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/teams") + url.search, flash: "deleted" });
}

export default function DeleteClub({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const { club, ties, players, articles, entries, close } = loaderData;
	const groups = entries.map((entry) => pick(locale, entry, "name"));
	return (
		<Confirm
			title={pick(locale, club, "name")}
			close={pathIn(locale, "/admin/teams") + close}
			consequences={[
				t.playersLeft(players),
				...(articles > 0 ? [t.articlesLeft(articles)] : []),
				...(groups.length > 0 ? [t.entriesGone(groups.join(t.comma))] : []),
				t.pageGone,
			]}
			refused={ties > 0 ? t.hasTies(ties) : undefined}
		/>
	);
}
