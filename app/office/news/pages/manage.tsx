import { useOutlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allCategories } from "../../../news/categories/categories.server.ts";
import { nameIn } from "../../../news/categories/category.ts";
import { articleSorts, articlesPage, isArticleState } from "../../../news/manage-articles.server.ts";
import { listParams } from "../../../records/list/list-params.ts";
import { Filter, ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import { categoriesText } from "../categories-text.ts";
import { libraryText } from "../library-text.ts";
import { ArticleLines } from "../parts/article-lines.tsx";
import { SavedArticle } from "../parts/saved-article.tsx";
import { savedArticle } from "../saved-article.server.ts";
import { manageNewsText } from "../text.ts";
import type { Route } from "./+types/manage";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

export async function loader({ request, url }: Route.LoaderArgs) {
	const asked = listParams(url, articleSorts);
	const wanted = url.searchParams.get("state") ?? "";
	const state = isArticleState(wanted) ? wanted : undefined;
	const category = url.searchParams.get("category") || undefined;
	const filter = { ...asked, state, category };
	const locale = localeOf(url.pathname);
	const categories = (await allCategories()).map((each) => ({
		value: each.slug,
		label: nameIn(locale, each) ?? `${categoriesText(locale).noArabic} (${each.name})`,
	}));
	const now = new Date();
	return { ...filter, categories, now, saved: await savedArticle(request, now), ...(await articlesPage(filter)) };
}

export default function ManageNews({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const a = recordsText(locale);
	const tabs = tabText(locale);
	const panel = useOutlet();
	const { saved, q, state, category, categories, sort, rows, total, page, pages, now } = loaderData;
	const pathOf = useListPath();
	const path = pathIn(locale, "/admin/news");
	const states = (["draft", "published", "scheduled"] as const).map((value) => ({ value, label: t[value] }));
	const orders = [
		{ value: "-publish_date", label: `${t.byDate} ↓` },
		{ value: "publish_date", label: `${t.byDate} ↑` },
		{ value: "updated_at", label: `${t.lastChanged} ↑` },
	];
	return (
		<>
			{!panel && <SavedArticle saved={saved} />}
			<ListTools
				title={tabs.news}
				path={path}
				q={q}
				total={t.total(total)}
				filters={
					<>
						<Filter name="state" label={t.state} value={state} all={t.allStates} options={states} />
						<Filter name="category" label={t.category} value={category} all={t.allCategories} options={categories} />
						<Filter name="sort" label={t.sort} value={sort} all={`${t.lastChanged} ↓`} options={orders} />
					</>
				}
				actions={
					<a href={pathIn(locale, "/admin/news/:id", { id: "new" })} className="button">
						{t.add}
					</a>
				}
				more={
					<>
						<a href={pathIn(locale, "/admin/news/pictures")} className="button-quiet">
							{libraryText(locale).title}
						</a>
						<a href={pathIn(locale, "/admin/news/categories")} className="button-quiet">
							{categoriesText(locale).title}
						</a>
						<a href={pathIn(locale, "/admin/export/:list.csv", { list: "news" })} className="button-quiet">
							{a.exportCsv}
						</a>
					</>
				}
			/>
			{rows.length > 0 ? (
				<ArticleLines articles={rows} categories={categories} now={now} />
			) : q || state || category ? (
				<Empty title={a.nothingFound}>
					<a href={path} className="link">
						{a.clearFilters}
					</a>
				</Empty>
			) : (
				<Empty title={t.none} text={t.noneText} />
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
			{panel}
		</>
	);
}
