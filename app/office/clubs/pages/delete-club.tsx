import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { clubById } from "../../../people/clubs/clubs.server.ts";
import { clubDependants, deleteClub } from "../../../people/clubs/edit-clubs.server.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-club";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/teams") + url.search,
	async read({ params, locale }) {
		const club = await clubById(idParam(params.id));
		if (!club) return;
		const t = manageClubsText(locale);
		const { ties, transfers, players, articles, entries } = await clubDependants(club.id);
		const groups = entries.map((entry) => pick(locale, entry, "name"));
		return {
			title: pick(locale, club, "name"),
			consequences: [
				t.playersLeft(players),
				...(articles > 0 ? [t.articlesLeft(articles)] : []),
				...(groups.length > 0 ? [t.entriesGone(groups.join(t.comma))] : []),
				t.pageGone,
			],
			refused: ties > 0 ? t.hasTies(ties) : transfers > 0 ? t.hasTransfers : undefined,
		};
	},
	remove: async ({ params, actor }) => ((await deleteClub(actor, idParam(params.id))).ok ? "deleted" : "used"),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
