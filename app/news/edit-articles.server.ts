import type { Actor } from "../access/actor.ts";
import { accountIdOf } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../records/change-record.server.ts";
import { type ArticleInput, articleForm } from "./article-form.ts";

/** Stores an article and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createArticle(actor: Actor, input: ArticleInput): Promise<number> {
	authorize(actor, "news.manage");
	const article = articleForm.parse(input);
	return inTransaction(async () => {
		const id = await addRecord(actor, "article", article);
		await storeVersion(actor, id);
		return id;
	});
}

/** Changes an article that is still as its editor saw it; the result is stored as a version. */
export async function updateArticle(actor: Actor, id: number, version: number, input: ArticleInput) {
	authorize(actor, "news.manage");
	const article = articleForm.parse(input);
	return inTransaction(async () => {
		const saved = await changeRecord(actor, "article", id, version, { publish_date: undefined, ...article });
		if (saved.ok) await storeVersion(actor, id);
		return saved;
	});
}

/** Deletes an article with its versions; what was sent of it stays in the history of the newsletter. */
export async function deleteArticle(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "news.manage");
	return deleteRecord(actor, "article", id);
}

export function articleById(id: number) {
	return db().selectFrom("news_articles").selectAll().where("id", "=", id).executeTakeFirst();
}

const versionFields = [
	"title",
	"title_ar",
	"content",
	"content_ar",
	"excerpt",
	"excerpt_ar",
	"image_url",
	"category",
] as const;

async function storeVersion(actor: Actor, id: number) {
	const fields = await db()
		.selectFrom("news_articles")
		.select(versionFields)
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	await db()
		.insertInto("article_versions")
		.values({ news_article_id: id, fields: JSON.stringify(fields), saved_by_id: accountIdOf(actor) })
		.execute();
}
