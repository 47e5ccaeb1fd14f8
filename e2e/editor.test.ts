import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { commonText } from "../app/base/ui/text.ts";
import { manageTiesText } from "../app/league/ties/editing/manage-text.ts";
import { manageNationalText } from "../app/office/national-teams/text.ts";
import { editorText } from "../app/office/news/editor/text.ts";
import { publishingText } from "../app/office/news/publishing-text.ts";
import { manageNewsText } from "../app/office/news/text.ts";
import { bulkText } from "../app/office/players/runs-text.ts";
import { manageClubsText } from "../app/people/clubs/manage-text.ts";
import { archiveText } from "../app/people/players/photo-archive/text.ts";
import { draftText } from "../app/records/editing/draft-text.ts";
import { importText } from "../app/records/imports/text.ts";
import { recordProblems } from "../app/records/problem-text.ts";
import { tabText } from "../app/records/tab-text.ts";
import { recordsText } from "../app/records/text.ts";
import { shellText } from "../app/shell/text.ts";
import { languages, moving, openBrowser, pathIn } from "./browser.ts";

const { site, visit, visitAs } = openBrowser();
const png = async () => ({
	name: "crest.png",
	mimeType: "image/png",
	buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: "#0b4636" } })
		.png()
		.toBuffer(),
});
const toast = (page: Page) => page.locator("[data-toast]");
const save = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

