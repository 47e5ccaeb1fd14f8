import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { commonText } from "../app/base/ui/text.ts";
import { complaintText } from "../app/complaints/case/complaint-text.ts";
import { questionText } from "../app/complaints/case/question-text.ts";
import { caseText } from "../app/complaints/case/text.ts";
import { evidenceProblems } from "../app/complaints/evidence/problem-text.ts";
import { evidenceText } from "../app/complaints/evidence/text.ts";
import { noticeText } from "../app/complaints/flash-text.ts";
import { complainantProblems } from "../app/portal/account/problem-text.ts";
import { registrationText } from "../app/portal/account/registration-text.ts";
import { complainantText } from "../app/portal/account/text.ts";
import { caseFormText } from "../app/portal/cases/case-form-text.ts";
import { myCasesText } from "../app/portal/cases/text.ts";
import { landingText } from "../app/portal/landing-text.ts";
import { submittingText } from "../app/portal/submit/text.ts";
import { portalText } from "../app/portal/text.ts";
import { makePdf } from "../test/make-pdf.ts";
import { DEMO_PASSWORD } from "../test/prepare-database.ts";
import {
	desk,
	expectAccessible,
	expectHalfReflow,
	expectToFit,
	languages,
	moving,
	openBrowser,
	pathIn,
	phone,
} from "./browser.ts";

const { site, visit, visitAs, expectComplaint } = openBrowser();
const password = "three lamps on a boat";
const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();
const pdf = (name: string) => ({
	name,
	mimeType: "application/pdf",
	buffer: makePdf([], { unlisted: `% ${name}\n` }),
});

/** The last mail to an address with these words in it. */
async function mailTo(email: string, words: string) {
	const find = async () =>
		(await site.mails(1)).findLast(
			(mail) => mail.to?.[0]?.address === email && `${mail.subject}${mail.text}`.includes(words),
		);
	await expect.poll(find).toBeDefined();
	return (await find())!;
}
const linkIn = (text = "") => new URL(/https?:\S+/.exec(text)?.[0] ?? "").pathname;

/** Officers' actions, through the functions that their programs call. */
async function officer(who: string, complaintId: string, status: string, text: string) {
	const call = async (name: string, body: object, token = "") => {
		const headers = { authorization: `Bearer ${token}` };
		const response = await fetch(`${site.origin}/api/functions/${name}`, {
			method: "POST",
			body: JSON.stringify(body),
			headers,
		});
		return (await response.json()) as { token: string; success: boolean };
	};
	const { token } = await call("verify-admin-login", { email: `${who}@demo.example`, password: DEMO_PASSWORD });
	expect((await call("admin-update-complaint", { complaintId, status, text }, token)).success).toBe(true);
}

