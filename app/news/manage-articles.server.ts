import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { audit } from "../audit/audit.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { totalOf } from "../base/db/remembered/total.server.ts";
import { fromKeys } from "../base/literals.ts";
import { isNamed } from "../base/search/names.server.ts";
import { pictureAddress } from "../records/pictures/own-picture.ts";
import { halfWritten } from "./article/article-form.ts";
import type { Language } from "./article/publishing.ts";
import { isCategory } from "./categories/categories.server.ts";
import { updateArticle, versionFields } from "./edit-articles.server.ts";

const MANAGED_PER_PAGE = 30;
export const articleSorts = ["-updated_at", "updated_at", "-publish_date", "publish_date"] as const;
export type ArticleState = "draft" | "published" | "scheduled";
export type ArticleLine = Awaited<ReturnType<typeof articlesPage>>["rows"][number];

const states: Record<ArticleState, ReturnType<typeof sql<boolean>>> = {
	draft: sql<boolean>`live_at_en is null and live_at_ar is null`,
	published: sql<boolean>`least(live_at_en, live_at_ar) <= now()`,
	scheduled: sql<boolean>`greatest(live_at_en, live_at_ar) > now()`,
};
export const isArticleState = (text: string): text is ArticleState => Object.hasOwn(states, text);

type Filter = {
	q?: string;
	state?: ArticleState;
	category?: string;
	sort: (typeof articleSorts)[number];
	page: number;
};

/** One page of all articles, drafts included, with the moment each language appears. */
export async function articlesPage({ q, state, category, sort, page }: Filter) {
	let filtered = db().selectFrom("news_articles");
	if (q !== undefined) filtered = filtered.where(isNamed("article", "news_articles.id", q));
	if (state !== undefined) filtered = filtered.where(states[state]);
	if (category !== undefined) filtered = filtered.where("category", "=", category);
	// The rows of this page are found first: those before it are passed over in the index alone.
	const onPage = filtered
		.select("id")
		.orderBy(sql.ref(sort.replace("-", "")), sort.startsWith("-") ? "desc" : "asc")
		.orderBy("id", sort.startsWith("-") ? "desc" : "asc")
		.limit(MANAGED_PER_PAGE)
		.offset((page - 1) * MANAGED_PER_PAGE);
	const rows = await db()
		.selectFrom("news_articles")
		.where("id", "in", onPage)
		.select(["id", "title", "title_ar", "category", "image_url", "live_at_en", "live_at_ar", "updated_at"])
		.select(["withheld_en", "withheld_ar"])
		.select([
			sql<boolean>`content is not null`.as("has_text_en"),
			sql<boolean>`content_ar is not null`.as("has_text_ar"),
		])
		.orderBy(sql.ref(sort.replace("-", "")), sort.startsWith("-") ? "desc" : "asc")
		.orderBy("id", sort.startsWith("-") ? "desc" : "asc")
		.execute();
	const total = await totalOf(filtered);
	return { rows, total, pages: Math.max(1, Math.ceil(total / MANAGED_PER_PAGE)) };
}

/** Earlier versions of an article, latest first. */
export function versionsOf(id: number) {
	return db()
		.selectFrom("article_versions")
		.leftJoin("accounts", "accounts.id", "article_versions.saved_by_id")
		.select(["article_versions.id", "article_versions.fields", "article_versions.saved_at", "accounts.email"])
		.where("news_article_id", "=", id)
		.orderBy("article_versions.id", "desc")
		.limit(100)
		.execute();
}

/** A restored version. The languages that are withheld from now on: they are half written in it. */
type RestoreOutcome = { withheld: Language[] };

/**
 * Puts the words and pictures of an earlier version back; the current text is a version too, so nothing is lost. A
 * category that was deleted since does not come back. Undefined when there is no such version.
 */
export function restoreVersion(actor: Actor, id: number, versionId: number): Promise<RestoreOutcome | undefined> {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		const version = await db()
			.selectFrom("article_versions")
			.select("fields")
			.where("id", "=", versionId)
			.where("news_article_id", "=", id)
			.executeTakeFirst();
		const former = version?.fields.category ?? "";
		const hasFormer = await isCategory(former);
		const now = await db().selectFrom("news_articles").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
		if (!now || !version) return undefined;
		// An early version lacks the fields that came later: they stay as they are.
		const fields = fromKeys(versionFields, (name) => (name in version.fields ? version.fields[name] : now[name]));
		const category = hasFormer ? former : now.category;
		const image_url = pictureAddress().safeParse(fields.image_url).data ?? null; // an address that no page ever showed
		const withheld = halfWritten(fields).filter((language) => !now[`withheld_${language}`]);
		const { published, publish_date, publish_date_ar } = now;
		await updateArticle(actor, id, now.version, {
			...fields,
			category,
			image_url,
			published,
			publish_date,
			publish_date_ar,
			withheld_ar: now.withheld_ar || withheld.includes("ar"),
			withheld_en: now.withheld_en || withheld.includes("en"),
		});
		await audit(actor, "article.restored", `article:${id}`, { version: versionId });
		return { withheld };
	});
}
