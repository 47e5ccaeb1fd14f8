import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { deadlineText } from "../app/complaints/deadlines/text.ts";
import { templateText } from "../app/complaints/templates/text.ts";
import { bulkText } from "../app/desk/bulk/text.ts";
import { deskCaseText } from "../app/desk/case/text.ts";
import { aroundText } from "../app/desk/list/case-list-text.ts";
import { listText } from "../app/desk/list/text.ts";
import { recordsText } from "../app/records/text.ts";
import { shortcutsText } from "../app/shell/shortcuts/text.ts";
import { DEMO_PASSWORD } from "../test/prepare-database.ts";
import { desk, expectAccessible, expectToFit, languages, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visitAs } = openBrowser();
const alive = (page: Page) => page.locator("html[data-alive]").waitFor();
const list = "/complaints/admin";
/** The references of the list, in its order. */
const shown = (page: Page) =>
	page.locator("tr[data-case]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-case") ?? ""));
/** The row or field that has the focus, by its case or its id. */
const focused = (page: Page) =>
	page.evaluate<string>(
		`(at => at.closest('[data-open]') ? at.closest('tr').dataset.case : at.id || at.name)(document.activeElement)`,
	);
const caseOf = (page: Page) => /case\/([\d-]+)/.exec(page.url())?.[1];

beforeAll(async () => {
	await site.sql(
		`insert into answer_templates (used_for, title, body, body_ar)
			values ('message', 'Thanks', 'Dear {name}, case {reference}.', 'السيد {الاسم}، الشكوى {رقم الشكوى}.')`,
	);
});

test("with single keys an officer goes through the list, selects, assigns, and moves from case to case", async () => {
	const t = shortcutsText("en");
	const page = await visitAs("officer", pathIn("en", list), { viewport: desk });
	const [first = "", second = "", third = ""] = await shown(page);
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	expect(await focused(page)).toBe(second);
	await page.keyboard.press("k");
	expect(await focused(page)).toBe(first);
	// On an Arabic layout the key of the J types another letter.
	await page.evaluate(
		`document.activeElement.dispatchEvent(
			new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true, cancelable: true }))`,
	);
	expect(await focused(page)).toBe(second);
	await page.keyboard.press("x");
	await page.getByText(bulkText("en").ticked(1, (await shown(page)).length)).waitFor();
	await page.keyboard.press("e");
	expect(await focused(page)).toBe("status");
	await page.keyboard.press("j"); // typed into the field
	await page.keyboard.press("Escape");
	expect(await focused(page)).toBe(second);
	await page.keyboard.press("a");
	expect(await focused(page)).toBe("bulk-officer");
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	expect(await focused(page)).toBe("desk-q");
	await page.locator("h1 a").focus();
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/case\//);
	await alive(page);
	expect(caseOf(page)).toBe(second);
	// The list is beside the case, and the keys go on in it.
	await page
		.getByRole("navigation", { name: aroundText("en").cases })
		.getByRole("link", { name: third })
		.waitFor();
	await expectAccessible(page);
	await page.keyboard.press("j");
	await page.waitForURL(new RegExp(third));
	await alive(page);
	await page.keyboard.press("k");
	await page.waitForURL(new RegExp(second));
	await alive(page);
	await page.keyboard.press("e");
	expect(await page.evaluate("document.activeElement.closest('#move') !== null")).toBe(true);
	await page.keyboard.press("a");
	expect(await focused(page)).toBe("assign-officer");
	await page.goBack();
	expect(caseOf(page)).toBe(third);

	// The window that lists the keys switches them off; it stays so on the next page.
	await page.goto(site.origin + pathIn("en", list));
	await alive(page);
	await page.keyboard.press("?");
	const help = page.getByRole("dialog", { name: t.title });
	await help.waitFor();
	await expectAccessible(page);
	await help.getByLabel(t.isOn).uncheck();
	await help.getByRole("button", { name: t.close }).click();
	await page.reload();
	await alive(page);
	await page.keyboard.press("j");
	await page.keyboard.press("?");
	expect(
		await page.evaluate("document.activeElement === document.body && !document.querySelector('dialog[open]')"),
	).toBe(true);
});

