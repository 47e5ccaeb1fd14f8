import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { timelineText } from "../app/complaints/case/events/timeline-text.ts";
import { caseText } from "../app/complaints/case/text.ts";
import { deadlineText } from "../app/complaints/deadlines/text.ts";
import { bulkText } from "../app/desk/bulk/text.ts";
import { deskCaseText } from "../app/desk/case/text.ts";
import { transitionText } from "../app/desk/case/transition-text.ts";
import { linkText } from "../app/desk/links-text.ts";
import { listText } from "../app/desk/list/text.ts";
import { deskText } from "../app/desk/text.ts";
import { caseFormText } from "../app/portal/cases/case-form-text.ts";
import { myCasesText } from "../app/portal/cases/text.ts";
import { submittingText } from "../app/portal/submit/text.ts";
import {
	desk,
	expectAccessible,
	expectHalfReflow,
	expectToFit,
	languages,
	openBrowser,
	pathIn,
	phone,
} from "./browser.ts";

const { site, visit, visitAs, expectComplaint } = openBrowser();
const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();
const alive = (page: Page) => page.locator("html[data-alive]").waitFor();

/** A draft of the demo's complainant that only waits to be submitted. */
async function readyDraft(): Promise<string> {
	const { rows } = await site.sql(
		`insert into complaints (user_id, step, dispute_type, detailed_description, incident_location)
		 select id, 4, 'financial', 'The prize was not paid.', 'Jeddah' from complaint_users
		 where email = 'player@demo.example' returning id`,
	);
	return String(rows[0]?.id);
}

/** The demo's first case in this status. */
async function referenceOf(status: string): Promise<string> {
	const { rows } = await site.sql("select min(case_reference) as reference from complaints where status = $1", [
		status,
	]);
	return String(rows[0]?.reference);
}