describe.each([
	["ar", true],
	["en", true],
	["ar", false],
] as const)("a complainant in %s, scripts %s", (language, javaScriptEnabled) => {
	const t = portalText(language);
	const landing = landingText(language);
	const registration = registrationText(language);
	const login = complainantText(language);
	const wizard = submittingText(language);
	const files = evidenceText(language);
	const mine = myCasesText(language);
	const c = complainantProblems(language);
	const p = evidenceProblems(language);
	const old = commonText(language);
	const words = caseText(language);
	const to = (path: string) => pathIn(language, path);
	const email = `journey-${language}-${javaScriptEnabled}@example.org`;
	const looks = javaScriptEnabled && language === "ar" ? phone : desk;

	test("registers, files a complaint with evidence, answers, reads the decision and appeals", {
		timeout: 180_000,
	}, async () => {
		const page = await visit(to("/complaints"), {
			javaScriptEnabled,
			viewport: looks,
			...(language === "en" ? moving : {}),
		});
		const settled = async (path: RegExp | string) => {
			await page.waitForURL(path);
			if (javaScriptEnabled && (await page.locator("html[data-scripts]").count()) > 0)
				await page.locator("html[data-alive]").waitFor();
			const step = /step=(\d)/.exec(path.toString())?.[1];
			if (step) await page.locator(`[data-step="${step}"]`).waitFor();
			await expectToFit(page);
		};
		await page.getByRole("link", { name: landing.cardRegister, exact: true }).click();

		// Registration: a mistake in each step, and nothing is lost.
		await settled(/register/);
		await page.fill("[name=full_name]", "Noura Saleh");
		await page.fill("[name=email]", email);
		await page.fill("[name=password]", password);
		await press(page, t.next);
		expect(await page.getByRole("alert").textContent()).toContain(registration.fillRequired);
		expect(await page.inputValue("[name=full_name]")).toBe("Noura Saleh");
		await page.fill("[name=password]", password);
		await page.fill("[name=confirm_password]", password);
		await press(page, t.next);
		await settled(/step=2/);
		await page.fill("[name=phone]", "٠٥٠ ١٢٣ ٤٥٦٧");
		await page.selectOption("[name=id_type]", "iqama");
		await page.fill("[name=id_number]", "2000000007");
		await press(page, t.next);
		expect(await page.locator("#register-id_number-problem").textContent()).toBe(c.wrongCheckDigit);
		await page.fill("[name=id_number]", "٢٠٠٠٠٠٠٠٠٦");
		await press(page, t.next);
		await settled(/step=3/);
		expect(await page.textContent("main")).toContain("Noura Saleh");
		await press(page, registration.registerNow);
		await page.getByText(noticeText(language)["account-created"]).first().waitFor();
		await page.waitForURL(`**${to("/complaints/login")}`);

		// The mail that confirms the address.
		const confirmation = await mailTo(email, "/confirm/");
		await page.goto(site.origin + linkIn(confirmation.text));
		expect(await page.textContent("main")).toContain("Noura Saleh");
		await page.fill("[name=password]", password);
		await page.fill("[name=confirm_password]", password);
		await page.locator("main form button").click();
		await settled(/login/);
		await page.fill("[name=email]", email);
		await page.fill("[name=password]", password);
		await press(page, login.login);

		// The complaint, in five steps, with a reload in the middle.
		await settled(/submit.*step=1/);
		await page.getByLabel(words.financial, { exact: true }).check();
		await press(page, t.next);
		await settled(/step=2/);
		await press(page, t.next);
		expect(await page.locator("#submit-detailed_description-problem").textContent()).toBe(old.required);
		await page.fill("[name=detailed_description]", "A journey's complaint");
		await page.getByText(complaintText(language).parties).click();
		await page.fill("[name=second_party_full_name]", "The other side");
		if (javaScriptEnabled) {
			await page.getByText(wizard.draftSavedNow).waitFor();
			await page.reload();
			expect(await page.inputValue("[name=detailed_description]")).toBe("A journey's complaint");
		}
		await press(page, t.next);
		await settled(/step=3/);
		await page.setInputFiles("[name=evidence]", [
			{ name: "run.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
		]);
		if (!javaScriptEnabled) await press(page, files.upload);
		await page.getByText(p.evidenceType).waitFor();
		await page.setInputFiles("[name=evidence]", [pdf("contract.pdf")]);
		if (!javaScriptEnabled) await press(page, files.upload);
		await page.locator("[data-scan]").waitFor();
		expect(await page.textContent("main")).toContain("contract.pdf");
		await press(page, t.next);
		await settled(/step=4/);
		for (const shown of ["A journey's complaint", "The other side", "contract.pdf", words.financial])
			expect(await page.textContent("main")).toContain(shown);
		if (javaScriptEnabled)
			expect(await page.getByRole("button", { name: wizard.submit, exact: true }).isDisabled()).toBe(true);
		await page.getByLabel(wizard.terms, { exact: true }).check();
		await press(page, wizard.submit);
		await settled(/step=5/);
		await page.getByText(noticeText(language).submitted).first().waitFor();
		const reference = /\d{4}-\d{6}/.exec((await page.textContent("main")) ?? "")?.[0] ?? "";
		const { rows } = await site.sql("select id from complaints where case_reference = $1", [reference]);
		const id = String(rows[0]?.id);

		// The mail leads to the case; an officer wants more, and gets it.
		const received = await mailTo(email, reference);
		await officer("officer", id, "incomplete_evidence", "Please send the contract's last page.");
		await page.goto(site.origin + linkIn(received.text));
		await page.getByText("Please send the contract's last page.").first().waitFor();
		expect(await page.locator("[data-status]").first().getAttribute("data-status")).toBe("incomplete_evidence");
		await page.setInputFiles("#answer [name=evidence]", [pdf("last-page.pdf")]);
		if (javaScriptEnabled) await expect.poll(() => page.locator("#answer [data-scan]").count()).toBe(2);
		await press(page, caseFormText(language).sendAnswer);
		await page.locator("[data-status=submitted]").waitFor();

		// The decision, and the appeal against it.
		await officer("head", id, "rejected", "The contract does not say so.");
		await mailTo(email, language === "ar" ? "صدر قرار" : "has been decided");
		await page.goto(`${site.origin}${to("/complaints/dashboard")}`);
		await page.locator(`[data-case="${reference}"]`).getByRole("link", { name: mine.appeal, exact: true }).click();
		await settled(/case/);
		await page.getByText("The contract does not say so.").waitFor();
		await page.fill("#appeal-body", "It does, on its last page.");
		await press(page, caseFormText(language).sendAppeal);
		await page.locator("[data-status=appealed]").waitFor();
		await page.getByText("It does, on its last page.").waitFor();

		const storage = javaScriptEnabled
			? await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])")
			: "";
		expect(String(storage)).not.toMatch(/Noura|journey|2000000006/);
		await press(page, t.signOut);
		await settled(/complaints$/);
	});
});

