import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteCompetition, seasonsIn } from "../../../league/competitions/edit-competitions.server.ts";
import { competitionById } from "../../../league/competitions/managed-competitions.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/delete-competition";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/league") + url.search,
	async read({ params, locale }) {
		const competition = await competitionById(idParam(params.id));
		if (!competition) return;
		const t = competitionsText(locale);
		const seasons = await seasonsIn(competition.id);
		const held = seasons.length > 0 ? t.competitionUsed(seasons.join(" · ")) : undefined;
		return {
			title: pick(locale, competition, "name"),
			consequences: [t.deleteCompetition],
			refused: competition.is_default ? t.firstCompetition : held,
		};
	},
	remove: ({ params, actor }) => deleteCompetition(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