test("words typed about one case are in no other: leaving asks, the next case opens with its own values", async () => {
	const t = recordsText("en");
	const page = await visitAs("officer", pathIn("en", list), { viewport: desk });
	const [first = "", second = ""] = await shown(page);
	await site.sql(
		`update complaints set priority = case case_reference when $1 then 'low'::complaint_priority else 'urgent' end
			where case_reference = any($2)`,
		[first, [first, second]],
	);
	await page.goto(site.origin + pathIn("en", `${list}/case/${first}`));
	await alive(page);
	expect(await page.locator("#priority-priority").inputValue()).toBe("low");
	await page.getByText(deskCaseText("en").write, { exact: true }).click();
	await page.fill("#message-body", "About the first case");
	const leave = async (choice: "accept" | "dismiss") => {
		const asked = page.waitForEvent("dialog").then((dialog) => dialog[choice]());
		await page.locator("a[rel=next]").click({ noWaitAfter: true });
		await asked;
	};
	await leave("dismiss");
	expect([caseOf(page), await page.inputValue("#message-body")]).toEqual([first, "About the first case"]);
	// Another form of the page would lose it as well.
	const question = page.getByRole("dialog", { name: t.unsavedTitle });
	await page.getByRole("button", { name: deskCaseText("en").takeIt, exact: true }).click();
	await question.getByRole("button", { name: t.keepEditing }).click();
	expect(await page.inputValue("#message-body")).toBe("About the first case");
	await page.getByRole("button", { name: deskCaseText("en").takeIt, exact: true }).click();
	await question.getByRole("button", { name: t.discardTyped }).click();
	await page.locator("[data-toast]").waitFor();
	await page.getByText(deskCaseText("en").write, { exact: true }).click();
	await page.fill("#message-body", "About the first case again");
	await leave("accept");
	await page.waitForURL(new RegExp(second));
	await alive(page);
	expect([await page.inputValue("#message-body"), await page.locator("#priority-priority").inputValue()]).toEqual([
		"",
		"urgent",
	]);
});

test("selected cases stay so when a choice is missing, a change is cancelled or a row changed by itself", async () => {
	const t = bulkText("en");
	const { rows } = await site.sql<{ reference: string }>(
		`select case_reference as reference from complaints where status in ('submitted', 'under_review')
			order by 1 limit 2`,
	);
	const [one = "", other = ""] = rows.map(({ reference }) => reference);
	const page = await visitAs("officer", pathIn("en", list), { viewport: desk });
	const all = (await shown(page)).length;
	const box = (reference: string) => page.locator(`[data-case="${reference}"] [name=case]`);
	const isTicked = async () => {
		await page.getByText(t.ticked(1, all)).waitFor();
		return box(one).isChecked();
	};
	await box(one).check();
	await page.locator("#bulk button[value=change]").click();
	await page.getByRole("alert").waitFor();
	expect(await isTicked()).toBe(true);
	await page.selectOption("#bulk-status", "pending_information");
	await page.locator("#bulk button[value=change]").click();
	const panel = page.getByRole("dialog");
	await panel.locator("[name=text]").fill("Half a question");
	// The list is read again when something happens to a case; the panel over it stays.
	const cookie = await site.sessionOf("head@demo.example");
	const move = { intent: "move", status: "in_progress", text: "" };
	await site.post(pathIn("en", `${list}/case/${other}`), move, { cookie });
	await page.locator(`[data-case="${other}"] [data-status=in_progress]`).waitFor();
	expect(await panel.locator("[name=text]").inputValue()).toBe("Half a question");
	await panel.locator("button[value=untouched]").click();
	await page.getByRole("button", { name: recordsText("en").discardTyped }).click();
	await panel.first().waitFor({ state: "detached" });
	await expect.poll(() => page.locator("[data-line]").textContent()).toBe(""); // the list has come
	expect(await isTicked()).toBe(true);
	const row = page.locator(`[data-case="${other}"]`);
	const status =
		(await row.locator("[data-status]").getAttribute("data-status")) === "submitted" ? "under_review" : "submitted";
	await row.locator("select[name=status]").selectOption(status);
	await row.getByRole("button", { name: listText("en").setStatus, exact: true }).click();
	await page.locator(`[data-case="${other}"] [data-status=${status}]`).waitFor();
	expect(await isTicked()).toBe(true);
});

