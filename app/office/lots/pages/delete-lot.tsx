import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteLot } from "../../../league/group-tables/lots/edit-lots.server.ts";
import { lotById } from "../../../league/group-tables/lots/lots.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { lotsText } from "../text.ts";
import type { Route } from "./+types/delete-lot";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

async function lotIn(params: Route.LoaderArgs["params"]) {
	const lot = await lotById(idParam(params.lot));
	return lot?.group_id === idParam(params.id) ? lot : undefined;
}

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id/lots", params),
	async read({ params, locale }) {
		const lot = await lotIn(params);
		if (!lot) return;
		const t = lotsText(locale);
		return { title: t.by(formatDate(locale, lot.drawn_on), lot.drawn_by), consequences: [t.gone] };
	},
	async remove({ params, actor }) {
		const lot = await lotIn(params);
		return lot !== undefined && deleteLot(actor, lot.id);
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
