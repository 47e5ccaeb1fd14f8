import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { rememberForPages } from "../base/db/remember.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { ARTICLES_PER_PAGE } from "./article.ts";
import { liveArticles } from "./live-list.server.ts";

/** Published in this language, and its moment has come. */
const live = (locale: Locale) => {
	const at = sql.ref<Date>(`live_at_${locale}`);
	return { at, is: sql<boolean>`${at} <= now()`, order: sql`${at} desc, id desc` };
};

/** Articles of one language, newest first, in the words of that language. */
function cards(locale: Locale) {
	const ar = locale === "ar";
	return db()
		.selectFrom("news_articles")
		.select(["id", "image_url", "category", "updated_at"])
		.select((eb) => [
			eb
				.ref(ar ? "title_ar" : "title")
				.$castTo<string>()
				.as("title"),
			eb.ref(ar ? "excerpt_ar" : "excerpt").as("excerpt"),
			live(locale).at.as("date"),
			sql<string>`left(${sql.ref(ar ? "content_ar" : "content")}, 400)`.as("opening"),
		]);
}

/** The newest `count` articles; `except` leaves one out. */
export async function latestNews(locale: Locale, count: number, except = 0) {
	const newest = (await liveArticles(locale)).slice(0, count + 1).filter(({ id }) => id !== except);
	return cardsOf(locale, newest.slice(0, count));
}

/** The cards of these articles, newest first. */
function cardsOf(locale: Locale, articles: { id: number }[]) {
	const ids = articles.map(({ id }) => id);
	return rememberForPages(`news cards ${locale} ${ids}`, () =>
		cards(locale).where("id", "=", sql<number>`any(${ids}::integer[])`).orderBy(live(locale).order).execute(),
	);
}

/** One page of the news list (pages count from 1) and the number of articles in all. */
export async function newsPage(locale: Locale, page: number, category?: string) {
	const all = await liveArticles(locale, category);
	const articles = await cardsOf(locale, all.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE));
	return { articles, total: all.length, pages: Math.max(1, Math.ceil(all.length / ARTICLES_PER_PAGE)) };
}

/** Categories that have an article in this language. */
export async function liveCategories(locale: Locale) {
	return [...new Set((await liveArticles(locale)).map((entry) => entry.category))];
}

/** One article as it is published in this language, and whether the other language has it; undefined when absent. */
export async function publishedArticle(locale: Locale, id: number) {
	const ar = locale === "ar";
	return cards(locale)
		.select((eb) => [
			eb
				.ref(ar ? "content_ar" : "content")
				.$castTo<string>()
				.as("content"),
			sql<boolean>`coalesce(${live(ar ? "en" : "ar").is}, false)`.as("in_other_language"),
		])
		.where("id", "=", id)
		.where(live(locale).is)
		.executeTakeFirst();
}
