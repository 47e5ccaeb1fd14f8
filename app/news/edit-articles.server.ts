import type { z } from "zod";
import type { Actor } from "../access/actor.ts";
import { accountIdOf } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { isTangled } from "../base/rich-text/rich-text.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../records/change-record.server.ts";
import { isForeignPicture } from "../records/pictures/own-picture.ts";
import { type ArticleInput, articleForm } from "./article/article-form.ts";
import { isCategory } from "./categories/categories.server.ts";
import { changeClubs, linkClubs } from "./clubs-of-articles.server.ts";
import { storePicturesOf } from "./library/article-pictures.server.ts";

/**
 * Adds an article, or changes one that is still as its editor saw it. Refused are a category that was deleted since its
 * form was opened, a picture of another site that the article does not have, and a text whose marks cannot be shown.
 */
export function saveArticle(actor: Actor, id: number | undefined, version: number, input: ArticleInput) {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		const problems = await problemsOfArticle(id, articleForm.parse(input));
		if (Object.keys(problems).length > 0) return { ok: false as const, problems };
		if (id === undefined) return { ok: true as const, id: await createArticle(actor, input) };
		const saved = await updateArticle(actor, id, version, input);
		return saved.ok ? { ok: true as const, id } : saved;
	});
}

async function problemsOfArticle(id: number | undefined, article: z.output<typeof articleForm>) {
	const { category, image_url } = article;
	const problems: Record<string, string> = {};
	if (!(await isCategory(category))) problems.category = "notACategory";
	const present = id === undefined ? undefined : await articleById(id);
	if (isForeignPicture(image_url, present?.image_url)) problems.image_url = "notOwnPicture";
	for (const name of ["content", "content_ar"] as const) if (isTangled(article[name] ?? "")) problems[name] = "tangled";
	return problems;
}

/** Stores an article and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createArticle(actor: Actor, input: ArticleInput): Promise<number> {
	authorize(actor, "news.manage");
	const { clubs = [], ...article } = articleForm.parse(input);
	return inTransaction(async () => {
		const id = await addRecord(actor, "article", article);
		await linkClubs(id, clubs);
		await storeVersion(actor, id);
		return id;
	});
}

/** Changes an article that is still as its editor saw it; the result is stored as a version. */
export async function updateArticle(actor: Actor, id: number, version: number, input: ArticleInput) {
	authorize(actor, "news.manage");
	const { clubs, ...article } = articleForm.parse(input);
	return inTransaction(async () => {
		const publish_date = article.publish_date ?? (await newDate(id, article.published));
		const saved = await changeRecord(actor, "article", id, version, { ...article, publish_date });
		if (!saved.ok) return saved;
		if (clubs) await changeClubs(actor, id, clubs);
		await storeVersion(actor, id);
		return saved;
	});
}

/**
 * The publish date of an article that is saved without one: now when it is published with this, or was planned; else it
 * keeps its own.
 */
export async function newDate(id: number, published: boolean): Promise<Date | undefined> {
	const now = new Date();
	const before = await db()
		.selectFrom("news_articles")
		.select(["published", "publish_date"])
		.where("id", "=", id)
		.executeTakeFirst();
	return before && ((published && !before.published) || before.publish_date > now) ? now : undefined;
}

/** Deletes an article with its versions; what was sent of it stays in the history of the newsletter. */
export async function deleteArticle(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "news.manage");
	return deleteRecord(actor, "article", id);
}

export function articleById(id: number) {
	return db().selectFrom("news_articles").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The words and pictures of an article, as its versions keep them. */
export const versionFields = [
	"title",
	"title_ar",
	"content",
	"content_ar",
	"excerpt",
	"excerpt_ar",
	"image_url",
	"author",
	"author_ar",
	"image_alt",
	"image_alt_ar",
	"image_caption",
	"image_caption_ar",
	"category",
] as const;

export async function storeVersion(actor: Actor, id: number) {
	const fields = await db()
		.selectFrom("news_articles")
		.select(versionFields)
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	await storePicturesOf(id, fields);
	await db()
		.insertInto("article_versions")
		.values({ news_article_id: id, fields: JSON.stringify(fields), saved_by_id: accountIdOf(actor) })
		.execute();
}
