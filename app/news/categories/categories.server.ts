import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { nameIn } from "./category.ts";

export type Category = Awaited<ReturnType<typeof allCategories>>[number];

/** All categories, in the order of their editors. */
export const allCategories = () =>
	rememberForPages("news categories", () =>
		db()
			.selectFrom("news_categories")
			.select(["id", "slug", "name", "name_ar"])
			.orderBy("sort_order")
			.orderBy("id")
			.execute(),
	);

/** These rows with the name of their category in a language, null where it has none. */
export async function withCategoryNames<Row extends { category: string }>(locale: Locale, rows: Row[]) {
	const names = new Map((await allCategories()).map((category) => [category.slug, nameIn(locale, category)]));
	return rows.map((row) => ({ ...row, category_name: names.get(row.category) ?? null }));
}

/**
 * Whether a category has this slug; it is not deleted before the end of the transaction. Ask before locking an article.
 */
export async function isCategory(slug: string): Promise<boolean> {
	await sql`lock table news_categories in row exclusive mode`.execute(db());
	const found = await db().selectFrom("news_categories").select("id").where("slug", "=", slug).executeTakeFirst();
	return found !== undefined;
}

export const categoryById = (id: number) =>
	db().selectFrom("news_categories").selectAll().where("id", "=", id).executeTakeFirst();

/** All categories with the number of their articles, drafts included. */
export const managedCategories = () =>
	db()
		.selectFrom("news_categories as c")
		.leftJoin("news_articles as a", "a.category", "c.slug")
		.select(["c.id", "c.slug", "c.name", "c.name_ar"])
		.select((eb) => eb.fn.count<number>("a.id").as("articles"))
		.groupBy("c.id")
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.execute();
