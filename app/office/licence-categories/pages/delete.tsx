import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import {
	categoryById,
	categoryList,
	isCategoryUsed,
} from "../../../people/registrations/categories/categories.server.ts";
import { USUAL_CATEGORY } from "../../../people/registrations/categories/category-form.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { licenceCategoriesText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/registrations/categories") + url.search,
	async read({ params, locale }) {
		const found = await categoryById(idParam(params.id));
		if (!found) return;
		const t = licenceCategoriesText(locale);
		const isUsual = found.code === USUAL_CATEGORY;
		const isUsed = isUsual || (await isCategoryUsed(found.code));
		return {
			title: pick(locale, found, "name"),
			consequences: [t.unused],
			refused: isUsed ? (isUsual ? t.usual : t.used) : undefined,
		};
	},
	remove: ({ params, actor }) => categoryList.remove(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