const pages = [
	"/complaints",
	"/complaints/before-you-start",
	"/complaints/login",
	"/complaints/login?tab=register",
	"/complaints/forgot",
	"/complaints/register",
	"/complaints/track",
	"/complaints/verify-receipt",
	"/complaints/transparency",
	"/complaints/confirm/none",
	"/complaints/reset/none",
];
const members = [
	"/complaints",
	"/complaints/dashboard",
	"/complaints/inbox",
	"/complaints/submit?draft=new",
	"/complaints/my-data",
	"/complaints/account",
	"/complaints/account/second-factor",
	"/complaints/account/passkeys",
	"/complaints/account/password",
	"/complaints/account/confirm",
	"/complaints/profile",
];

// Each language on one screen and in one light: the four together are all of it.
test.each([
	["ar", "phone", { viewport: phone, colorScheme: "light" as const }],
	["en", "desk", { viewport: desk, colorScheme: "dark" as const }],
] as const)(
	"every page of the portal is accessible and fits, in %s on a %s",
	{ timeout: 180_000 },
	async (language, _, options) => {
		const look = async (page: Page, path: string) => {
			await page.goto(site.origin + pathIn(language, path), { waitUntil: "load" });
			await page.locator("h1").waitFor();
			expect([path, await page.locator("h1").count()]).toEqual([path, 1]);
			await expectToFit(page);
			await expectHalfReflow(page);
			await expectAccessible(page);
		};
		const guest = await visit(pathIn(language, "/complaints"), options);
		for (const path of pages) await look(guest, path);
		const { rows } = await site.sql(
			`select c.id, case_reference, status from complaints c join accounts a on a.id = c.user_id
				where a.email = 'player@demo.example'`,
		);
		const of = (status: string) => rows.find((row) => row.status === status);
		const draft = (step: number) => `/complaints/submit?draft=${of("draft")?.id}&step=${step}`;
		await site.sql("update complaints set step = 4 where status = 'draft'");
		const page = await visitAs("player", pathIn(language, "/complaints/submit"), options);
		const own = ["resolved", "incomplete_evidence", "submitted"].map(
			(status) => `/complaints/case/${of(status)?.case_reference}`,
		);
		const drafts = [draft(2), draft(3), draft(4), `/complaints/submit/discard?draft=${of("draft")?.id}`];
		for (const path of [...members, ...drafts, ...own, `${own[0]}/receipt`]) await look(page, path);
	},
);

test("an upload shows how far it is, can be cancelled, and goes on from where the line was cut", async () => {
	const t = evidenceText("en");
	const { rows } = await site.sql(
		`select c.id from complaints c join accounts a on a.id = c.user_id where a.email = 'player@demo.example'
			and status = 'draft'`,
	);
	await site.sql("update complaints set step = 4 where status = 'draft'");
	const page = await visitAs("player", `/en/complaints/submit?draft=${rows[0]?.id}&step=3`);
	expectComplaint(/ERR_CONNECTION_RESET/);
	let line: "held" | "cut" | "open" = "held";
	const held: (() => void)[] = [];
	const pieces: number[] = [];
	await page.route("**/complaints/evidence/uploads**", async (route) => {
		const sent = route.request().postDataBuffer()?.length ?? 0;
		if (line === "cut" && pieces.length > 0 && sent > 0) return route.abort("connectionreset");
		if (sent > 0) pieces.push(sent);
		if (line !== "held") return route.continue();
		await new Promise<void>((resolve) => held.push(resolve));
		await route.abort().catch(() => undefined); // the page has given it up already
	});
	await page.setInputFiles("[name=evidence]", [pdf("slow.pdf")]);
	await page.getByRole("progressbar").waitFor();
	await press(page, t.cancel);
	expect(await page.getByText("slow.pdf").count()).toBe(0);
	for (const release of held) release();
	[line, pieces.length] = ["cut", 0];
	const large = makePdf([], { unlisted: `% ${"x".repeat(2_500_000)}` });
	await page.setInputFiles("[name=evidence]", [{ name: "cut.pdf", mimeType: "application/pdf", buffer: large }]);
	await page.getByText(t.lostConnection).waitFor();
	line = "open";
	await press(page, t.retry);
	await page.locator("[data-scan]").waitFor();
	expect(await page.textContent("main")).toContain("cut.pdf");
	expect(pieces.reduce((sum, piece) => sum + piece)).toBe(large.length);
	await page.locator("[data-scan=unscannable]").waitFor(); // the page reads by itself what the scanner says
	await page.getByRole("button", { name: t.removeFile("cut.pdf"), exact: true }).click();
	await page.getByText(t.noEvidence).waitFor();
});

