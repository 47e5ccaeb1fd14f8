import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { changeRecord } from "../records/change-record.server.ts";
import type { Language } from "./article/publishing.ts";
import { newDate, storeVersion } from "./edit-articles.server.ts";

/** The articles that no reader sees, those that changed last first, each with the languages that are whole. */
export async function latestDrafts(actor: Actor, most: number) {
	authorize(actor, "news.manage");
	const rows = await db()
		.selectFrom("news_articles")
		.select(["id", "version", "title", "title_ar", "updated_at"])
		.select(sql<boolean>`not withheld_ar and title_ar <> '' and content_ar <> ''`.as("ar"))
		.select(sql<boolean>`not withheld_en and title <> '' and content <> ''`.as("en"))
		.where("live_at_en", "is", null)
		.where("live_at_ar", "is", null)
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc")
		.limit(most)
		.execute();
	return rows.map(({ ar, en, ...row }) => {
		const languages: Language[] = [...(ar ? (["ar"] as const) : []), ...(en ? (["en"] as const) : [])];
		return { ...row, languages };
	});
}

/** Publishes a draft that is still as its editor saw it, in the languages that are whole and not withheld. */
export function publishDraft(actor: Actor, id: number, version: number) {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		const publish_date = await newDate(id, true);
		const saved = await changeRecord(actor, "article", id, version, {
			published: true,
			...(publish_date && { publish_date }),
		});
		if (saved.ok) await storeVersion(actor, id);
		return saved;
	});
}
