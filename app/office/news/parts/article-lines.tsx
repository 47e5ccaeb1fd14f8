import { useLocation } from "react-router";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articleLanguages, type Language, type Place, placeOf } from "../../../news/article/publishing.ts";
import type { ArticleLine } from "../../../news/manage-articles.server.ts";
import { CategoryBadge } from "../../../news/parts/article-card.tsx";
import { recordsText } from "../../../records/text.ts";
import { manageNewsText } from "../text.ts";
import { LanguageState } from "./language-state.tsx";

type Props = { articles: ArticleLine[]; categories: { value: string; label: string }[]; now: Date };

/**
 * Articles as their editors see them: the title in the page's language where there is one, and the state of each
 * language.
 */
export function ArticleLines({ articles, categories, now }: Props) {
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
							<h3 className="font-semibold">
								<bdi>{title}</bdi>
							</h3>
							<p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
								<CategoryBadge name={categories.find(({ value }) => value === article.category)?.label ?? null} />
								{statesOf(article, now).map(({ languages, place }) => (
									<LanguageState key={languages[0]} languages={languages} place={place} now={now} isShort />
								))}
							</p>
						</div>
						<div className="flex flex-wrap gap-2">
							<RowLink to={pathIn(locale, "/admin/news/:id", { id }) + search} label={a.edit} of={title} />
							{articleLanguages.map(
								(language) =>
									isLive(article[`live_at_${language}`], now) && (
										<RowLink
											key={language}
											to={pathIn(language, "/news/:id", { id })}
											label={`${t.open} ${language === "ar" ? t.arabicSign : t.englishSign}`}
											of={title}
										/>
									),
							)}
							{(article.live_at_ar ?? article.live_at_en) && (
								<RowLink to={pathIn(locale, "/admin/news/:id/send", { id }) + search} label={t.share} of={title} />
							)}
							<RowLink
								to={pathIn(locale, "/admin/news/:id/delete", { id }) + search}
								label={a.delete}
								of={title}
								className="button-quiet text-loss"
							/>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

const isLive = (at: Date | null, now: Date) => at !== null && at <= now;

/** The states of both languages; one entry where they are the same on the same day. */
function statesOf(article: ArticleLine, now: Date): { languages: Language[]; place: Place }[] {
	const [ar, en] = [placeAt("ar", article, now), placeAt("en", article, now)];
	const isOne = ar.state === en.state && (ar.state === "published" ? dayOf(ar) === dayOf(en) : ar.at === en.at);
	if (isOne) return [{ languages: ["ar", "en"], place: ar }];
	return [
		{ languages: ["ar"], place: ar },
		{ languages: ["en"], place: en },
	];
}

const dayOf = ({ at }: Place) => at && riyadhDay(new Date(at));

function placeAt(language: Language, article: ArticleLine, now: Date) {
	const at = article[`live_at_${language}`] ?? undefined;
	return placeOf(
		{
			hasWords: Boolean(language === "ar" ? article.title_ar : article.title) || article[`has_text_${language}`],
			isShown: !article[`withheld_${language}`],
			isPublished: at !== undefined,
			at,
		},
		now,
	);
}
