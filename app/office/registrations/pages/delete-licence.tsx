import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { isDecided } from "../../../people/registrations/licences/decided.ts";
import { deleteLicence } from "../../../people/registrations/licences/edit-licences.server.ts";
import { licencesOf } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { licenceFacts } from "../parts/licence-facts.ts";
import type { Route } from "./+types/delete-licence";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

async function licenceIn(params: Route.LoaderArgs["params"]) {
	return (await licencesOf(idParam(params.id))).find(({ id }) => id === idParam(params.licence));
}

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params, url }) => pathIn(locale, "/admin/players/:id/licences", params) + url.search,
	async read({ params, locale }) {
		const licence = await licenceIn(params);
		return (
			licence && {
				title: `${licence.season} · ${licenceFacts(locale, licence)}`,
				consequences: [licencesText(locale).deleted],
				...(isDecided(licence) && { refused: licencesText(locale).decidedStays }),
			}
		);
	},
	async remove({ params, actor }) {
		const licence = await licenceIn(params);
		return licence === undefined ? "gone" : deleteLicence(actor, licence.id);
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