test("a phone offers its camera, and a photo is on its way as soon as it is taken", async () => {
	const t = evidenceText("en");
	const { rows } = await site.sql(
		`select c.id from complaints c join accounts a on a.id = c.user_id where a.email = 'player@demo.example'
			and status = 'draft'`,
	);
	await site.sql("update complaints set step = 4 where status = 'draft'");
	const path = `/en/complaints/submit?draft=${rows[0]?.id}&step=3`;
	const desktop = await visitAs("player", path);
	expect(await desktop.getByLabel(t.chooseFiles).isVisible()).toBe(true);
	expect(await desktop.getByLabel(t.takePhoto).isVisible()).toBe(false);
	const page = await visitAs("player", path, { viewport: phone, hasTouch: true, isMobile: true });
	await page.getByLabel(t.takePhoto).waitFor();
	await expectToFit(page);
	const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
		.jpeg()
		.toBuffer();
	await page.getByLabel(t.takePhoto).setInputFiles([{ name: "image.jpg", mimeType: "image/jpeg", buffer }]);
	await page.locator("[data-scan]").waitFor();
	expect(await page.textContent("main")).toContain("image.jpg");
	await page.getByRole("button", { name: t.removeFile("image.jpg"), exact: true }).click();
	await page.getByText(t.noEvidence).waitFor();
});

test.each(languages)("a guest tracks a case by the keyboard alone, in %s", async (language) => {
	const { rows } = await site.sql(
		`select case_reference from complaints c join accounts a on a.id = c.user_id where a.email = 'player@demo.example'
			and status = 'under_review'`,
	);
	const page = await visit(pathIn(language, "/complaints/track"), { javaScriptEnabled: false });
	await page.focus("[name=case_reference]");
	await page.keyboard.type(String(rows[0]?.case_reference));
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.type("player@demo.example");
	await page.keyboard.press("Enter");
	await page.getByText(noticeText(language).found).waitFor();
	expect(await page.locator("[data-status=under_review]").count()).toBe(1);
});

test.each(languages)("after a refused try, Back finds the reference and never the proof, in %s", async (language) => {
	const page = await visit(pathIn(language, "/complaints/track"), { javaScriptEnabled: false });
	await page.fill("[name=case_reference]", "2026-000001");
	await page.fill("[name=value]", "1000000016");
	await page.locator("main form [type=submit]").click();
	await page.getByRole("alert").waitFor();
	await page.goBack();
	expect(await page.getByRole("alert").count()).toBe(0);
	expect([await page.inputValue("[name=case_reference]"), await page.inputValue("[name=value]")]).toEqual([
		"2026-000001",
		"",
	]);
});

test.each(languages)(
	"on a phone the menu is whole, a question calls and the case is short, in %s",
	async (language) => {
		const { rows } = await site.sql<{ case_reference: string; status: string }>(
			`select case_reference, status from complaints c join accounts a on a.id = c.user_id
				where a.email = 'player@demo.example'`,
		);
		const pathOf = (status: string) =>
			pathIn(language, `/complaints/case/${rows.find((row) => row.status === status)?.case_reference}`);
		const page = await visitAs("player", pathIn(language, "/complaints/account"), { viewport: phone });
		const menu = page.getByRole("navigation", { name: portalText(language).menu });
		expect(await menu.getByRole("link").first().textContent()).toContain(portalText(language).inbox);
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 844 });
			await expectToFit(page);
			const cut = `[...document.querySelectorAll('nav[aria-label="${portalText(language).menu}"] a')]
			.map((link) => link.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth).length`;
			expect([width, await page.evaluate(cut)]).toEqual([width, 0]);
		}
		await page.setViewportSize(phone);
		await page
			.getByRole("link", { name: questionText(language).answerNow })
			.first()
			.click();
		await page.waitForURL(`**${pathOf("incomplete_evidence")}#answer`);
		expect(await page.locator("#answer textarea").isVisible()).toBe(true);
		await page.goto(site.origin + pathOf("submitted"));
		const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
		expect(height).toBeLessThan(1900);
		// The forms are behind their buttons, by keyboard as well.
		expect(await page.locator("#message textarea").isVisible()).toBe(false);
		await page.getByText(caseFormText(language).sendMessage, { exact: true }).focus();
		await page.keyboard.press("Enter");
		expect(await page.locator("#message textarea").isVisible()).toBe(true);
	},
);
