import { absolute } from "../../base/config.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { articleLanguages } from "../article/publishing.ts";
import { articleById } from "../edit-articles.server.ts";
import { issuesOf } from "./newsletter-issue.server.ts";

export type ArticleWay = NonNullable<Awaited<ReturnType<typeof articleWays>>>["languages"][number];

/**
 * An article in each language: its public address, the moment from which it works (null where it is not published),
 * and its newsletter. Undefined when there is no such article.
 */
export async function articleWays(id: number, now: Date) {
	const article = await articleById(id);
	if (!article) return undefined;
	const { issues, readers } = await issuesOf(id);
	const languages = articleLanguages.map((language) => {
		const at = article[`live_at_${language}`];
		return {
			language,
			title: language === "ar" ? article.title_ar : article.title,
			path: pathIn(language, "/news/:id", { id: String(id) }),
			url: absolute(pathIn(language, "/news/:id", { id: String(id) })),
			at,
			isLive: at !== null && at <= now,
			readers: readers[language],
			sent: issues.find((issue) => issue.language === language),
		};
	});
	return { id, languages };
}
