import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["newsletter.sent"], (text, values) => site.sql(text, values));
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const article = {
	title_ar: "خبر الاختبار",
	content_ar: '<p>نص الخبر</p><p dir="ltr">An English line</p>',
	excerpt_ar: "",
	title: "News of the test",
	content: "<p>The body</p>",
	excerpt: "In short",
	image_url: "",
	category: "youth-camps",
	published: "on",
	show_ar: "on",
	show_en: "on",
	publish_date: "2026-01-01T10:00",
	publish_date_ar: "",
};
const { published: _, ...draft } = article;
const without = (name: string) => Object.fromEntries(Object.entries(article).filter(([key]) => key !== name));
type NewestArticle = { id: number; version: number; title: string; publish_date: Date };
const newest = () => site.row<NewestArticle>("select * from news_articles order by id desc limit 1");
const status = async (path: string) => (await site.get(path)).status;
const page = async (path: string) => (await site.get(path, { cookie })).text();
const flashOf = (response: Response) => /flash=([\w.-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];

test("a published article appears in both languages; its lines keep their direction", async () => {
	expect((await site.send("/en/admin/news/new", article, cookie)).status).toBe(303);
	const { id, publish_date } = await newest();
	expect(publish_date.toISOString()).toBe("2026-01-01T07:00:00.000Z"); // ten o'clock in Riyadh
	expect([await status(`/news/${id}`), await status(`/en/news/${id}`)]).toEqual([200, 200]);
	expect(await (await site.get(`/news/${id}`)).text()).toContain('<p dir="ltr">An English line</p>');
});

test.each([
	["an unpublished one is seen by nobody", draft, [404, 404]],
	["one language held back is absent there", without("show_en"), [200, 404]],
	["a language that is not shown may be empty", { ...without("show_ar"), title_ar: "", content_ar: "" }, [404, 200]],
	["a language without text is not shown, and the other one is", { ...article, title: "", content: "" }, [200, 404]],
	["each language has its own date", { ...article, publish_date_ar: "2099-01-01T10:00" }, [404, 200]],
	[
		"a date in the future is a plan",
		{ ...article, publish_date: "2099-01-01T10:00", publish_date_ar: "2026-01-01T10:00" },
		[200, 404],
	],
])("%s", async (_why, fields, [ar, en]) => {
	expect((await site.send("/admin/news/new", fields, cookie)).status).toBe(303);
	const { id } = await newest();
	expect([await status(`/news/${id}`), await status(`/en/news/${id}`)]).toEqual([ar, en]);
});

test.each([
	["/admin/news/new", "content_ar", "تنسيق"],
	["/en/admin/news/new", "content", "formatting"],
])("a text of endless marks is refused in words at %s, and comes back as it was typed", async (path, field, words) => {
	const { id: before } = await newest();
	const typed = `<p>typed once</p>${"<b>".repeat(60_000)}`;
	const response = await site.send(path, { ...article, [field]: typed }, cookie);
	expect(response.status).toBe(422);
	const said = await response.text();
	expect(said).toContain(words);
	expect(said).toContain(`typed once&lt;/p&gt;${"&lt;b&gt;".repeat(60_000)}`);
	expect((await newest()).id).toBe(before);
});

test.each([
	["unclosed", "<b>".repeat(60_000)],
	["empty", "<b></b>".repeat(60_000)],
	["nested", "<i>".repeat(60_000) + "</i>".repeat(60_000)],
])("an article that holds %s marks already is read everywhere, by its words", async (_, marks) => {
	const { id } = await site.row<{ id: number }>(
		`insert into news_articles (title, title_ar, content, content_ar, category, published, publish_date)
			values ('Endless', 'بلا نهاية', $1, $1, 'general', true, now() - interval '1 second') returning id`,
		[`<p>first words${marks}</p><p>last words</p>`],
	);
	for (const path of [`/news/${id}`, `/en/news/${id}`, "/api/v1/news"]) {
		const text = await (await site.get(path)).text();
		expect(text).toContain("first words");
		expect(text).toContain("last words");
	}
	for (const path of ["/en/news", "/news.rss", "/en", "/en/news.rss"])
		expect([path, await status(path)]).toEqual([path, 200]);
	expect((await site.get(`/en/admin/news/${id}`, { cookie })).status).toBe(200);
});

test("a draft that is published without a date has the date of that moment, and keeps it", async () => {
	const started = Date.now();
	await site.send("/admin/news/new", draft, cookie); // its date is of January
	const { id } = await newest();
	const path = `/admin/news/${id}`;
	expect(/<input[^>]*id="article-publish_date"[^>]*>/.exec(await page(path))?.[0]).toContain('value=""');
	expect((await site.send(path, { ...article, publish_date: "", version: "1" }, cookie)).status).toBe(303);
	const published = (await newest()).publish_date;
	expect(published.getTime()).toBeGreaterThanOrEqual(started);
	await site.send(path, { ...article, publish_date: "", title: "Later words", version: "2" }, cookie);
	expect((await newest()).publish_date).toEqual(published);
});

test("the editor says the state of each language above the text, and its button what it will do", async () => {
	await site.send(
		"/admin/news/new",
		{ ...article, title: "", content: "", publish_date_ar: "2099-01-01T10:00" },
		cookie,
	);
	const { id } = await newest();
	const html = (await page(`/en/admin/news/${id}`)).replace(/<!-- -->/g, "");
	expect(html).toMatch(
		/Arabic: Scheduled for[\s\S]{0,200}2099[\s\S]*English: No text yet[\s\S]*Schedule<[\s\S]*Unpublish</,
	);
	expect(html.indexOf("No text yet")).toBeLessThan(html.indexOf('name="title_ar"'));
});

test("after publishing, the list leads to the article, its shares and the newsletter", async () => {
	await site.sql(`insert into newsletter_subscribers (email, language, status, confirmed_at)
		values ('first@example.org', 'ar', 'confirmed', now())`);
	const saved = await site.send("/en/admin/news/new", { ...without("show_en"), title_ar: "خبر للنشر" }, cookie);
	const { id } = await newest();
	expect(flashOf(saved)).toBe(`article-saved.${id}`);
	const list = await (await site.get("/en/admin/news", { cookie: `${cookie}; flash=article-saved.${id}` })).text();
	const notice = /<section[^>]*data-saved[\s\S]*?<\/section>/.exec(list)?.[0] ?? "";
	expect(notice).toContain("The article is published");
	expect(notice).toContain(`href="/news/${id}"`);
	expect(notice).not.toContain(`href="/en/news/${id}"`); // it is not published in English
	expect(notice).toContain(encodeURIComponent(`${site.origin}/news/${id}`));
	expect(notice).toContain(`href="/en/admin/news/${id}/send"`);
	const row = list.slice(list.indexOf("</section>", list.indexOf("data-saved")));
	expect([row.includes(`href="/news/${id}"`), row.includes(`href="/en/news/${id}"`)]).toEqual([true, false]);
	await site.sql("delete from newsletter_subscribers where email = 'first@example.org'");
});

test("a scheduled article says when its link works; a draft has the usual notice", async () => {
	const planned = { ...article, publish_date: "2099-01-01T10:00" };
	const saved = await site.send("/en/admin/news/new", planned, cookie);
	const list = await (await site.get("/en/admin/news", { cookie: `${cookie}; flash=${flashOf(saved)}` })).text();
	const notice = /<section[^>]*data-saved[\s\S]*?<\/section>/.exec(list)?.[0] ?? "";
	expect(notice).toMatch(/The article is scheduled[\s\S]*Jan 1, 2099/);
	expect(notice).not.toContain("wa.me");
	expect(flashOf(await site.send("/en/admin/news/new", draft, cookie))).toBe("created");
});

test("the list says of both languages at once what they have in common", async () => {
	await site.send("/admin/news/new", { ...article, title: "Both at once" }, cookie);
	const html = (await page("/en/admin/news?q=both+at+once")).replace(/<!-- -->/g, "");
	expect(html.match(/data-state=/g)).toHaveLength(1);
	expect(html).toMatch(/<bdi>AR<\/bdi><\/span><span> · <bdi>EN<\/bdi><\/span><span[^>]*> — <bdi>Jan 1</);
});

test("drafts are not offered to subscribers", async () => {
	await site.send("/admin/news/new", { ...draft, title: "Not for readers yet" }, cookie);
	expect(await page("/en/admin/news?q=not+for+readers")).not.toContain("Share and newsletter");
	expect(await page("/en/admin/news?state=published")).toContain("Share and newsletter");
});

test("a planned article appears by itself when its moment comes", async () => {
	await site.send("/admin/news/new", { ...article, publish_date: "2099-01-01T10:00" }, cookie);
	const { id } = await newest();
	expect(await status(`/en/news/${id}`)).toBe(404);
	await site.sql("update news_articles set publish_date = now() + interval '2 seconds' where id = $1", [id]);
	await expect.poll(() => status(`/en/news/${id}`)).toBe(200);
});

test.each([
	["a title that is missing where the language is shown", { title: "" }, "article-title"],
	["a body of nothing but empty paragraphs", { content_ar: "<p></p><p>&nbsp;</p>" }, "article-content_ar"],
	["a category that is no slug", { category: "Youth Camps!" }, "article-category"],
	["a date that is none", { publish_date: "soon" }, "article-publish_date"],
	["a picture of another site", { image_url: "https://pictures.example/a.png" }, "article-image_url"],
	["an address that begins with two slashes", { image_url: "//pictures.example/a.png" }, "article-image_url"],
	["no language at all", { show_ar: "", show_en: "" }, "article-show_ar"],
	["no word in either language", { title: "", content: "", title_ar: "", content_ar: "<p></p>" }, "article-title_ar"],
	["a language alone that is shown and empty", { show_ar: "", title: "", content: "" }, "article-title"],
])("%s is refused beside its field; nothing is lost", async (_, change, field) => {
	const response = await site.send(
		"/en/admin/news/new",
		{ ...article, excerpt: "Kept in the form", ...change },
		cookie,
	);
	const html = await response.text();
	expect([response.status, html.includes(`href="#${field}"`), html.includes("Kept in the form")]).toEqual([
		422,
		true,
		true,
	]);
});

test("the preview shows what is in the form as the public would see it, and stores nothing", async () => {
	const before = (await newest()).id;
	const evil = { ...article, content: '<p>Seen early</p><img src=x onerror="alert(1)"><script>alert(2)</script>' };
	const html = await (await site.send("/en/admin/news/preview", evil, cookie)).text();
	expect(html).toContain("Seen early");
	expect(html).toContain("Nothing was saved");
	expect(html).not.toMatch(/onerror|alert\(2\)/);
	expect((await newest()).id).toBe(before);
});

test("an unsaved draft is apart from the article, offered to its writer alone, and deleted on saving", async () => {
	await site.send("/admin/news/new", article, cookie);
	const { id } = await newest();
	const saved = await site.send(
		`/admin/drafts?of=article:${id}`,
		{ ...article, title: "Half a title", version: "1" },
		cookie,
	);
	expect((await saved.json()).savedAt).toBeTruthy();
	expect((await newest()).title).toBe(article.title);
	const path = `/en/admin/news/${id}`;
	expect(await page(path)).toContain("You have changes that were not saved");
	expect(await page(`${path}?draft`)).toContain('value="Half a title"');
	const owner = await site.sessionOf("owner@demo.example");
	expect(await (await site.get(path, { cookie: owner })).text()).not.toContain("You have changes that were not saved");
	await site.send(path, { ...article, title: "Whole title", version: "1" }, cookie);
	expect(await page(path)).not.toContain("You have changes that were not saved");
	await site.send("/admin/drafts?of=article:new", { title: "Not even begun" }, cookie);
	expect(await page("/en/admin/news/new?draft")).toContain("Not even begun");
	await site.send("/en/admin/news/new", { intent: "drop-draft" }, cookie);
	expect(await page("/en/admin/news/new")).not.toContain("You have changes");
});

test("earlier versions are listed and restored; the replaced text is a version too", async () => {
	await site.send("/admin/news/new", { ...article, title: "First words" }, cookie);
	const { id } = await newest();
	await site.send(`/admin/news/${id}`, { ...article, title: "Second words", version: "1" }, cookie);
	const versions = await page(`/en/admin/news/${id}/versions`);
	expect(versions).toMatch(/Second words[\s\S]*First words/);
	const { rows } = await site.sql("select id from article_versions where news_article_id = $1 order by id limit 1", [
		id,
	]);
	expect((await site.post(`/en/admin/news/${id}/versions`, { version: String(rows[0]?.id) }, { cookie })).status).toBe(
		303,
	);
	expect((await newest()).title).toBe("First words");
	expect(await status(`/en/news/${id}`)).toBe(200); // its status is unchanged
	const all = await site.sql("select count(*)::int as n from article_versions where news_article_id = $1", [id]);
	expect(all.rows[0]?.n).toBe(3);
	expect((await site.post(`/admin/news/${id}/versions`, { version: "1" }, { cookie })).status).toBe(404);
});

test("an earlier version that is half written in a language is restored, and the language is not shown", async () => {
	await site.send("/admin/news/new", { ...without("show_en"), title: "Half", content: "" }, cookie);
	const { id } = await newest();
	await site.send(`/admin/news/${id}`, { ...article, version: "1" }, cookie);
	const lines = () => page("/en/admin/news?sort=-updated_at");
	const first = await site.row<{ id: number }>(
		`select min(id) as id from article_versions where news_article_id = ${id}`,
	);
	const restored = await site.post(`/en/admin/news/${id}/versions`, { version: String(first.id) }, { cookie });
	expect([restored.status, flashOf(restored)]).toEqual([303, "restored-en"]);
	expect([await status(`/news/${id}`), await status(`/en/news/${id}`)]).toEqual([200, 404]);
	const [line = ""] = new RegExp(`data-state[^§]*?/admin/news/${id}\\b`).exec(await lines()) ?? [];
	expect(line.replace(/<!-- -->/g, "")).toMatch(/English: Not published/);
});

test("the list quotes the words behind a picture, however long its description and caption are", async () => {
	const words = "word ".repeat(90);
	const picture = `<img src="/media/news-images/1f-640x360.webp" alt="${words}">`;
	const figure = `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
	const content = `${figure}<p>Behind the picture</p>`;
	await site.send("/admin/news/new", { ...article, excerpt: "", content, publish_date: "" }, cookie);
	await expect.poll(() => page("/en/news")).toContain("Behind the picture");
});

test("page two of the list leads to the first page in the other language, which may have no second one", async () => {
	const html = await page("/en/news?page=2");
	expect(html).toContain('href="/news"');
	expect(html).not.toContain('href="/news?page=2"');
	expect(await page("/en/news?category=development")).toContain('href="/news?category=development"');
});

test("an article goes to the readers of its language once, with one click to leave", async () => {
	await site.sql(`insert into newsletter_subscribers (email, language, status, confirmed_at) values
		('reader1@example.org', 'en', 'confirmed', now()), ('reader2@example.org', 'en', 'confirmed', now()),
		('arabic@example.org', 'ar', 'confirmed', now()), ('pending@example.org', 'en', 'pending', null)`);
	await site.send("/admin/news/new", { ...article, title: "For the readers" }, cookie);
	const { id } = await newest();
	const send = (language: string) => site.post(`/en/admin/news/${id}/send`, { language }, { cookie });
	const [first, second] = await Promise.all([send("en"), send("en")]);
	expect([flashOf(first), flashOf(second)].sort()).toEqual(["issue-known", "issue-sent.2"]);
	await site.mails(2);
	const mails = (await site.mails(2)).filter((mail) => mail.subject === "For the readers");
	expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(["reader1@example.org", "reader2@example.org"]);
	expect(mails[0]?.text).toContain("In short");
	expect(mails[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
	const history = await page("/en/admin/newsletter");
	expect(history).toMatch(/For the readers/);
	const unpublished = await (async () => {
		await site.send("/admin/news/new", draft, cookie);
		return (await newest()).id;
	})();
	expect(flashOf(await site.post(`/en/admin/news/${unpublished}/send`, { language: "ar" }, { cookie }))).toBe(
		"issue-draft",
	);
});

test("an article is deleted with its versions after a question; the public finds it no more", async () => {
	await site.send("/admin/news/new", article, cookie);
	const { id } = await newest();
	expect(await page(`/en/admin/news/${id}/delete`)).toContain("Do you want to delete");
	expect(await status(`/en/news/${id}`)).toBe(200);
	expect((await site.post(`/admin/news/${id}/delete`, {}, { cookie })).status).toBe(303);
	await expect.poll(() => status(`/en/news/${id}`)).toBe(404);
});

test("articles are found by words of either language and by status", async () => {
	const lines = async (query: string) => (await page(`/en/admin/news?${query}`)).match(/"Edit: /g)?.length ?? 0;
	await site.send("/admin/news/new", { ...draft, title: "Zebra crossing", title_ar: "ممر المشاة" }, cookie);
	expect([
		await lines("q=zebra"),
		await lines("q=%D8%A7%D9%84%D9%85%D8%B4%D8%A7%D9%87"),
		await lines("q=zebra&state=published"),
	]).toEqual([1, 1, 0]);
	expect(await lines("state=scheduled")).toBeGreaterThan(0);
});

test("author, clubs and the words of the picture are public in their language, for programs as well", async () => {
	const told = {
		author: "Sara Al-Otaibi",
		author_ar: "سارة العتيبي",
		image_caption: "After the final",
		image_caption_ar: "بعد النهائي",
		clubs: "chosen",
		club_1: "on",
		club_3: "on",
	};
	await site.send("/admin/news/new", { ...article, ...told, publish_date: "" }, cookie);
	const { id } = await newest();
	const html = await page(`/en/news/${id}`);
	expect(html).toContain("By Sara Al-Otaibi");
	expect(html).not.toContain("سارة");
	expect([html.includes('href="/en/team/1"'), html.includes('href="/en/team/3"')]).toEqual([true, true]);
	const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
	expect(data).toContain('"author":{"@type":"Person","name":"Sara Al-Otaibi"}');
	expect(data).toMatch(/"about":\[\{"@type":"SportsTeam"/);
	expect(await page(`/news/${id}`)).toContain("بقلم سارة العتيبي");
	const { items: articles } = await (await site.get("/api/v1/news?limit=5")).json();
	expect(articles.find((each: { id: number }) => each.id === id)).toMatchObject({
		author: "Sara Al-Otaibi",
		image_caption_ar: "بعد النهائي",
		team_ids: [1, 3],
	});
	// Other clubs alone are another version: an editor who saw the former ones is told.
	const path = `/en/admin/news/${id}`;
	expect((await site.send(path, { ...article, ...told, club_3: "", version: "1" }, cookie)).status).toBe(303);
	expect((await site.send(path, { ...article, ...told, version: "1" }, cookie)).status).toBe(409);
	expect(await page(`/en/news/${id}`)).not.toContain("/en/team/3");
});

test("a film is a link until the reader shows it; then its provider alone may be asked, and for it alone", async () => {
	const film = '<p>Before</p><figure><a href="https://youtu.be/dQw4w9WgXcQ?si=x">The final</a></figure><p>After</p>';
	await site.send("/admin/news/new", { ...article, content: film, publish_date: "" }, cookie);
	const { id } = await newest();
	const path = `/en/news/${id}`;
	const closed = await site.get(path);
	const html = await closed.text();
	expect(closed.headers.get("content-security-policy")).not.toContain("frame-src");
	expect(html).not.toContain("<iframe");
	expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
	expect(html).toContain(`href="${path}?video=youtube-dQw4w9WgXcQ#youtube-`);
	const shown = await site.get(`${path}?video=youtube-dQw4w9WgXcQ`);
	expect(shown.headers.get("content-security-policy")).toContain("frame-src https://www.youtube-nocookie.com");
	expect(await shown.text()).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
	const other = await site.get(`${path}?video=youtube-AAAAAAAAAAA`);
	expect([other.status, await other.text()]).toEqual([200, expect.not.stringContaining("<iframe")]);
	expect(await page("/en/news.rss")).toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
});
