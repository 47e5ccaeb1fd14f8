import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { commonText } from "../app/base/ui/text.ts";
import { listText } from "../app/desk/list/text.ts";
import { bulkText } from "../app/office/players/runs-text.ts";
import { portalText } from "../app/portal/text.ts";
import { draftText } from "../app/records/editing/draft-text.ts";
import { recordsText } from "../app/records/text.ts";
import { shellText } from "../app/shell/text.ts";
import { desk, holdScripts, languages, openBrowser, pathIn, phone } from "./browser.ts";

// Saving, closing and filtering, by keyboard.
const { site, visitAs, expectComplaint } = openBrowser();
const toast = (page: Page) => page.locator("[data-toast]");
/** The element that has the focus, in words. */
const focused = (page: Page) =>
	page.evaluate(`(() => {
		const at = document.activeElement;
		return at.getAttribute("aria-label") || at.getAttribute("name") || at.dataset.step || at.textContent.trim();
	})()`);
const scrolled = (page: Page): Promise<number> => page.evaluate("Math.round(scrollY)");
/** Marks the document: the mark is gone when the browser loads a page. */
const mark = (page: Page) => page.evaluate("void (window.isSamePage = true)");
const isMarked = (page: Page) => page.evaluate("window.isSamePage === true");

describe.each(languages)("in %s", (language) => {
	const a = recordsText(language);
	const to = (path: string) => pathIn(language, path);

	test("saving a record in its panel leads back to its row: the same scroll, and no Tab to it", async () => {
		const page = await visitAs("editor", to("/admin/teams"));
		const edit = page.locator(`a[href="${to("/admin/teams/9")}"]`);
		await edit.scrollIntoViewIfNeeded();
		const [label, before] = [await edit.getAttribute("aria-label"), await scrolled(page)];
		await mark(page);
		await edit.focus();
		await page.keyboard.press("Enter");
		await page.getByRole("dialog").waitFor();
		await expect.poll(() => focused(page)).toBe("name_ar");
		await page.locator("#team-coach_name").focus();
		await page.keyboard.type("x");
		await page.keyboard.press("Enter");
		await toast(page).waitFor();
		expect(await page.getByRole("dialog").count()).toBe(0);
		await expect.poll(() => focused(page)).toBe(label);
		expect([await scrolled(page), await isMarked(page)]).toEqual([before, true]);
		expect(await page.title()).not.toBe("");

		// It goes with Escape, and does not come again.
		await toast(page).hover();
		await page.keyboard.press("Escape");
		await expect.poll(() => toast(page).count()).toBe(0);
		expect(await focused(page)).toBe(label);

		// Closing without a change asks nothing and leads back as well.
		await page.keyboard.press("Enter");
		await page.getByRole("dialog").waitFor();
		await expect.poll(() => focused(page)).toBe("name_ar");
		await page.keyboard.press("Escape");
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		await expect.poll(() => focused(page)).toBe(label);
		expect([await scrolled(page), await isMarked(page)]).toEqual([before, true]);
	});

	test("Escape, the close button and Back ask before typed text is lost; discarding drops the draft too", async () => {
		const page = await visitAs("editor", to("/admin/teams"));
		const edit = page.locator(`a[href="${to("/admin/teams/8")}"]`);
		const question = page.getByRole("dialog", { name: a.unsavedTitle });
		await edit.click();
		await page.locator("#team-coach_name").fill("Half typed");
		await page.getByText(draftText(language).saved).waitFor();
		await page.keyboard.press("Escape");
		await question.waitFor();
		await page.keyboard.press("Enter"); // the first button keeps
		await expect.poll(() => question.count()).toBe(0);
		expect(await page.inputValue("#team-coach_name")).toBe("Half typed");
		expect(await focused(page)).toBe("coach_name");
		await page.getByRole("link", { name: a.close, exact: true }).click();
		await question.waitFor();
		await page.keyboard.press("Escape");
		await expect.poll(() => page.locator("dialog dialog").count()).toBe(0);
		await page.evaluate("history.back()");
		await question.getByRole("button", { name: a.discardTyped }).click();
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		expect(new URL(page.url()).pathname).toBe(to("/admin/teams"));
		expect((await site.sql("select 1 from record_drafts where not closed")).rows).toEqual([]);
	});

	test("a page opened at a fragment stays there while scripts take over, and a press in between is sent", async () => {
		const t = bulkText(language);
		const page = await visitAs("editor", to("/admin/players"));
		const release = await holdScripts(page);
		await page.getByRole("link", { name: t.heading }).click();
		await page.getByRole("button", { name: t.presetButton }).hover();
		await page.mouse.down();
		const before = await scrolled(page);
		release();
		await page.locator("html[data-alive]").waitFor();
		expect(await scrolled(page)).toBe(before);
		await Promise.all([page.waitForRequest((request) => request.method() === "POST"), page.mouse.up()]);
	});

	test.each([
		["editor", "/admin/news", "[aria-selected=true]", phone],
		["editor", "/admin/news/categories", "dialog li:last-child a", phone],
		["captain", "/club", "#played", phone],
		["officer", "/complaints/admin", "#bulk-officer", desk],
	] as const)(
		"scripts that take over the page of the %s at %s do not move %s",
		async (person, path, part, viewport) => {
			const page = await visitAs(person, to(path), { viewport });
			const release = await holdScripts(page);
			await page.goto("about:blank");
			await page.goto(site.origin + to(path), { waitUntil: "commit" });
			await page.locator(part).last().hover();
			const before = await page.locator(part).last().boundingBox();
			release();
			await page.locator("html[data-alive]").waitFor();
			expect(await page.locator(part).last().boundingBox()).toEqual(before);
		},
	);

	test("a step of the wizard opens at its title, forward and back", async () => {
		const t = portalText(language);
		const page = await visitAs("player", to("/complaints/submit?draft=new"));
		await mark(page);
		await page.locator("[name=dispute_type]").first().check();
		await page.getByRole("button", { name: t.next, exact: true }).click();
		await page.waitForURL(/step=2/);
		await expect.poll(() => focused(page)).toBe("2");
		expect(await page.locator("[aria-current=step]").count()).toBe(1);
		await page.getByRole("button", { name: t.previous, exact: true }).click();
		await page.waitForURL(/step=1/);
		await expect.poll(() => focused(page)).toBe("1");
		expect(await isMarked(page)).toBe(true);
	});

	test("filters apply at once, keep the focus and what is being typed, and add nothing to the history", async () => {
		const page = await visitAs("editor", to("/admin/teams"));
		const entries = await page.evaluate("history.length");
		const search = page.locator("#list-search");
		const clubs = page.locator("a[href$='/delete']");
		const all = await clubs.count();
		// A name keeps to the edge where its list begins, in either script.
		const edges = await page.evaluate(`["Latin", "عربي"].map((text) => {
			const name = document.querySelector("li h3[dir=auto]");
			name.textContent = text;
			return getComputedStyle(name).textAlign;
		})`);
		expect(edges).toEqual(language === "ar" ? ["right", "right"] : ["left", "left"]);
		await mark(page);
		await search.pressSequentially("al-n", { delay: 20 });
		await page.waitForURL(/q=al-n$/);
		await expect.poll(() => clubs.count()).toBeLessThan(all);
		expect([await focused(page), await search.inputValue()]).toEqual(["q", "al-n"]);
		await page.keyboard.type("o");
		await page.waitForURL(/q=al-no$/);
		expect([await page.evaluate("history.length"), await isMarked(page)]).toEqual([entries, true]);

		const desk = await visitAs("officer", to("/complaints/admin"));
		await mark(desk);
		await desk.locator("#filter-status").selectOption("resolved");
		await desk.waitForURL(/status=resolved/);
		await expect.poll(() => desk.locator("tbody [data-status]:not([data-status=resolved])").count()).toBe(0);
		await desk.locator("#desk-q").pressSequentially("zzz", { delay: 20 });
		await desk.getByText(listText(language).noneFit).waitFor();
		expect([await focused(desk), await desk.inputValue("#desk-q"), await isMarked(desk)]).toEqual(["q", "zzz", true]);
	});
});

