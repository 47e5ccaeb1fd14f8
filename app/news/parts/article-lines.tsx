import { useLocation } from "react-router";
import { pathIn } from "../../base/locale/path.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../../records/text.ts";
import type { ArticleLine } from "../manage-articles.server.ts";
import { manageNewsText } from "../manage-text.ts";

import { CategoryBadge } from "./article-card.tsx";

/** Articles as their editors see them: the title in the page's language where there is one, and the state of each language. */
export function ArticleLines({ articles, now }: { articles: ArticleLine[]; now: Date }) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const a = recordsText(locale);
	const { search } = useLocation();
	return (
		<ul className="card divide-y divide-line">
			{articles.map((article) => {
				const id = String(article.id);
				const titles = locale === "ar" ? [article.title_ar, article.title] : [article.title, article.title_ar];
				const title = titles.find(Boolean) ?? t.untitled;
				return (
					<li key={article.id} className="flex flex-wrap items-start justify-between gap-4 p-4">
						<div className="min-w-0 flex-1 basis-72">
							<h3 className="font-semibold" dir="auto">
								{title}
							</h3>
							<p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
								<CategoryBadge category={article.category} />
								<State label={t.arabic} at={article.live_at_ar} now={now} />
								<State label={t.english} at={article.live_at_en} now={now} />
							</p>
						</div>
						<div className="flex flex-wrap gap-2">
							<a
								href={pathIn(locale, "/admin/news/:id", { id }) + search}
								aria-label={`${a.edit}: ${title}`}
								className="button-quiet"
							>
								{a.edit}
							</a>
							<a
								href={pathIn(locale, "/admin/news/:id/send", { id }) + search}
								aria-label={`${t.send}: ${title}`}
								className="button-quiet"
							>
								{t.send}
							</a>
							<a
								href={pathIn(locale, "/admin/news/:id/delete", { id }) + search}
								aria-label={`${a.delete}: ${title}`}
								className="button-quiet text-loss"
							>
								{a.delete}
							</a>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

function State({ label, at, now }: { label: string; at: Date | null; now: Date }) {
	const t = manageNewsText(useLocale());
	const state = at === null ? "draft" : new Date(at) > new Date(now) ? "scheduled" : "published";
	return (
		<span
			data-state={state}
			className="rounded-full bg-sunken px-3 py-0.5 font-semibold data-[state=published]:bg-win-tint data-[state=scheduled]:bg-draw-tint"
		>
			{label}: {t[state]}
			{at && (
				<span className="font-normal">
					{" · "}
					<Moment at={at} />
				</span>
			)}
		</span>
	);
}
