import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["article.restored", "category.moved"], (text, values) => site.sql(text, values));
const list = "/en/admin/news/categories";
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(list + path, fields, cookie);
const idOf = async (slug: string) =>
	(await site.row<{ id: number }>(`select id from news_categories where slug = '${slug}'`)).id;
const events = async () =>
	(await site.sql("select action from audit_log where action like 'category.%' order by id")).rows.map(
		({ action }) => action,
	);
/** The names of the filter on the news page, without "all". */
const filter = async (path: string) =>
	[...(await text(path)).matchAll(/href="[^"]*category=([\w-]+)"[^>]*>([^<]*)</g)].map(([, slug, name]) => [
		slug,
		name,
	]);

/** As SQL stores it. */
async function articleOf(category: string) {
	const { rows } = await site.sql(
		`insert into news_articles (title, title_ar, content, content_ar, category, published)
		 values ('Title', 'عنوان', '<p>a</p>', '<p>أ</p>', $1, true) returning id`,
		[category],
	);
	return Number(rows[0]?.id);
}

test("every place names a category in its own language, and links and the API keep its slug", async () => {
	const arabic = "معسكرات الناشئين";
	expect(await filter("/news")).toContainEqual(["youth-camps", arabic]);
	expect(await filter("/en/news")).toContainEqual(["youth-camps", "Youth Camps"]);
	const page = await text("/news?category=youth-camps");
	expect(page).toMatch(new RegExp(`<title>[^<]*${arabic}`));
	expect(page).not.toContain("Youth Camps");
	expect(await text("/news.rss")).toContain(`<category>${arabic}</category>`);
	const { items } = await (await site.get("/api/v1/news?limit=100")).json();
	expect(items.find((article: { category: string }) => article.category === "youth-camps")).toMatchObject({
		category_name: "Youth Camps",
		category_name_ar: arabic,
	});
});

test("the article form offers a category that an editor adds; one in use or in another script is refused", async () => {
	expect((await send("/new", { name: "Press Notes", name_ar: "بيانات صحفية" })).status).toBe(303);
	expect(await text("/admin/news/new")).toMatch(/<option value="press-notes">بيانات صحفية/);
	for (const [fields, field] of [
		[{ name: "press notes", name_ar: "بيانات أخرى" }, "name"],
		[{ name: "Other Notes", name_ar: "بيانات صحفية" }, "name_ar"],
		[{ name: "Other Notes", name_ar: "Notes" }, "name_ar"],
		[{ name: "بيانات", name_ar: "بيانات" }, "name"],
		[{ name: "", name_ar: "بيانات" }, "name"],
	] as const) {
		const response = await send("/new", fields);
		expect([response.status, (await response.text()).includes(`id="category-${field}-problem"`)]).toEqual([422, true]);
	}
});

test("a new slug has a name in English, and editors are asked for the Arabic one", async () => {
	const article = await articleOf("open-days");
	await expect.poll(() => filter("/en/news")).toContainEqual(["open-days", "Open Days"]);
	expect((await filter("/news")).map(([slug]) => slug)).not.toContain("open-days");
	expect(await text(`/news/${article}`)).not.toMatch(/open.days/i);
	expect(await text(list)).toMatch(/Open Days[\s\S]{0,400}No Arabic name/);
	const id = await idOf("open-days");
	await send(`/${id}`, { name: "Doors Open", name_ar: "أيام مفتوحة", version: "1" });
	await expect.poll(() => filter("/news")).toContainEqual(["open-days", "أيام مفتوحة"]);
	expect(await text(`/en/news/${article}`)).toContain("Doors Open");
	expect((await send(`/${id}`, { name: "Late", name_ar: "متأخر", version: "1" })).status).toBe(409);
});

test("the order of the list is the order of the filter", async () => {
	const before = (await filter("/en/news")).map(([slug]) => slug);
	const id = String(await idOf(before[1] ?? ""));
	const moved = await send("", { id, intent: "up" });
	const flash = /flash=[\w.-]+/.exec(moved.headers.get("set-cookie") ?? "")?.[0];
	expect(await (await site.get(list, { cookie: `${cookie}; ${flash}` })).text()).toContain("Order saved");
	await expect.poll(async () => (await filter("/en/news")).map(([slug]) => slug)[0]).toBe(before[1]);
	expect((await send("", { id, intent: "sideways" })).status).toBe(400);
});

test("a category with articles is deleted only when they move to another; the default one never", async () => {
	const article = await articleOf("short-lived");
	const [id, to] = [await idOf("short-lived"), String(await idOf("development"))];
	expect(await text(`${list}/${id}/delete`)).toContain("This category has 1 article.");
	expect((await send(`/${id}/delete`, {})).status).toBe(422);
	expect((await send(`/${id}/delete`, { move_to: String(id) })).status).toBe(422);
	expect((await send(`/${id}/delete`, { move_to: to })).status).toBe(303);
	const moved = await site.row<{ category: string; version: number }>(
		`select category, version from news_articles where id = ${article}`,
	);
	expect(moved).toEqual({ category: "development", version: 2 });
	expect((await send(`/${id}/delete`, {})).status).toBe(404);
	expect((await send(`/${await idOf("general")}/delete`, { move_to: to })).status).toBe(409);
	expect((await events()).slice(-2)).toEqual(["category.articles-moved", "category.deleted"]);
});

test("a deleted category comes back neither by a form that was open nor with an earlier version", async () => {
	await send("/new", { name: "Fair Notes", name_ar: "ملاحظات المعرض" });
	const article = {
		title: "A",
		content: "<p>a</p>",
		title_ar: "أ",
		content_ar: "<p>أ</p>",
		show_ar: "on",
		show_en: "on",
	};
	const form = { ...article, category: "fair-notes" };
	expect((await site.send("/en/admin/news/new", form, cookie)).status).toBe(303);
	const { id } = await site.row<{ id: number }>("select max(id) as id from news_articles");
	await send(`/${await idOf("fair-notes")}/delete`, { move_to: String(await idOf("development")) });
	const late = await site.send(`/en/admin/news/${id}`, { ...form, version: "2" }, cookie);
	expect([late.status, (await late.text()).includes('id="article-category-problem"')]).toEqual([422, true]);
	const version = await site.row<{ id: number }>("select max(id) as id from article_versions");
	const restored = await site.post(`/en/admin/news/${id}/versions`, { version: String(version.id) }, { cookie });
	expect(restored.status).toBe(303);
	expect(await site.row(`select category from news_articles where id = ${id}`)).toEqual({ category: "development" });
	expect((await site.sql("select slug from news_categories where slug = 'fair-notes'")).rows).toEqual([]);
});
