import { type Expression, type RawBuilder, sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { rememberForPages } from "../base/db/remembered/remember.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { ARTICLES_PER_PAGE } from "./article/article.ts";
import { bodyParts } from "./body/body-parts.server.ts";
import { videoLink } from "./body/video.ts";
import { allCategories, withCategoryNames } from "./categories/categories.server.ts";
import { nameIn } from "./categories/category.ts";
import { creditIn } from "./library/picture-words.server.ts";
import { liveArticles } from "./live-list.server.ts";

/** Published in this language, and its moment has come. */
const live = (locale: Locale) => {
	const at = sql.ref<Date>(`live_at_${locale}`);
	return { at, is: sql<boolean>`${at} <= now()`, order: sql`${at} desc, news_articles.id desc` };
};

/**
 * A description and a caption take room that is none of the text: the words are looked for behind the pictures and
 * films. Addresses of links take none either. An ellipsis says that the body goes on.
 */
const MOST_BEFORE_WORDS = 8000;
const MOST_OF_OPENING = 1200;
const opening = (body: RawBuilder<unknown>) => {
	const [most, before] = [sql.lit(MOST_OF_OPENING), sql.lit(MOST_BEFORE_WORDS)];
	return sql<string>`(select
		case when length(words) > ${most} or length(${body}) > ${before} then left(words, ${most}) || '…' else words end
		from regexp_replace(regexp_replace(regexp_replace(left(${body}, ${before}),
			'<figure[^>]*?>.*?</figure>', '', 'g'), '<img[^>]*>', '', 'g'),
			'<([a-z][a-z0-9]*)\\s[^<>]*>', '<\\1>', 'g') as words)`;
};

/** Articles of one language, newest first, in the words of that language. */
function cards(locale: Locale) {
	const ar = locale === "ar";
	return db()
		.selectFrom("news_articles")
		.leftJoin("library_pictures as picture", "picture.image_url", "news_articles.image_url")
		.select(["news_articles.id", "news_articles.image_url", "category", "news_articles.updated_at"])
		.select(["picture.focus_x", "picture.focus_y"])
		.select((eb) => [
			eb
				.ref(ar ? "title_ar" : "title")
				.$castTo<string>()
				.as("title"),
			eb.ref(ar ? "excerpt_ar" : "excerpt").as("excerpt"),
			live(locale).at.as("date"),
			opening(sql.ref(ar ? "content_ar" : "content")).as("opening"),
		]);
}

/** The newest `count` articles; `except` leaves one out. */
export async function latestNews(locale: Locale, count: number, except = 0) {
	const newest = (await liveArticles(locale)).slice(0, count + 1).filter(({ id }) => id !== except);
	return cardsOf(locale, newest.slice(0, count));
}

/** The cards of these articles, newest first. */
export function cardsOf(locale: Locale, articles: { id: number }[]) {
	const ids = articles.map(({ id }) => id);
	return rememberForPages(`news cards ${locale} ${ids}`, async () => {
		const found = cards(locale).where("news_articles.id", "=", sql<number>`any(${ids}::integer[])`);
		return withCategoryNames(locale, await found.orderBy(live(locale).order).execute());
	});
}

/** One page of the news list (pages count from 1) and the number of articles in all. */
export async function newsPage(locale: Locale, page: number, category?: string) {
	const all = await liveArticles(locale, category);
	const articles = await cardsOf(locale, all.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE));
	return { articles, total: all.length, pages: Math.max(1, Math.ceil(all.length / ARTICLES_PER_PAGE)) };
}

/** Categories that have an article and a name in this language. */
export async function liveCategories(locale: Locale) {
	const used = new Set((await liveArticles(locale)).map((entry) => entry.category));
	return (await allCategories()).flatMap((category) => {
		const name = nameIn(locale, category);
		return name && used.has(category.slug) ? { slug: category.slug, name } : [];
	});
}

/** One article as it is published in this language, and whether the other language has it; undefined when absent. */
export async function publishedArticle(locale: Locale, id: number) {
	const ar = locale === "ar";
	const found = cards(locale)
		.select((eb) => [
			eb
				.ref(ar ? "content_ar" : "content")
				.$castTo<string>()
				.as("content"),
			eb.ref(ar ? "author_ar" : "author").as("author"),
			inPlaceOf(eb.ref(ar ? "image_alt_ar" : "image_alt"), eb.ref(ar ? "picture.alt_ar" : "picture.alt")).as(
				"image_alt",
			),
			inPlaceOf(
				eb.ref(ar ? "image_caption_ar" : "image_caption"),
				eb.ref(ar ? "picture.caption_ar" : "picture.caption"),
			).as("image_caption"),
			"picture.credit",
			"picture.credit_ar",
			sql<boolean>`coalesce(${live(ar ? "en" : "ar").is}, false)`.as("in_other_language"),
		])
		.where("news_articles.id", "=", id)
		.where(live(locale).is);
	const [article] = await withCategoryNames(locale, await found.execute());
	return article && { ...article, image_credit: creditIn(locale, article) };
}

/** The words that an article has for its picture; without any, those of the library in the same language. */
const inPlaceOf = (own: Expression<string | null>, ofLibrary: Expression<string | null>) =>
	sql<string | null>`coalesce(nullif(${own}, ''), ${ofLibrary})`;

/** Links to the films in these articles, and the pictures in their texts, for readers that show no page. */
export async function mediaOf(locale: Locale, articles: { id: number }[]) {
	const body = sql.ref<string>(locale === "ar" ? "content_ar" : "content");
	const rows = await db()
		.selectFrom("news_articles")
		.select(["id", body.as("body")])
		.where("id", "=", sql<number>`any(${articles.map(({ id }) => id)}::integer[])`)
		.where(sql<boolean>`${body} ~ '(youtu|vimeo|<img)'`)
		.execute();
	return new Map(
		rows.map(({ id, body }) => {
			const parts = bodyParts(body);
			const films = parts.flatMap((part) => ("video" in part ? [videoLink(part.video)] : []));
			return [id, { films, pictures: parts.flatMap((part) => ("pictures" in part ? part.pictures : [])) }];
		}),
	);
}