describe.each(languages)("an editor in %s", (language) => {
	const a = recordsText(language);
	const shell = shellText(language);
	const imports = importText(language);
	const names = tabText(language);
	const c = commonText(language);
	const p = recordProblems(language);
	const to = (path: string) => pathIn(language, path);
	const unique = (name: string) => `${name} ${language}`;

	test("signs in after a wrong try, finds the five tabs in order, moves by keyboard, and signs out", async () => {
		const page = await visit(to("/admin"));
		expect(new URL(page.url()).pathname).toBe(to("/admin/auth"));
		await page.fill("[name=email]", "editor@demo.example");
		await page.fill("[name=password]", "not the password");
		await page.click("main form button[type=submit]");
		await page.locator("main [role=alert]").waitFor();
		expect(await page.inputValue("[name=email]")).toBe("editor@demo.example");
		await page.context().close();
		const inside = await visitAs("editor", to("/admin"), moving);
		const tabs = inside.getByRole("tab");
		expect((await tabs.allTextContents()).slice(0, 5)).toEqual([
			names.teams,
			names.players,
			names.matches,
			names.national,
			names.news,
		]);
		expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
		await tabs.first().focus();
		await inside.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
		await inside.keyboard.press("Enter");
		await inside.waitForURL(`**${to("/admin/players")}`);
		await inside.locator("html[data-alive]").waitFor();
		for (const key of ["g", "m"]) await inside.keyboard.press(key);
		await inside.waitForURL(`**${to("/admin/matches")}`);
		await expect.poll(() => inside.title()).toContain(names.matches);
		await inside.keyboard.press("/");
		expect(await inside.evaluate("document.activeElement.name")).toBe("q");
		await inside.keyboard.type("gmx");
		expect(new URL(inside.url()).pathname).toBe(to("/admin/matches"));
		expect(await inside.locator("header").textContent()).toContain("editor@demo.example");
		await save(inside, shell.signOut);
		await inside.waitForURL(site.origin + to("/"));
		await inside.goto(site.origin + to("/admin/teams"));
		expect(inside.url()).toContain("/admin/auth");
	});

	test("adds a club by keyboard, is stopped beside the field, sees the crest first, edits and deletes", async () => {
		const t = manageClubsText(language);
		const page = await visitAs("editor", to("/admin/teams"));
		await page.getByRole("link", { name: t.addClub }).focus();
		await page.keyboard.press("Enter");
		await page.waitForURL(`**${to("/admin/teams/new")}`);
		await page.getByRole("dialog").waitFor();
		await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('name')")).toBe("name_ar");
		await page.keyboard.type("نادي الاختبار");
		await page.keyboard.press("Enter"); // sends the form: the browser's check says what is missing
		await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('role')")).toBe("alert");
		expect(await page.locator("#team-region-problem").textContent()).toBe(c.required);
		expect(await page.inputValue("#team-name_ar")).toBe("نادي الاختبار");
		for (const [name, value] of Object.entries({ name: unique("Journey"), region: "Abha", region_ar: "أبها" }))
			await page.fill(`#team-${name}`, value);
		await page.setInputFiles("#team-logo_url", {
			name: "x.png",
			mimeType: "image/png",
			buffer: Buffer.from("no picture"),
		});
		await page.getByText(a.uploadFailed).waitFor();
		await page.setInputFiles("#team-logo_url", await png());
		await page.getByText(a.uploaded).waitFor();
		expect(await page.locator("dialog img").first().getAttribute("src")).toMatch(/^\/media\/team-logos\//);
		await save(page, a.save);
		await page.waitForURL(`**${to("/admin/teams")}`);
		await toast(page).waitFor();

		const name = language === "ar" ? "نادي الاختبار" : unique("Journey");
		await page
			.getByRole("link", { name: `${a.edit}: ${name}` })
			.first()
			.click();
		await page.fill("#team-coach_name", "Coach");
		// Leaving with something unsaved asks back; who says no stays with what was typed. The browser asks where it leaves
		// by itself.
		const asked = page.waitForEvent("dialog");
		page.once("dialog", (dialog) => dialog.dismiss());
		await page.evaluate("void location.reload()");
		expect((await asked).type()).toBe("beforeunload");
		expect(await page.inputValue("#team-coach_name")).toBe("Coach");
		await page.keyboard.press("Escape");
		await save(page, a.discardTyped);
		await page.waitForURL(`**${to("/admin/teams")}`);
		await page
			.getByRole("link", { name: `${a.delete}: ${name}` })
			.first()
			.click();
		await save(page, a.deleteNow);
		await page.waitForURL(`**${to("/admin/teams")}`);
		await expect.poll(() => page.getByRole("link", { name: `${a.edit}: ${name}` }).count()).toBe(0);
	});

	test("watches the preset photos being added, and finds the report after a reload", async () => {
		const t = bulkText(language);
		const page = await visitAs("editor", to("/admin/players"));
		await page.getByRole("link", { name: t.heading }).click();
		await page.getByRole("button", { name: t.presetButton }).click();
		const panel = page.locator("#photos section", { hasText: t.presetText });
		await expect.poll(() => panel.textContent()).toContain(t.processed(8));
		await page.reload();
		await page.getByText(t.processed(8)).waitFor();
		await page.setInputFiles("#zip", { name: "photos.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
		await page.getByRole("button", { name: archiveText(language).zipButton }).click();
		expect(await page.locator("#zip-problem").textContent()).toBe(p.notAZip);
	});

	test("adds the preset ties, none the second time, undoes them, and enters a tie of two clubs", async () => {
		const t = manageTiesText(language);
		const page = await visitAs("editor", to("/admin/matches"));
		await page.getByRole("button", { name: t.presetButton }).click();
		await expect.poll(() => toast(page).textContent()).toContain("11");
		await page.getByRole("button", { name: t.presetButton }).click();
		await expect.poll(() => toast(page).textContent()).not.toContain("11");
		await page.getByRole("button", { name: `${imports.undo}: ${imports.presetFile}` }).click();
		await page.getByText(imports.undone, { exact: false }).first().waitFor();
		await page.getByRole("link", { name: t.add }).click();
		await page.selectOption("#match-home_team_id", "1");
		await page.selectOption("#match-away_team_id", "1");
		// Each language its own: a second tie of a day is asked about.
		const day = language === "ar" ? "2026-06-01" : "2026-06-02";
		await page.fill("#match-match_date", day);
		await save(page, a.save);
		expect(await page.locator("#match-away_team_id-problem").textContent()).toBe(p.sameClub);
		await page.selectOption("#match-away_team_id", "2");
		const entered = async () => (await site.sql(`select 1 from matches where match_date = '${day}'`)).rows.length;
		const before = await entered();
		await page.getByRole("button", { name: a.save, exact: true }).dblclick(); // once is enough
		await page.waitForURL(`**${to("/admin/matches")}`);
		expect(await entered()).toBe(before + 1);
	});

	test("fills the empty national slot and puts a squad together", async () => {
		await site.sql("delete from national_teams where team_type = 'paralympic'");
		const t = manageNationalText(language);
		const page = await visitAs("editor", to("/admin/national"));
		await page.locator("[data-slot=paralympic]").getByRole("link", { name: t.create }).click();
		await page.fill("#national-coach_name", "Coach");
		await page.fill("#national-coach_name_ar", "مدرب");
		await save(page, a.save);
		await page.locator("[data-slot=paralympic]").getByRole("link", { name: t.manage }).click();
		await page.fill("#find-player", language === "ar" ? "لمى" : "lama");
		await page.keyboard.press("Enter");
		await page.waitForURL(/q=/);
		await save(page, t.add);
		await page.getByRole("button", { name: new RegExp(`^${t.remove}:`) }).waitFor();
		expect(await toast(page).textContent()).toMatch(/Player added successfully|تمت إضافة اللاعب بنجاح/);
		await page.getByRole("button", { name: new RegExp(`^${t.remove}:`) }).click();
		await page.getByText(t.noPlayers).first().waitFor();
	});

	test("writes an article with autosave, previews it, publishes it, and the public reads it", async () => {
		const t = manageNewsText(language);
		const editor = editorText(language);
		const publishing = publishingText(language);
		const page = await visitAs("editor", to("/admin/news/new"));
		await page.locator(".ProseMirror").first().waitFor();
		const title = unique("Journey");
		await page.fill("#article-title", title);
		await page.fill("#article-title_ar", "رحلة");
		await page.locator(".ProseMirror").nth(1).click();
		await page.keyboard.type("Written in the editor");
		await page.locator(".ProseMirror").first().click();
		await page.keyboard.type("كُتب في المحرر");
		await page.keyboard.press("Enter");
		await page.keyboard.type("An English line");
		await page.getByRole("button", { name: editor.ltr }).first().click();
		await page.getByText(draftText(language).saved).waitFor();
		page.once("dialog", (dialog) => dialog.accept());
		await page.reload();
		await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(draftText(language).draftUse);
		await page.getByRole("link", { name: draftText(language).draftUse }).click();
		await page.locator(".ProseMirror").first().waitFor();
		expect(await page.inputValue("#article-title")).toBe(title);
		expect(await page.locator(".ProseMirror").nth(1).textContent()).toBe("Written in the editor");
		const [preview] = await Promise.all([
			page.context().waitForEvent("page"),
			page.getByRole("button", { name: `${t.preview}: ${t.english}` }).click(),
		]);
		await preview.getByText("Written in the editor").waitFor();
		await preview.close();
		await page.getByLabel(publishing.box, { exact: true }).check();
		await save(page, publishing.publish);
		await page.waitForURL(`**${to("/admin/news")}`);
		const id = (await site.sql("select max(id)::int as id from news_articles")).rows[0]?.id;
		const published = await visit(`/en/news/${id}`);
		expect(await published.locator("main .prose").textContent()).toContain("Written in the editor");
		const arabic = await visit(`/news/${id}`);
		expect(
			await arabic.locator("main .prose p").evaluateAll((lines) => lines.map((line) => line.getAttribute("dir"))),
		).toEqual(["auto", "ltr"]);
	});

	test("without JavaScript: adds a player, sees the problems, and loses nothing typed", async () => {
		const t = manageClubsText(language);
		const page = await visitAs("editor", to("/admin/players/new"), { javaScriptEnabled: false });
		await page.fill("#player-name", unique("No Script"));
		await save(page, a.save);
		expect(await page.locator("#player-name_ar-problem").textContent()).toBe(c.required);
		expect(await page.inputValue("#player-name")).toBe(unique("No Script"));
		await page.fill("#player-name_ar", "بلا برنامج");
		await page.setInputFiles("#player-photo_url", await png());
		await save(page, a.save);
		await page.waitForURL(`**${to("/admin/players")}`);
		await expect.poll(() => toast(page).count()).toBe(1);
		const { rows } = await site.sql("select photo_url from players where name = $1", [unique("No Script")]);
		expect(rows[0]?.photo_url).toMatch(/^\/media\/player-photos\//);
		expect(await page.getByText(t.noClub).count()).toBeGreaterThan(0);
	});
});

test("two people edit one player: the second gets a conflict, merges and saves", async () => {
	const [mine, theirs] = [
		await visitAs("editor", "/en/admin/players/2"),
		await visitAs("owner", "/en/admin/players/2"),
	];
	await theirs.selectOption("#player-nationality", "QAT");
	await save(theirs, "Save");
	await theirs.waitForURL("**/en/admin/players");
	await mine.fill("#player-ranking", "77");
	await save(mine, "Save");
	await mine.getByText("Someone else changed this record before you").waitFor();
	expect(await mine.getByRole("alert").first().textContent()).toContain("Qatar");
	expect([await mine.inputValue("#player-ranking"), await mine.inputValue("#player-nationality")]).toEqual([
		"77",
		"QAT",
	]);
	await save(mine, "Save");
	await mine.waitForURL("**/en/admin/players");
	expect((await site.sql("select ranking, nationality from players where id = 2")).rows).toEqual([
		{ ranking: 77, nationality: "QAT" },
	]);
});

test("the session ends in the middle of a form: after signing in what was typed is there, and saved", async () => {
	const page = await visitAs("editor", "/en/admin/players/new");
	await page.fill("#player-name", "Typed before the end");
	await page.fill("#player-name_ar", "كُتب قبل النهاية");
	await site.sql("delete from sessions");
	await save(page, "Save");
	await page.waitForURL(/admin\/auth/);
	await page.getByText("what you typed will be there").waitFor();
	await page.fill("[name=email]", "editor@demo.example");
	await page.fill("[name=password]", "a password of the tests");
	await page.click("main form button[type=submit]");
	await page.waitForURL("**/en/admin/players/new");
	await page.getByText("We kept what you typed").waitFor();
	expect(await page.inputValue("#player-name")).toBe("Typed before the end");
	await save(page, "Save");
	await page.waitForURL("**/en/admin/players");
	expect((await site.sql("select 1 from players where name = 'Typed before the end'")).rows.length).toBe(1);
});

test("an archive that nothing reads can be discarded, and a page that follows one ends with its session", async () => {
	const unread = async () => {
		const row = await site.row<{ id: number }>("insert into photo_archives (file_name) values ('a.zip') returning id");
		return `/en/admin/players/photos/${row.id}`;
	};
	const path = await unread();
	const page = await visitAs("editor", path);
	// The page hears that the archive is gone before the answer to its form, which alone leads on.
	const gone = Promise.withResolvers<void>();
	await page.route(`${site.origin}${path}/progress`, (route) => gone.promise.then(() => route.continue()));
	await page.route(`${site.origin}${path}.data`, async (route) => {
		const response = await route.fetch();
		const heard = page.waitForResponse(`${site.origin}${path}/progress`);
		gone.resolve();
		await heard;
		await route.fulfill({ response });
	});
	await page.waitForRequest(`${site.origin}${path}/progress`);
	const loaded: string[] = [];
	page.on("request", (asked) => asked.isNavigationRequest() && loaded.push(asked.url()));
	await page.getByRole("button", { name: archiveText("en").discard }).click();
	await page.waitForURL(/\/en\/admin\/players$/);
	expect(loaded).toEqual([`${site.origin}/en/admin/players`]);
	expect((await page.goto(site.origin + path))?.status()).toBe(404);
	await page.goto(site.origin + (await unread()));
	await page.context().clearCookies();
	await page.waitForURL(/\/en\/admin\/auth/);
});
