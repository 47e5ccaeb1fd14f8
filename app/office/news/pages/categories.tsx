import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { managedCategories } from "../../../news/categories/categories.server.ts";
import { moveCategory } from "../../../news/categories/edit-categories.server.ts";
import { moveInList } from "../../../records/order/move-action.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { categoriesText } from "../categories-text.ts";
import { CategoryLine } from "../parts/category-line.tsx";
import type { Route } from "./+types/categories";

export const middleware = [requires("news.manage")];
export const handle = { js: true, title: (locale: Locale) => categoriesText(locale).title };

export const loader = async () => ({ categories: await managedCategories() });

export const action = async (args: Route.ActionArgs) => {
	throw await moveInList(args, actorOf(args.context), moveCategory);
};

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = categoriesText(locale);
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/news")}>
			<div className="space-y-5 p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="text-soft">{t.lead}</p>
					<a href={pathIn(locale, "/admin/news/categories/:id", { id: "new" })} className="button" data-first="">
						{t.add}
					</a>
				</div>
				<ol className="card divide-y divide-line">
					{categories.map((category, i) => (
						<CategoryLine
							key={category.id}
							category={category}
							isFirst={i === 0}
							isLast={i === categories.length - 1}
						/>
					))}
				</ol>
			</div>
		</Panel>
	);
}
