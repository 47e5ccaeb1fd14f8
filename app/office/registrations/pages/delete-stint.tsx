import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteStint } from "../../../people/registrations/stints/edit-stints.server.ts";
import { stintsOf } from "../../../people/registrations/stints/stints.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { stintsText } from "../stints-text.ts";
import type { Route } from "./+types/delete-stint";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

async function stintIn(params: Route.LoaderArgs["params"]) {
	return (await stintsOf(idParam(params.id))).find(({ id }) => id === idParam(params.stint));
}

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params, url }) => pathIn(locale, "/admin/players/:id/stints", params) + url.search,
	async read({ params, locale }) {
		const stint = await stintIn(params);
		return stint && { title: pick(locale, stint, "name"), consequences: [stintsText(locale).deleted] };
	},
	async remove({ params, actor }) {
		const stint = await stintIn(params);
		return stint !== undefined && deleteStint(actor, stint.id);
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
