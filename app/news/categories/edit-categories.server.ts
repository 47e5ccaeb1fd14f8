import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import type { Outcome } from "../../base/outcome.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { reorder } from "../../records/order/reorder.server.ts";
import { DEFAULT_CATEGORY } from "./category.ts";
import { type CategoryInput, categoryForm } from "./category-form.ts";

/** Adds a category at the end of the list. Its slug is made of the English name and stays. */
export async function createCategory(
	actor: Actor,
	input: CategoryInput,
): Promise<Outcome<{ problems: Record<string, string> }>> {
	authorize(actor, "news.manage");
	const names = categoryForm.parse(input);
	const slug = slugOf(names.name);
	return inTransaction(async () => {
		const others = await lockedCategories();
		const problems = taken(others, names, slug);
		if (problems) return { ok: false, problems };
		const last = Math.max(0, ...others.map(({ sort_order }) => sort_order));
		await addRecord(actor, "category", { ...names, slug, sort_order: last + 1 });
		return { ok: true };
	});
}

/** Changes the names of a category; its slug, which links and the API use, stays. */
export async function renameCategory(actor: Actor, id: number, version: number, input: CategoryInput) {
	authorize(actor, "news.manage");
	const names = categoryForm.parse(input);
	return inTransaction(async () => {
		const others = (await lockedCategories()).filter((category) => category.id !== id);
		const problems = taken(others, names);
		return problems ? { ok: false as const, problems } : changeRecord(actor, "category", id, version, names);
	});
}

/** Moves a category one place up (-1) or down (1). False where there is no place. */
export async function moveCategory(actor: Actor, id: number, by: -1 | 1): Promise<boolean> {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		if (!(await reorder("news_categories", await lockedCategories(), id, by))) return false;
		await audit(actor, "category.moved", `category:${id}`);
		return true;
	});
}

type DeletionOutcome = Outcome<{ reason: "gone" | "default" | "used" }>;

/** Deletes a category. One that has articles needs another, `to`, which they move to. */
export async function deleteCategory(actor: Actor, id: number, to?: number): Promise<DeletionOutcome> {
	authorize(actor, "news.manage");
	return inTransaction(async () => {
		const list = await lockedCategories();
		const category = list.find((each) => each.id === id);
		if (!category) return { ok: false, reason: "gone" };
		if (category.slug === DEFAULT_CATEGORY) return { ok: false, reason: "default" };
		const target = list.find((each) => each.id === to && each.id !== id);
		if (target) await moveArticles(actor, category, target);
		else if (await articlesIn(category.slug)) return { ok: false, reason: "used" };
		await deleteRecord(actor, "category", id);
		return { ok: true };
	});
}

type Place = { id: number; slug: string };

async function moveArticles(actor: Actor, from: Place, to: Place) {
	const { numUpdatedRows } = await db()
		.updateTable("news_articles")
		.set({ category: to.slug })
		.where("category", "=", from.slug)
		.executeTakeFirst();
	if (numUpdatedRows > 0n)
		await audit(actor, "category.articles-moved", `category:${from.id}`, {
			moved_to: to.id,
			articles: Number(numUpdatedRows),
		});
}

/** How many articles have this category, drafts included. */
export async function articlesIn(slug: string): Promise<number> {
	const { count } = await db()
		.selectFrom("news_articles")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("category", "=", slug)
		.executeTakeFirstOrThrow();
	return count;
}

/** All categories in their order, with new ones and other changes kept out until the end of the transaction. */
async function lockedCategories() {
	await sql`lock table news_categories in share row exclusive mode`.execute(db());
	return db().selectFrom("news_categories").selectAll().orderBy("sort_order").orderBy("id").execute();
}

/** Which of these names another category has. */
function taken(
	others: { slug: string; name: string; name_ar: string | null }[],
	{ name, name_ar }: { name: string; name_ar: string },
	slug?: string,
) {
	const problems: Record<string, string> = {};
	if (others.some((other) => other.slug === slug || other.name.toLowerCase() === name.toLowerCase()))
		problems.name = "sameCategory";
	if (others.some((other) => other.name_ar === name_ar)) problems.name_ar = "sameCategory";
	return Object.keys(problems).length > 0 ? problems : undefined;
}
