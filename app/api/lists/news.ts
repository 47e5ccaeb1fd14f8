import { sql } from "kysely";
import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { safeHtml } from "../../base/rich-text/rich-text.server.ts";
import { allCategories } from "../../news/categories/categories.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { articleSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

const en = sql<boolean>`coalesce(live_at_en <= now(), false)`;
const ar = sql<boolean>`coalesce(live_at_ar <= now(), false)`;

/** When it first appeared, in milliseconds: as exact as a cursor. */
const since = sql<Date>`date_trunc('milliseconds',
	least(case when ${en} then live_at_en end, case when ${ar} then live_at_ar end))`;
type Place = [date: string, id: number];

/** Articles published in at least one language, by date, the newest first. */
async function read(_: unknown, after: Place | undefined, limit: number) {
	let asked = db()
		.selectFrom("news_articles")
		.select(["id", "title", "title_ar", "excerpt", "excerpt_ar", "content", "content_ar", "image_url", "category"])
		.select(["author", "author_ar", "image_alt", "image_alt_ar", "image_caption", "image_caption_ar"])
		.select((eb) =>
			eb
				.selectFrom("news_article_clubs as link")
				.select(sql<number[]>`coalesce(array_agg(link.team_id order by link.team_id), '{}')`.as("ids"))
				.whereRef("link.news_article_id", "=", "news_articles.id")
				.$asScalar()
				.$notNull()
				.as("team_ids"),
		)
		.select([en.as("in_en"), ar.as("in_ar"), since.as("since")])
		.where((eb) => eb.or([en, ar]));
	if (after) asked = asked.where(sql<boolean>`(${since}, id) < (${after[0]}::timestamptz, ${after[1]}::integer)`);
	const rows = await asked.orderBy(since, "desc").orderBy("id", "desc").limit(limit).execute();
	const categories = new Map((await allCategories()).map((category) => [category.slug, category]));
	return rows.map((row) => ({
		...row,
		category_name: categories.get(row.category)?.name ?? null,
		category_name_ar: categories.get(row.category)?.name_ar ?? null,
		title: row.in_en ? row.title : null,
		excerpt: row.in_en ? row.excerpt : null,
		content: row.in_en ? safeHtml(row.content ?? "") : null,
		author: row.in_en ? row.author : null,
		image_alt: row.in_en ? row.image_alt : null,
		image_caption: row.in_en ? row.image_caption : null,
		author_ar: row.in_ar ? row.author_ar : null,
		image_alt_ar: row.in_ar ? row.image_alt_ar : null,
		image_caption_ar: row.in_ar ? row.image_caption_ar : null,
		title_ar: row.in_ar ? row.title_ar : null,
		excerpt_ar: row.in_ar ? row.excerpt_ar : null,
		content_ar: row.in_ar ? safeHtml(row.content_ar ?? "") : null,
		publish_date: row.since,
	}));
}

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.iso.datetime(), z.int32()]),
	item: articleSchema,
	read,
	keyOf: (article): Place => [new Date(article.publish_date ?? 0).toISOString(), article.id],
});