describe.each(languages)("in two browsers at once, in %s", (language) => {
	const t = transitionText(language);
	const list = listText(language);
	const deadline = deadlineText(language);
	const deskCaseWords = deskCaseText(language);
	const p = caseFormText(language);
	const wizard = submittingText(language);
	const words = caseText(language);
	const c = timelineText(language);
	const to = (path: string) => pathIn(language, path);

	test("a new case appears to the officer, is asked about, answered, decided and appealed", {
		timeout: 180_000,
	}, async () => {
		const officer = await visitAs("officer", to("/complaints/admin"), { viewport: desk });
		const draft = await readyDraft();
		const filer = await visitAs("player", to(`/complaints/submit?draft=${draft}&step=4`), { viewport: phone });
		await filer.check("[name=terms]");
		await press(filer, wizard.submit);
		await filer.waitForURL(/step=5/);
		await filer
			.locator("main")
			.getByText(/\d{4}-\d{6}/)
			.first()
			.waitFor();
		const reference = /\d{4}-\d{6}/.exec((await filer.textContent("main")) ?? "")?.[0] ?? "";

		// It appears in the officer's list without a reload; its details open over the list, and Escape closes them.
		const row = officer.locator(`[data-case="${reference}"]`);
		await row.waitFor();
		await row.getByRole("link", { name: list.viewCase(reference), exact: true }).click();
		await officer.getByRole("dialog").waitFor();
		await alive(officer);
		expect(await officer.getByRole("dialog").textContent()).toContain("The prize was not paid.");
		await expectAccessible(officer);
		await officer.keyboard.press("Escape");
		await officer.waitForURL(new RegExp(`${to("/complaints/admin")}$`));
		await alive(officer);

		// A question, from the list's selector over the form that asks for words.
		await row.locator("[name=status]").selectOption("incomplete_evidence");
		await row.getByRole("button", { name: list.setStatus, exact: true }).click();
		await officer.waitForURL(/to=incomplete_evidence/);
		await alive(officer);
		await press(officer, t.confirmChange);
		await officer.locator("#move-text-problem").waitFor();
		await officer.fill("#move-text", "Please send the contract.");
		await press(officer, t.confirmChange);
		await officer.locator("main header [data-status=incomplete_evidence]").waitFor();
		expect(await officer.textContent("main")).toContain(deadline.deadlinePaused("").split(" ").slice(0, 3).join(" "));
		await alive(officer);

		// The complainant sees that an officer was there, and answers; the officer, who looks at the old page, is told so.
		await officer.goto(`${site.origin}${to(`/complaints/admin/case/${reference}?to=closed`)}`);
		await alive(officer);
		await filer.goto(`${site.origin}${to(`/complaints/case/${reference}`)}`);
		await alive(filer);
		await filer.getByText(c["case.viewed"], { exact: true }).waitFor();
		await filer.fill("#answer-body", "There is none.");
		await press(filer, p.sendAnswer);
		await filer.locator("[data-status=submitted]").waitFor();
		await officer.fill("#move-text", "No contract, no case.");
		await press(officer, t.confirmChange);
		const alert = officer.getByRole("alert");
		await alert.waitFor();
		expect(await alert.textContent()).toContain(c["case.answered"]);
		expect(await officer.inputValue("#move-text")).toBe("No contract, no case.");
		await alive(officer);

		// A note that stays inside, and the decision.
		await officer.reload(); // the text that came back would be asked for
		await alive(officer);
		await officer.locator("#note summary").click();
		await officer.fill("#note-body", "The club has been called.");
		await press(officer, deskCaseWords.addNote);
		await officer.getByText("The club has been called.").waitFor();
		await officer.goto(`${site.origin}${to(`/complaints/admin/case/${reference}?to=resolved`)}`);
		await alive(officer);
		await officer.fill("#move-text", "The club pays.");
		await officer.fill("#move-reasons", "The players agree on the sum.");
		await press(officer, t.confirmChange);
		await officer.locator("main header [data-status=resolved]").waitFor();
		await filer.reload();
		await alive(filer);
		const text = (await filer.textContent("main")) ?? "";
		expect(text).toContain("The players agree on the sum.");
		expect(text).not.toContain("The club has been called.");
		const [paper] = await Promise.all([
			filer.waitForEvent("download"),
			filer.getByRole("link", { name: words.decisionPdf, exact: true }).click(),
		]);
		expect(paper.suggestedFilename()).toBe(`decision-${reference}.pdf`);

		// The appeal is for the head, who did not decide before.
		await filer.locator("summary", { hasText: myCasesText(language).appealTitle }).click();
		await filer.fill("#appeal-body", "The sum is wrong.");
		await press(filer, p.sendAppeal);
		await filer.locator("[data-status=appealed]").waitFor();
		await officer.reload();
		await officer.locator("main header [data-status=appealed]").waitFor();
		expect(await officer.textContent("main")).toContain(t.changeNone);
		const head = await visitAs("head", to(`/complaints/admin/case/${reference}?to=rejected`), { viewport: phone });
		await head.fill("#move-text", "It is right.");
		await head.fill("#move-reasons", "See the contract.");
		await press(head, t.confirmChange);
		await head.locator("main header [data-status=rejected]").waitFor();
		await filer.reload();
		await filer.getByText("See the contract.").waitFor();
	});
});

test("where the stream is blocked, a new case appears within 15 seconds", async () => {
	expectComplaint(/status of 503/);
	const page = await visitAs("officer", "/en/complaints/admin/numbers");
	await page.route("**/complaints/admin/events", (route) => route.fulfill({ status: 503 }));
	await page.clock.install();
	const refused = page.waitForResponse(/complaints\/admin\/events$/);
	await page.goto(`${site.origin}/en/complaints/admin?ticked=page`);
	await alive(page);
	await refused;
	const before = await page.locator("[name=case]:checked").count();
	const draft = await readyDraft();
	const sent = await site.post(
		`/en/complaints/submit?draft=${draft}&step=4`,
		{ draft, terms: "on", terms_version: "2026-3" },
		{ cookie: await site.sessionOf("player@demo.example") },
	);
	expect(sent.headers.get("location")).toContain("step=5");
	const { rows } = await site.sql(`select case_reference from complaints where id = '${draft}'`);
	const row = page.locator(`[data-case="${rows[0]?.case_reference}"]`);
	expect(await row.count()).toBe(0);
	await page.clock.fastForward(15_000);
	await row.waitFor();
	// "Select all" was pressed before it came.
	expect(await row.getByRole("checkbox").isChecked()).toBe(false);
	await page.getByText(bulkText("en").ticked(before, before + 1)).waitFor();
});

