import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteVenue } from "../../../league/venues/edit-venues.server.ts";
import { venueById, venueDependants } from "../../../league/venues/venues.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { venuesText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/league/venues") + url.search,
	async read({ params, locale }) {
		const venue = await venueById(idParam(params.id));
		if (!venue) return;
		const t = venuesText(locale);
		const { ties, squads } = await venueDependants(venue.id);
		return {
			title: pick(locale, venue, "name"),
			consequences: [t.tiesThere(ties), t.squadsThere(squads), t.closuresGone],
		};
	},
	remove: ({ actor, params }) => deleteVenue(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