describe.each(languages)("on a phone, in %s", (language) => {
	test("the first case is on the first screen, with its deadline, and the case opens with its statement", async () => {
		const page = await visitAs("officer", pathIn(language, list), { viewport: phone });
		const row = page.locator("tr[data-case]").first();
		expect((await row.boundingBox())?.y).toBeLessThan(phone.height - 100);
		// The case of the earliest day may be one that waits for its complainant.
		const deadline = [listText(language).colDue, deadlineText(language).waiting("").trim()];
		const words = (await row.textContent()) ?? "";
		expect(deadline.filter((each) => words.includes(each))).toHaveLength(1);
		await expectToFit(page);
		await row.locator("[data-open]").click();
		await page.waitForURL(/\/case\//);
		const statement = page.locator("#statement");
		const move = page.locator("#move");
		expect((await statement.boundingBox())?.y).toBeLessThan(phone.height);
		expect((await move.boundingBox())?.y).toBeGreaterThan((await statement.boundingBox())?.y ?? 0);
		await expectToFit(page);
	});
});

test("scriptless an officer selects a page's cases, changes their status, and reads what was not changed", async () => {
	const t = bulkText("en");
	const { rows } = await site.sql<{ reference: string }>(
		`select case_reference as reference from complaints where status in ('submitted', 'rejected')
			order by status limit 10`,
	);
	const page = await visitAs("officer", `${pathIn("en", list)}?sort=created`, {
		viewport: desk,
		javaScriptEnabled: false,
	});
	const all = (await shown(page)).length;
	await page.getByRole("link", { name: t.tickAll(all) }).click();
	expect(await page.locator("[name=case]:checked").count()).toBe(all);
	await page.selectOption("#bulk-status", "in_progress");
	await page.locator("#bulk button[value=change]").click();
	const panel = page.getByRole("dialog");
	expect(await panel.locator("[data-refused=notAllowed]").count()).toBe(1);
	await panel.locator("button[value=change]").click();
	await page.getByRole("dialog", { name: t.resultTitle }).waitFor();
	await expectToFit(page);
	await page.getByRole("button", { name: t.back }).click();
	for (const { reference } of rows.slice(0, 1))
		expect(await page.locator(`[data-case="${reference}"] [data-status]`).getAttribute("data-status")).toBe(
			"in_progress",
		);
});

test.each([true, false])(
	"a template goes into the message, with scripts at the caret: %s",
	async (javaScriptEnabled) => {
		const t = templateText("en");
		const [{ reference = "" } = {}] = (
			await site.sql<{ reference: string }>(
				"select min(case_reference) as reference from complaints where language = 'ar'",
			)
		).rows;
		const page = await visitAs("officer", pathIn("en", `${list}/case/${reference}`), {
			viewport: desk,
			javaScriptEnabled,
		});
		await page.getByText(deskCaseText("en").write, { exact: true }).click();
		await page.fill("#message-body", "Above. Below.");
		if (javaScriptEnabled) await page.evaluate("document.querySelector('#message-body').setSelectionRange(7, 7)");
		await page.selectOption("#message-template", { label: "Thanks" });
		await page.locator("#message").getByRole("button", { name: t.insert }).click();
		await expect.poll(() => page.inputValue("#message-body")).toContain("الشكوى");
		const text = await page.inputValue("#message-body");
		expect(text).toContain(`الشكوى ${reference}.`);
		expect(text.startsWith(javaScriptEnabled ? "Above. السيد" : "Above. Below.\n\nالسيد")).toBe(true);
	},
);

test("a template is not the sign-in page of an ended session; what was typed is there after signing in", async () => {
	const [{ reference = "" } = {}] = (
		await site.sql<{ reference: string }>("select max(case_reference) as reference from complaints")
	).rows;
	const page = await visitAs("officer", pathIn("en", `${list}/case/${reference}`), { viewport: desk });
	await page.getByText(deskCaseText("en").write, { exact: true }).click();
	await page.fill("#message-body", "Half a message");
	await page.selectOption("#message-template", { label: "Thanks" });
	await site.sql("delete from sessions");
	await page
		.locator("#message")
		.getByRole("button", { name: templateText("en").insert })
		.click();
	await page.waitForURL(/admin\/auth/);
	await page.fill("[name=email]", "officer@demo.example");
	await page.fill("[name=password]", DEMO_PASSWORD);
	await page.locator("main form button[type=submit]").click();
	await page.waitForURL(new RegExp(`case/${reference}`));
	expect(await page.inputValue("#message-body")).toBe("Half a message");
});

test("templates are added, changed and deleted after a question", async () => {
	const t = templateText("ar");
	const page = await visitAs("head", `${list}/templates`, { viewport: phone });
	await page.getByRole("link", { name: t.add }).click();
	await page.getByRole("dialog").waitFor();
	await alive(page);
	await page.fill("#template-title", "طلب عقد");
	await page.fill("#template-body_ar", "نرجو إرسال العقد {الموعد}");
	await page.fill("#template-body", "Please send {it}");
	await page.locator(".panel button[type=submit].button").click();
	await page.locator("#template-body-problem").waitFor();
	await expectAccessible(page);
	await page.fill("#template-body", "Please send it until {due date}");
	await page.locator(".panel button[type=submit].button").click();
	await page.locator("main li", { hasText: "طلب عقد" }).waitFor();
	await alive(page);
	await expectToFit(page);
	await page.getByRole("link", { name: t.deleteOne("طلب عقد") }).click();
	await page.getByRole("dialog").waitFor();
	await page.locator("button.button-danger").click();
	await page.locator("main li", { hasText: "طلب عقد" }).waitFor({ state: "detached" });
});
