import { describe, expect, test } from "vitest";
import { expectAccessible, expectToFit, languages, moving, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visit } = openBrowser(moving);

const words = {
	ar: {
		menu: "القائمة",
		news: "الأخبار",
		send: "إرسال",
		sent: "تم إرسال الرسالة بنجاح",
		required: "هذا الحقل مطلوب",
		subscribe: "اشترك",
		confirm: "أكّد الاشتراك",
		other: "English",
		search: "ابحث",
		show: "اعرض الخريطة",
		apply: "تصفية",
		club: "النادي",
		reset: "اعرض كل المباريات",
	},
	en: {
		menu: "Menu",
		news: "News",
		send: "Send",
		sent: "Message Sent Successfully",
		required: "This field is required",
		subscribe: "Subscribe",
		confirm: "Confirm subscription",
		other: "العربية",
		search: "Search",
		show: "Show the map",
		apply: "Filter",
		club: "Club",
		reset: "Show all matches",
	},
};
const menuOrder = ["/", "/leagues", "/matches", "/teams", "/national", "/about", "/news", "/contact"];

describe.each(languages)("a visitor in %s, without JavaScript", (language) => {
	const t = words[language];
	const to = (path: string) => pathIn(language, path);
	const open = (path: string, options = {}) => visit(to(path), { javaScriptEnabled: false, ...options });

	test("opens the menu on a phone, chooses a page, and finds the menu closed and the page marked", async () => {
		const page = await open("/", { viewport: phone });
		const menu = page.getByRole("navigation").filter({ has: page.locator("[aria-current]") });
		await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
		await page.getByRole("button", { name: t.menu }).click();
		await expect.poll(() => page.locator("#menu").isVisible()).toBe(true);
		expect(
			await page.locator("#menu a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
		).toEqual(menuOrder.map(to));
		await menu.getByRole("link", { name: t.news, exact: true }).click();
		await page.waitForURL(`**${to("/news")}`);
		expect(await page.locator("#menu").isVisible()).toBe(false);
		expect(await page.locator("#menu [aria-current=page]").getAttribute("href")).toBe(to("/news"));
	});

	test("changes the language and lands on the same page; / opened afresh remembers", async () => {
		const page = await open("/teams");
		await page.getByRole("link", { name: t.other }).click();
		expect(new URL(page.url()).pathname).toBe(pathIn(language === "ar" ? "en" : "ar", "/teams"));
		await page.goto(`${site.origin}/`);
		expect(new URL(page.url()).pathname).toBe(language === "ar" ? "/en" : "/");
	});

	test("reads the news: page two, a category, an article, and back", async () => {
		const page = await open("/news");
		await page.locator('a[rel="next"]').click();
		expect(page.url()).toContain("page=2");
		await page.goto(site.origin + to("/news?category=development"));
		const titles = page.locator("article h2 a");
		const title = await titles.first().textContent();
		await titles.first().click();
		expect(await page.locator("h1").textContent()).toBe(title);
		await page.goBack();
		expect(page.url()).toContain("category=development");
	});

	test("filters the ties by club and status, and clears the filter when nothing fits", async () => {
		const page = await open("/matches");
		await page.locator("#team").selectOption("1");
		await page.locator("#status").selectOption("completed");
		await page.getByRole("button", { name: t.apply, exact: true }).click();
		expect(page.url()).toContain("team=1&status=completed");
		expect(await page.locator("#team").inputValue()).toBe("1");
		const badges = await page
			.locator("[data-status]")
			.evaluateAll((all) => all.map((badge) => badge.getAttribute("data-status")));
		expect(badges.length).toBeGreaterThan(10);
		expect(new Set(badges)).toEqual(new Set(["completed"]));
		await page.goto(`${site.origin}${to("/matches")}?team=999999999`);
		await page.getByRole("link", { name: t.reset }).click();
		expect(new URL(page.url()).pathname).toBe(to("/matches"));
	});

	test("has the first tie in sight on a phone, and the filters behind a button", async () => {
		const page = await open("/matches", { viewport: phone });
		const first = await page.locator("[data-match-id]").first().boundingBox();
		expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(phone.height);
		await expect.poll(() => page.getByLabel(t.club).isVisible()).toBe(false);
		await page.getByRole("button", { name: t.apply, exact: true }).click();
		await page.getByLabel(t.club).selectOption({ index: 1 });
		await page.locator("form:visible").getByRole("button", { name: t.apply }).click();
		await expect.poll(() => new URL(page.url()).searchParams.get("team")).toMatch(/^\d+$/);
		await expectToFit(page);
	});

	test("sends a message: what is missing is said, nothing typed is lost, success is said", async () => {
		const page = await open("/contact");
		await page.locator('[name="message"]').fill("سؤال عن الدورة");
		await page.getByRole("button", { name: t.send }).click();
		expect(await page.getByRole("alert").textContent()).toContain(t.required);
		expect(await page.locator('[name="message"]').inputValue()).toBe("سؤال عن الدورة");
		await page.getByRole("alert").getByRole("link").first().click();
		await page.locator('[name="name"]').fill("نورة");
		await page.locator('[name="surname"]').fill("السالم");
		await page.locator('[name="email"]').fill("noura@example.org");
		await page.getByRole("button", { name: t.send }).click();
		expect(await page.getByRole("status").textContent()).toContain(t.sent);
		await page.reload();
		expect(await page.getByText(t.sent).count()).toBe(0);
	});

	test("a rejected form and the message after a good one are accessible too", async () => {
		const page = await visit(to("/contact"), { viewport: phone });
		await page.getByRole("button", { name: t.send }).click();
		await page.getByRole("alert").waitFor();
		await expectAccessible(page);
		for (const name of ["name", "surname", "message"]) await page.locator(`[name="${name}"]`).fill("نص");
		await page.locator('[name="email"]').fill("a@example.org");
		await page.getByRole("button", { name: t.send }).click();
		await page.getByRole("status").waitFor();
		await expectAccessible(page);
	});

	test("subscribes to the newsletter from the mail that comes", async () => {
		const address = `reader-${language}@example.org`;
		const page = await open("/news");
		await page.locator('[name="email"]').fill(address);
		await page.getByRole("button", { name: t.subscribe }).click();
		await page.getByRole("status").waitFor();
		await expect.poll(async () => (await site.mails(1)).some((mail) => mail.to?.[0]?.address === address)).toBe(true);
		const mail = (await site.mails(1)).find((found) => found.to?.[0]?.address === address);
		await page.goto(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
		await page.locator("main").getByRole("button", { name: t.confirm }).click();
		const { rows } = await site.sql("select status from newsletter_subscribers where email = $1", [address]);
		expect(rows).toEqual([{ status: "confirmed" }]);
	});

	test("searches with another spelling and finds the club", async () => {
		const page = await open("/search");
		await page.locator("#q").fill(language === "ar" ? "نخبه" : "al nokhba");
		await page.getByRole("search").getByRole("button", { name: t.search }).click();
		await page
			.getByRole("link", { name: language === "ar" ? "النخبة" : "Al-Nokhba" })
			.first()
			.click();
		expect(new URL(page.url()).pathname).toBe(to("/team/1"));
	});

	test("is asked before a map is fetched from elsewhere", async () => {
		const page = await open("/contact");
		expect(await page.locator("iframe").count()).toBe(0);
		expect(await page.getByRole("link", { name: t.show }).getAttribute("href")).toBe(`${to("/contact")}?map=show#map`);
		expect(await page.locator('a[href^="https://www.google.com/maps/dir/"]').count()).toBe(1);
	});

	test("sees the silhouette where a photo fails to load", async () => {
		await site.sql(
			`update players set photo_url = '/media/player-photos/0123-480x480.webp'
				where id = (select min(id) from players where team_id = 2)`,
		);
		await expect.poll(async () => (await site.get(to("/team/2"))).text()).toContain("0123-480x480");
		const page = await open("/team/2");
		const ground = page.locator(".silhouette").first();
		expect(await ground.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("url(");
	});
});

describe("by keyboard alone", () => {
	test("the first Tab leads to the content, and the focus can always be seen", async () => {
		const page = await visit("/");
		await page.keyboard.press("Tab");
		const first = page.locator(":focus");
		expect(await first.getAttribute("href")).toBe("#content");
		expect((await first.boundingBox())?.width).toBeGreaterThan(40);
		for (let i = 0; i < 40; i++) {
			await page.keyboard.press("Tab");
			const outline = await page.locator(":focus").evaluate((element) => getComputedStyle(element).outlineStyle);
			expect(outline).toBe("solid");
		}
	});

	test("the phone's menu opens with Enter and closes with Escape", async () => {
		const page = await visit("/", { viewport: phone });
		await page.getByRole("button", { name: words.ar.menu }).focus();
		await page.keyboard.press("Enter");
		expect(await page.locator("#menu").isVisible()).toBe(true);
		await page.keyboard.press("Escape");
		expect(await page.locator("#menu").isVisible()).toBe(false);
	});
});

test("nothing moves for those who ask for no motion", async () => {
	const page = await visit("/", { reducedMotion: "reduce" });
	const moving = await page.evaluate(
		() =>
			[...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).transitionDuration !== "0s")
				.length,
	);
	expect(moving).toBe(0);
});

test.each([
	{ language: "ar", summary: "التقدم في ", sentence: "فيُحتكم إلى فارق المباريات الفردية:" },
	{ language: "en", summary: "Ahead on ", sentence: "Decided on rubber difference:" },
] as const)(
	"on a phone without scripts a touch opens why a club is below another, in $language",
	async ({ language, ...said }) => {
		const page = await visit(pathIn(language, "/leagues"), { viewport: phone, javaScriptEnabled: false });
		const why = page.locator("details[data-why]").first();
		expect(await why.getByText(said.sentence).isVisible()).toBe(false);
		await why.getByText(said.summary).click();
		expect(await why.getByText(said.sentence).isVisible()).toBe(true);
		expect(await why.locator("li").count()).toBe(2);
		await page.goto(site.origin + pathIn(language, "/leagues/cross-table"));
		await expectToFit(page);
	},
);

test("a public page has one script, for share buttons, one stylesheet; a league table is under 60 kB", async () => {
	const page = await visit("/about");
	expect(await page.locator("script:not([type='application/ld+json'])").count()).toBe(0);
	const sizes: { type: string; size: number }[] = [];
	page.on("requestfinished", async (request) =>
		sizes.push({ type: request.resourceType(), size: (await request.sizes()).responseBodySize }),
	);
	await page.goto(`${site.origin}/leagues`, { waitUntil: "networkidle" });
	expect(await page.locator("script:not([type='application/ld+json'])").count()).toBe(1);
	expect(sizes.filter(({ type }) => type === "script").map(({ size }) => size < 1000)).toEqual([true]);
	expect(await page.locator("link[rel=stylesheet]").count()).toBe(1);
	const total = sizes
		.filter(({ type }) => type !== "font" && type !== "image")
		.reduce((sum, { size }) => sum + size, 0);
	expect(total).toBeLessThan(60_000);
});

test("a page is passed on by links without scripts; with them the link is copied, which is said aloud", async () => {
	const plain = await visit("/en/team/1", { javaScriptEnabled: false });
	const bar = plain.locator("[data-share]");
	expect(
		await bar.locator("a").evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host)),
	).toEqual(["wa.me", "x.com", ""]);
	expect(await bar.locator("button:visible").count()).toBe(0);
	const page = await visit("/en/team/1?map=none", { permissions: ["clipboard-read", "clipboard-write"] });
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect.poll(() => page.locator("[data-share]").getByRole("status").textContent()).toBe("Link copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/en/team/1`);
	await expectAccessible(page);
});
