import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { classById, isClassUsed } from "../../../league/classes/classes.server.ts";
import { classList } from "../../../league/classes/edit-classes.server.ts";
import { OPEN } from "../../../people/squads/squad-name.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { classesText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/league/classes") + url.search,
	async read({ params, locale }) {
		const found = await classById(idParam(params.id));
		if (!found) return;
		const t = classesText(locale);
		const isUsed = found.code === OPEN || (await isClassUsed(found.code));
		return { title: pick(locale, found, "name"), consequences: [t.unused], refused: isUsed ? t.used : undefined };
	},
	remove: ({ params, actor }) => classList.remove(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
