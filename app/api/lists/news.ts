import { sql } from "kysely";
import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { safeHtml } from "../../base/rich-text/rich-text.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { articleSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

const en = sql<boolean>`coalesce(live_at_en <= now(), false)`;
const ar = sql<boolean>`coalesce(live_at_ar <= now(), false)`;

/** When it first appeared, in milliseconds: as exact as a cursor. */
const since = sql<Date>`date_trunc('milliseconds', least(case when ${en} then live_at_en end, case when ${ar} then live_at_ar end))`;
type Place = [date: string, id: number];

/** Articles published in at least one language, by date, the newest first. */
async function read(_: unknown, after: Place | undefined, limit: number) {
	let asked = db()
		.selectFrom("news_articles")
		.select(["id", "title", "title_ar", "excerpt", "excerpt_ar", "content", "content_ar", "image_url", "category"])
		.select([en.as("in_en"), ar.as("in_ar"), since.as("since")])
		.where((eb) => eb.or([en, ar]));
	if (after) asked = asked.where(sql<boolean>`(${since}, id) < (${after[0]}::timestamptz, ${after[1]}::integer)`);
	const rows = await asked.orderBy(since, "desc").orderBy("id", "desc").limit(limit).execute();
	return rows.map((row) => ({
		...row,
		title: row.in_en ? row.title : null,
		excerpt: row.in_en ? row.excerpt : null,
		content: row.in_en ? safeHtml(row.content ?? "") : null,
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
