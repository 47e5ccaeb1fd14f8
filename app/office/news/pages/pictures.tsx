import { useOutlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articlesShowing, libraryPage, pictureSorts } from "../../../news/library/library.server.ts";
import { pictureUses } from "../../../news/library/picture-uses.ts";
import { listParams } from "../../../records/list/list-params.ts";
import { Filter, ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { recordsText } from "../../../records/text.ts";
import { libraryText } from "../library-text.ts";
import { PictureTiles } from "../parts/picture-tiles.tsx";
import type { Route } from "./+types/pictures";

export const middleware = [requires("news.manage")];
export const handle = { js: true, title: (locale: Locale) => libraryText(locale).title };

export async function loader({ url }: Route.LoaderArgs) {
	const use = pictureUses.find((each) => each === url.searchParams.get("use"));
	const filter = { ...listParams(url, pictureSorts), use };
	const found = await libraryPage(filter);
	return { ...filter, ...found, articles: await articlesShowing(found.rows.map(({ id }) => id)) };
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = libraryText(locale);
	const a = recordsText(locale);
	const panel = useOutlet();
	const pathOf = useListPath();
	const { q, use, sort, rows, articles, total, page, pages } = loaderData;
	const path = pathIn(locale, "/admin/news/pictures");
	const uses = pictureUses.map((value) => ({ value, label: t[value] }));
	return (
		<>
			<h2 className="mb-4 text-xl">{t.title}</h2>
			<ListTools
				path={path}
				q={q}
				total={t.total(total)}
				filters={
					<>
						<Filter name="use" label={t.use} value={use} all={t.anyUse} options={uses} />
						<Filter
							name="sort"
							label={t.sort}
							value={sort}
							all={t.newest}
							options={[{ value: "added_at", label: t.oldest }]}
						/>
					</>
				}
				actions={
					<a href={pathIn(locale, "/admin/news/pictures/:id", { id: "new" })} className="button">
						{t.add}
					</a>
				}
			/>
			{rows.length > 0 ? (
				<PictureTiles pictures={rows} articles={articles} />
			) : q || use ? (
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
