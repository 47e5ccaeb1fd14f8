import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { categoryList, managedCategories } from "../../../people/registrations/categories/categories.server.ts";
import { moveInList } from "../../../records/order/move-action.server.ts";
import { OrderedLine } from "../../../records/order/parts/ordered-line.tsx";
import { Panel } from "../../../records/parts/panel.tsx";
import { licenceCategoriesText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("registration.manage")];
export const handle = { js: true, title: (locale: Locale) => licenceCategoriesText(locale).title };

export const loader = async ({ url }: Route.LoaderArgs) => ({
	categories: await managedCategories(),
	query: url.search,
});

export const action = async (args: Route.ActionArgs) => {
	throw await moveInList(args, actorOf(args.context), categoryList.move);
};

export default function LicenceCategories({ loaderData: { categories, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = licenceCategoriesText(locale);
	const path = (
		page: "/admin/registrations/categories/:id" | "/admin/registrations/categories/:id/delete",
		id: string,
	) => pathIn(locale, page, { id }) + query;
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/registrations") + query}>
			<div className="min-h-0 space-y-5 overflow-y-auto p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="max-w-prose text-soft">{t.lead}</p>
					<a href={path("/admin/registrations/categories/:id", "new")} className="button" data-first="">
						{t.add}
					</a>
				</div>
				<ol className="card divide-y divide-line">
					{categories.map((each, i) => (
						<OrderedLine
							key={each.id}
							id={each.id}
							name={pick(locale, each, "name")}
							facts={[t.licences(each.licences ?? 0)]}
							isFirst={i === 0}
							isLast={i === categories.length - 1}
							edit={path("/admin/registrations/categories/:id", String(each.id))}
							remove={path("/admin/registrations/categories/:id/delete", String(each.id))}
						/>
					))}
				</ol>
			</div>
		</Panel>
	);
}
