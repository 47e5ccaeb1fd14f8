import { sql } from "kysely";
import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { safeHtml } from "../../base/rich-text/rich-text.server.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { articleSchema } from "./schemas.ts";

export const handle = { cached: ["cursor", "limit"] };

const en = sql<boolean>`coalesce(live_at_en <= now(), false)`;
const ar = sql<boolean>`coalesce(live_at_ar <= now(), false)`;

/** Articles published in at least one language, by id, the newest first. */
async function read(_: unknown, after: [number] | undefined, limit: number) {
	let asked = db()
		.selectFrom("news_articles")
		.select(["id", "title", "title_ar", "excerpt", "excerpt_ar", "content", "content_ar", "image_url", "category"])
		.select([en.as("in_en"), ar.as("in_ar"), "live_at_en", "live_at_ar"])
		.where((eb) => eb.or([en, ar]));
	if (after) asked = asked.where("id", "<", after[0]);
	const rows = await asked.orderBy("id", "desc").limit(limit).execute();
	return rows.map((row) => ({
		...row,
		title: row.in_en ? row.title : null,
		excerpt: row.in_en ? row.excerpt : null,
		content: row.in_en ? safeHtml(row.content ?? "") : null,
		title_ar: row.in_ar ? row.title_ar : null,
		excerpt_ar: row.in_ar ? row.excerpt_ar : null,
		content_ar: row.in_ar ? safeHtml(row.content_ar ?? "") : null,
		publish_date: earliest(row.in_en ? row.live_at_en : null, row.in_ar ? row.live_at_ar : null),
	}));
}

function earliest(a: Date | null, b: Date | null) {
	if (!a || !b) return a ?? b;
	return a < b ? a : b;
}

export const loader = listLoader({
	query: listQuery,
	key: z.tuple([z.int32()]),
	item: articleSchema,
	read,
	keyOf: (article): [number] => [article.id],
});