// Each language on one screen and in one light: the two together are all of it.
test.each([
	["ar", "phone", { viewport: phone, colorScheme: "light" as const }],
	["en", "desk", { viewport: desk, colorScheme: "dark" as const }],
] as const)(
	"every page of the desk is accessible and fits, in %s on a %s",
	{ timeout: 120_000 },
	async (language, _, options) => {
		const look = async (page: Page, path: string) => {
			await page.goto(site.origin + pathIn(language, path), { waitUntil: "load" });
			await page.locator("h1").waitFor();
			for (const details of await page.locator("main details").all())
				await details.evaluate("node => { node.open = true }");
			await expectToFit(page);
			await expectHalfReflow(page);
			await expectAccessible(page);
		};
		const guest = await visit(pathIn(language, "/complaints/admin/auth"), options);
		for (const path of ["/complaints/admin/auth", "/complaints/admin/enter/none", "/complaints/transparency"])
			await look(guest, path);
		const page = await visitAs("head", pathIn(language, "/complaints/admin"), options);
		const waiting = await referenceOf("incomplete_evidence");
		const one = `/complaints/admin/case/${waiting}`;
		for (const path of [
			"/complaints/admin?due=near&status=submitted",
			`/complaints/admin/details/${waiting}`,
			one,
			`${one}?to=rejected`,
			`${one}?to=pending_information`,
			"/complaints/admin/numbers",
			"/complaints/admin/templates",
			"/complaints/admin/templates/new",
			"/complaints/admin",
			"/complaints/admin/emails",
			"/complaints/admin/erasures",
			"/complaints/admin/confirm",
			`/complaints/admin/case/${await referenceOf("resolved")}`,
			`/complaints/admin/case/${await referenceOf("resolved")}/publication`,
		])
			await look(page, path);

		// The question before many cases are changed.
		await page.goto(`${site.origin}${pathIn(language, "/complaints/admin")}?ticked=page`);
		await alive(page);
		await page.selectOption("#bulk-status", "pending_information");
		await page.locator("#bulk button[value=change]").click();
		await page.getByRole("dialog").waitFor();
		await alive(page);
		await expectToFit(page);
		await expectAccessible(page);
		await look(page, "/complaints/admin/links");

		// A link is issued, and taken back after a question.
		const t = linkText(language);
		await alive(page);
		await page.selectOption("#link-officer", { index: 1 });
		await page.fill("#link-reason", "Lost phone");
		await press(page, t.issue);
		await page.locator("a[href$='/revoke']").first().click();
		await page.getByRole("dialog").waitFor();
		await alive(page);
		await expectToFit(page);
		await expectAccessible(page);
		await press(page, t.revokeNow);
		await page.locator("main li").filter({ hasText: t.stateRevoked }).first().waitFor();
	},
);

test("scriptless, by keyboard alone, an officer filters the list, assigns a case and changes its status", async () => {
	const t = listText("en");
	const deskWords = deskText("en");
	const page = await visitAs("officer", "/en/complaints/admin", { viewport: desk, javaScriptEnabled: false });
	const submitted = await referenceOf("submitted");
	await page.focus("#desk-q");
	await page.keyboard.type("يُوسف الحربى");
	await page.keyboard.press("Enter");
	await page.waitForURL(/search=/);
	await page.getByRole("checkbox", { name: t.select(submitted), exact: true }).focus();
	await page.keyboard.press("Space");
	await page.selectOption("#bulk-officer", { index: 1 });
	await page.focus("#bulk button");
	await page.keyboard.press("Enter");
	await page.getByRole("status").waitFor();
	const row = page.locator(`[data-case="${submitted}"]`);
	expect(await row.textContent()).not.toContain(deskWords.unassigned);
	await row.locator("[name=status]").focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.getByText("Status updated successfully").waitFor();
	expect(await row.locator("[data-status]").getAttribute("data-status")).toBe("under_review");
});