test("a draft once found stays until dropped; a draft without a session is not tried again by itself", async () => {
	const t = draftText("en");
	const editor = "select id from accounts where email = 'editor@demo.example'";
	await site.sql(`insert into record_drafts (account_id, record, fields, serial)
		values ((${editor}), 'team:6', '{"coach_name": "Older"}', '00000000000000c1')`);
	const stored = async () =>
		(
			await site.row<{ name: string }>(
				"select fields ->> 'coach_name' as name from record_drafts where record = 'team:6'",
			)
		).name;
	const page = await visitAs("editor", "/en/admin/teams/6");
	await page.clock.install();
	const coach = page.locator("#team-coach_name");
	const pause = () => page.clock.fastForward(3000);
	const posts: string[] = [];
	page.on("request", (request) => request.url().includes("/admin/drafts") && posts.push(request.method()));
	await coach.fill("Newer");
	await pause();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: recordsText("en").discardTyped }).click();
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
	expect([posts, await stored()]).toEqual([[], "Older"]);

	await page.locator('a[href="/en/admin/teams/6"]').click();
	await coach.fill("Newer");
	await page.getByRole("button", { name: t.draftDrop }).click();
	await expect.poll(() => page.getByText(t.draftFound).count()).toBe(0);
	expect(await coach.inputValue()).toBe("Newer");
	await pause();
	await page.getByText(t.saved).waitFor();
	expect(await stored()).toBe("Newer");

	expectComplaint(/401/);
	await site.sql(`delete from sessions where account_id = (${editor})`);
	await coach.fill("Without a session");
	await pause();
	await page.getByText(t.ended).waitFor();
	posts.length = 0;
	await page.clock.fastForward(60_000);
	expect(posts).toEqual([]);
	const [name = "", value = ""] = (await site.sessionOf("editor@demo.example")).split(/=(.*)/s);
	await page.context().addCookies([{ name, value, url: site.origin, httpOnly: true, sameSite: "Lax" }]);
	await coach.fill("Signed in again");
	await pause();
	await page.getByText(t.saved).waitFor();
	expect(await stored()).toBe("Signed in again");
});

