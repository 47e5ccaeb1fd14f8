import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { formerNameById } from "../../../people/clubs/former-names/former-names.server.ts";
import { deleteFormerName } from "../../../people/clubs/renaming/edit-former-names.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { renamingText } from "../names-text.ts";
import type { Route } from "./+types/delete-name";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

async function nameIn(params: Route.LoaderArgs["params"]) {
	const name = await formerNameById(idParam(params.name));
	return name?.club_id === idParam(params.id) ? name : undefined;
}

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params, url }) => pathIn(locale, "/admin/teams/:id/names", params) + url.search,
	async read({ params, locale }) {
		const name = await nameIn(params);
		return name && { title: pick(locale, name, "name"), consequences: [renamingText(locale).deleted] };
	},
	async remove({ params, actor }) {
		const name = await nameIn(params);
		return name !== undefined && deleteFormerName(actor, name.id);
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
