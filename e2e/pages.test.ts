import { describe, expect, test } from "vitest";
import {
	desk,
	expectAccessible,
	expectToFit,
	expectToReflow,
	expectWholeLetters,
	languages,
	openBrowser,
	pathIn,
	phone,
} from "./browser.ts";

const { pageOfAll } = openBrowser();

const pages = [
	"/",
	"/leagues",
	"/leagues/cross-table",
	"/leagues/rules",
	"/leagues?rule=ittf",
	"/leagues/premier-league/2025-2026",
	"/leagues/premier-league/2025-2026/leaders",
	"/matches",
	"/matches?month=2026-10",
	"/match/1",
	"/teams",
	"/teams?q=qqqqqq",
	"/team/1",
	"/team/1/against",
	"/team/1/against/2",
	"/player/1",
	"/player/1/rubbers",
	"/player/1/against",
	"/player/1/against?q=al",
	"/player/1/against/2",
	"/ranking",
	"/national",
	"/national/mens",
	"/national/paralympic",
	"/decisions",
	"/about",
	"/news",
	"/news?category=development",
	"/news/1",
	"/contact",
	"/press",
	"/embed",
	"/embed/groups/1/table",
	"/embed/groups/1/matches",
	"/embed/groups/999999/table",
	"/search",
	"/search?q=2025",
	"/search?q=qqqqqq",
	"/admin/auth",
	"/newsletter/confirm/none",
	"/nothing-here",
	"/news/999999",
	"/team/999999",
	"/match/999999",
	"/player/999999",
];

describe.each(languages)("on the narrowest phones in %s", (language) => {
	const goTo = pageOfAll({ colorScheme: language === "ar" ? "dark" : "light" });
	test.each(["/", "/leagues", "/match/1", "/teams", "/team/1", "/about", "/complaints"])(
		"%s is accessible, and its short link to the other language has the words on it in its name",
		async (path) => {
			const page = await goTo(pathIn(language, path), { width: 320, height: 640 });
			await expectToFit(page);
			await expectAccessible(page);
			const name = language === "ar" ? "EN English" : "ع العربية";
			await page.getByRole("link", { name, exact: true }).waitFor();
		},
	);
});

describe.each(languages)("in %s", (language) => {
	// Light and dark differ in colours alone, and those are the same in both languages.
	const goTo = pageOfAll({ colorScheme: language === "ar" ? "light" : "dark" });
	test.each(pages)("%s is accessible, fits, and has one main and one h1, on a phone and on a desk", async (path) => {
		const page = await goTo(pathIn(language, path), phone);
		expect(await page.locator("html").getAttribute("lang")).toBe(language);
		expect(await page.locator("html").getAttribute("dir")).toBe(language === "ar" ? "rtl" : "ltr");
		expect([await page.locator("main").count(), await page.locator("h1").count()]).toEqual([1, 1]);
		await expectToFit(page);
		await expectAccessible(page);
		await expectWholeLetters(page);
		await page.setViewportSize(desk);
		await expectToFit(page);
		await expectToReflow(page);
	});
});