test("a picture refused when chosen keeps its reason at the field; the form is not saved without it", async () => {
	const a = recordsText("en");
	const page = await visitAs("editor", "/en/admin/teams/7");
	const buffer = Buffer.from("no picture");
	await page.setInputFiles("#team-logo_url", { name: "x.png", mimeType: "image/png", buffer });
	await page.locator("#team-logo_url-problem").waitFor();
	await page.getByRole("button", { name: a.save, exact: true }).click();
	expect(await page.locator("#team-summary").textContent()).toContain(commonText("en").notAPicture);
	await page.getByRole("button", { name: a.clearFile }).click();
	await page.getByRole("button", { name: a.save, exact: true }).click();
	await page.waitForURL("**/en/admin/teams");
});

test("Tab stays in an open panel, and the skip link covers nothing", async () => {
	const page = await visitAs("editor", "/en/admin/teams/7");
	const inside = 'document.activeElement === document.body || document.activeElement.closest("dialog") !== null';
	for (let i = 0; i < 40; i++) {
		await page.keyboard.press("Tab");
		expect([i, await page.evaluate(inside)]).toEqual([i, true]);
	}
	const list = await visitAs("editor", "/en/admin/teams");
	await list.keyboard.press("Tab");
	const skip = list.getByRole("link", { name: shellText("en").skipToContent });
	const [link, header] = [await skip.boundingBox(), await list.locator("header").boundingBox()];
	expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
});

test("a status set in the desk's list keeps the focus in its row, and the message leaves by itself", async () => {
	const page = await visitAs("officer", "/complaints/admin");
	await page.clock.install();
	const select = page.locator("[data-in-place]:has(option[value=under_review]) [name=status]").first();
	const label = await select.getAttribute("aria-label");
	await mark(page);
	await select.selectOption("under_review");
	await select.focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await toast(page).waitFor();
	// The focus is on the same control, or in the same row when nothing more can be set there.
	const row = page.locator("tr", { has: page.locator(`[aria-label="${label}"]`) });
	expect(await row.locator(":focus").count()).toBe(1);
	expect(await isMarked(page)).toBe(true);
	await page.clock.fastForward(5100);
	await expect.poll(() => toast(page).count()).toBe(0);
});

test("without scripts a message has a place above the page and covers nothing", async () => {
	const without = await visitAs("officer", "/en/complaints/admin", { javaScriptEnabled: false });
	const form = without.locator("[data-in-place]:has(option[value=under_review])").first();
	await form.locator("[name=status]").selectOption("under_review");
	await form.getByRole("button").click();
	await toast(without).waitFor();
	const [box, list] = [await toast(without).boundingBox(), await without.locator("main").boundingBox()];
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
	expect(
		await toast(without)
			.getByRole("button", { name: commonText("en").closeMessage })
			.count(),
	).toBe(0);
});

test("work done on the first page goes, and the reader is at the next; without JavaScript too", async () => {
	await site.sql(
		`insert into licences (player_id, season, category, state) select p.id, s.name, 'para', 'requested'
			from (select id from players order by id limit 3) p, (select max(name) as name from seasons) s`,
	);
	const approve = /^Approve the licence of /;
	const page = await visitAs("league-manager", "/en/admin");
	const buttons = page.getByRole("button", { name: approve });
	const card = page.locator("section", { has: page.locator("#to-license") });
	const next = await card.getByRole("listitem").nth(1).getByRole("link").first().textContent();
	await buttons.first().focus();
	const before = await scrolled(page);
	await mark(page);
	await page.keyboard.press("Enter");
	await toast(page).waitFor();
	expect(await toast(page).textContent()).toContain("One licence approved");
	await expect.poll(() => focused(page)).toBe(next);
	expect([Math.abs((await scrolled(page)) - before) < 120, await isMarked(page)]).toEqual([true, true]);

	const plain = await visitAs("league-manager", "/en/admin", { javaScriptEnabled: false });
	const left = await card.locator("strong").first().textContent();
	await plain.getByRole("button", { name: approve }).first().click();
	await plain.getByText("One licence approved").first().waitFor();
	const shown = plain.locator("#to-license strong");
	expect(Number(await shown.textContent())).toBe(Number(left) - 1);
	await plain.getByRole("button", { name: "Undo the approval of licences" }).click();
	await expect.poll(() => shown.textContent()).toBe(left);
});
