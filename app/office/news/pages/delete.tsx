import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articleById, deleteArticle } from "../../../news/edit-articles.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { manageNewsText } from "../text.ts";

import type { Route } from "./+types/delete";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const article = await articleById(idParam(params.id));
	if (!article) throw notFound();
	const titles = [article.title_ar, article.title].flatMap((title) => title || []);
	return { titles: localeOf(url.pathname) === "ar" ? titles : titles.reverse(), close: url.search };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	await deleteArticle(actorOf(context), idParam(params.id));
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/news") + url.search, flash: "deleted" });
}

export default function DeleteArticle({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	return (
		<Confirm
			title={loaderData.titles[0] ?? t.untitled}
			close={pathIn(locale, "/admin/news") + loaderData.close}
			consequences={[t.deleteConsequence]}
		/>
	);
}
