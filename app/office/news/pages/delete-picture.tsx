import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deletePicture } from "../../../news/library/edit-pictures.server.ts";
import { articlesShowing, pictureById } from "../../../news/library/library.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { libraryText } from "../library-text.ts";
import type { Route } from "./+types/delete-picture";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/news/pictures") + url.search,
	async read({ params, locale }) {
		const picture = await pictureById(idParam(params.id));
		if (!picture) return;
		const t = libraryText(locale);
		const uses = new Set((await articlesShowing([picture.id])).map(({ id }) => id)).size;
		const names = locale === "ar" ? [picture.alt_ar, picture.alt] : [picture.alt, picture.alt_ar];
		return {
			title: names.find(Boolean) ?? t.picture(picture.id),
			consequences: [t.deleteText, ...(picture.in_press ? [t.deletePress] : [])],
			refused: uses > 0 ? t.deleteUsed(uses) : undefined,
		};
	},
	remove: ({ params, actor }) => deletePicture(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
