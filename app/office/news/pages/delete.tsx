import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { articleById, deleteArticle } from "../../../news/edit-articles.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { manageNewsText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/news") + url.search,
	async read({ params, locale }) {
		const article = await articleById(idParam(params.id));
		if (!article) return;
		const t = manageNewsText(locale);
		const titles = locale === "ar" ? [article.title_ar, article.title] : [article.title, article.title_ar];
		return { title: titles.find(Boolean) ?? t.untitled, consequences: [t.deleteConsequence] };
	},
	async remove({ params, actor }) {
		await deleteArticle(actor, idParam(params.id));
		return "deleted";
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
