import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { roleText } from "../app/access/text.ts";
import { joiningText } from "../app/accounts/joining/text.ts";
import { managingText } from "../app/accounts/managing/text.ts";
import { passwordText } from "../app/accounts/passwords/text.ts";
import { accountProblems } from "../app/accounts/problem-text.ts";
import { sessionsText } from "../app/accounts/sessions/text.ts";
import { signInText } from "../app/accounts/sign-in/text.ts";
import { commonText } from "../app/base/ui/text.ts";
import { inboxText } from "../app/contact/inbox-text.ts";
import { areaText } from "../app/office/area-text.ts";
import { eventName } from "../app/office/audit/events/event-text.ts";
import { healthText } from "../app/office/health/text.ts";
import { manageNewsletterText } from "../app/office/news/newsletter-text.ts";
import { changeText } from "../app/office/settings/change-text.ts";
import { settingsText } from "../app/office/settings/text.ts";
import { adminText } from "../app/office/text.ts";
import { peopleText } from "../app/office/today/people-text.ts";
import { tabText } from "../app/records/tab-text.ts";
import { recordsText } from "../app/records/text.ts";
import { DEMO_PASSWORD } from "../test/prepare-database.ts";
import { languages, openBrowser, pathIn } from "./browser.ts";

const { site, visit, visitAs } = openBrowser();
const toast = (page: Page) => page.locator("[data-toast]");
const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

describe.each(languages)("an owner in %s", (language) => {
	const a = recordsText(language);
	const tabs = tabText(language);
	const ofAdmin = adminText(language);
	const c = commonText(language);
	const p = accountProblems(language);
	const to = (path: string) => pathIn(language, path);

	test("finds a message waiting, answers it after an empty try, and puts it away", async () => {
		const t = inboxText(language);
		const surname = `Waits-${language}`;
		await site.post(to("/contact"), { name: "Sara", surname, email: "sara@example.org", message: "When do we start?" });
		const page = await visitAs("owner", to("/admin"));
		await page.getByRole("link", { name: peopleText(language).answerOf(`Sara ${surname}`) }).click();
		await press(page, t.sendReply);
		expect(await page.locator("#reply-body-problem").textContent()).toBe(c.required);
		await page.fill("#reply-body", "On Sunday.");
		await press(page, t.sendReply);
		await page.waitForURL(({ pathname }) => pathname === to("/admin"));
		await page.goto(site.origin + to("/admin/inbox"));
		await page.getByRole("link", { name: `${t.openMessage}: Sara ${surname}` }).click();
		await page.getByText("On Sunday.").waitFor();
		await press(page, t.archive);
		await page.waitForURL(`**${to("/admin/inbox")}`);
		await expect.poll(() => page.getByText(surname).count()).toBe(0);
	});

	test("sends an article to its readers once, and follows its delivery", async () => {
		const t = manageNewsletterText(language);
		const n = manageNewsletterText(language);
		await site.sql("delete from newsletter_issues");
		await site.sql("delete from newsletter_subscribers");
		await site.sql(
			"insert into newsletter_subscribers (email, language, status, confirmed_at) values ($1, $2, 'confirmed', now())",
			[`reader@${language}.example.org`, language],
		);
		const { rows } = await site.sql(
			`select id from news_articles where live_at_${language} < now() order by id limit 1`,
		);
		const page = await visitAs("owner", to("/admin/newsletter"));
		await page.getByText(n.none).waitFor();
		await page.goto(site.origin + to(`/admin/news/${rows[0]?.id}/send`));
		await press(page, t.sendNow(1));
		await page.waitForURL(`**${to("/admin/news")}`);
		await page.goto(site.origin + to(`/admin/news/${rows[0]?.id}/send`));
		expect(await page.getByRole("button", { name: t.sendNow(1) }).count()).toBe(0);
		await expect
			.poll(async () => {
				await page.goto(site.origin + to("/admin/newsletter"));
				return page.locator("tbody tr td").allTextContents();
			})
			.toEqual(expect.arrayContaining(["1", "1", "0", "0"]));
	});

	test("changes the phone number after a wrong year, and visitors see it at once", async () => {
		const t = settingsText(language);
		const phone = language === "ar" ? "+966 11 555 0170" : "+966 11 555 0171";
		const page = await visitAs("owner", to("/admin/settings"));
		const contents = page.getByRole("navigation", { name: t.contents });
		await contents.getByRole("link", { name: t.statsPart }).click();
		await page.waitForURL(/part=stats/);
		await page.locator("#stats").getByLabel(t.years).fill("many");
		await page.locator("#stats").getByRole("button", { name: a.save }).click();
		expect(await page.locator("#stats-years-problem").textContent()).toBe(c.notANumber);
		expect(await page.inputValue("#stats-years")).toBe("many");
		await page.goto(site.origin + to("/admin/settings?part=contact"));
		await page.locator("html[data-alive]").waitFor();
		await page.fill("#contact-phone", phone);
		await page.locator("#contact").getByRole("button", { name: a.save }).click();
		await expect.poll(() => toast(page).count()).toBe(1);
		const visitor = await visit(to("/contact"));
		expect(await visitor.locator("main").textContent()).toContain(phone);
		await page.getByRole("button", { name: changeText(language).undo }).click();
		await expect.poll(() => page.inputValue("#contact-phone")).not.toBe(phone);
		await visitor.reload();
		expect(await visitor.locator("main").textContent()).not.toContain(phone);
	});

	test("opens another part of the settings from the list of parts without a script", async () => {
		const t = settingsText(language);
		const page = await visitAs("owner", to("/admin/settings"), { javaScriptEnabled: false });
		expect(await page.locator("#season").isVisible()).toBe(true);
		expect(await page.locator("#partners").isVisible()).toBe(false);
		await page.getByRole("navigation", { name: t.contents }).getByRole("link", { name: t.partnersPart }).click();
		await page.locator("#partners").waitFor();
	});

	test("finds who waits for a role, grants one, and reads all of it in the log", async () => {
		const t = managingText(language);
		const names = roleText(language);
		const email = `waits.${language}@example.org`;
		await site.sql("insert into accounts (name, email, email_verified) values ('w', $1, true)", [email]);
		const page = await visitAs("owner", to("/admin"));
		// The page remembers its figures until the database has told of the new account.
		const waiting = page.getByRole("link", { name: new RegExp(ofAdmin.waitingAccounts) });
		await expect.poll(() => page.reload().then(() => waiting.count())).toBe(1);
		await page.locator("html[data-alive]").waitFor();
		await waiting.click();
		await page.getByRole("link", { name: `${t.manage}: ${email}` }).click();
		await page.getByRole("dialog").getByLabel(names.editor).check();
		await press(page, t.saveRoles);
		await page.waitForURL(`**${to("/admin/accounts")}`);
		await page.getByRole("tab", { name: tabs.audit }).click();
		await page.selectOption("[name=action]", "account.roles-changed");
		await press(page, a.apply);
		await page.waitForURL(/action=/);
		await expect
			.poll(() => page.locator("tbody").textContent())
			.toContain(eventName(language, "account.roles-changed"));
		expect(await page.locator("tbody").textContent()).toContain("owner@demo.example");
		const [file] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: a.exportCsv }).click(),
		]);
		expect(file.suggestedFilename()).toBe("audit.csv");
	});

	test("finds which parts work, and sends a test email to the own address", async () => {
		const t = healthText(language);
		const page = await visitAs("owner", to("/admin"));
		await page.getByRole("link", { name: areaText(language).system }).click();
		await page.getByRole("tab", { name: tabs.health }).click();
		await page.locator("[data-part=database][data-state=up]").waitFor();
		await press(page, t.testButton);
		await page.locator("[data-test=kept], [data-test=queued]").waitFor();
		expect(await page.locator("#test").textContent()).toContain("owner@demo.example");
	});

	test("invites an editor scriptless; the link opens the account with a password; the invitation is gone", async () => {
		const t = joiningText(language);
		const signIn = signInText(language);
		const names = roleText(language);
		const email = `invited.${language}@example.org`;
		const plain = { javaScriptEnabled: false };
		const page = await visitAs("owner", to("/admin/accounts"), plain);
		await page.getByRole("link", { name: t.inviteTitle, exact: true }).click();
		await page.fill("#invite-email", email);
		await press(page, t.sendInvitation);
		expect(await page.locator("#invite-role-problem").textContent()).toBe(c.required);
		expect(await page.inputValue("#invite-email")).toBe(email);
		await page.selectOption("#invite-role", "editor");
		await press(page, t.sendInvitation);
		await page.getByRole("heading", { name: t.invitations, exact: true }).waitFor();
		expect(await page.textContent("main")).toContain(email);

		const find = async () => (await site.mails(0)).find((mail) => mail.to?.[0]?.address === email);
		await expect.poll(find).toBeDefined();
		const link = new URL(/https?:\S+/.exec((await find())?.text ?? "")?.[0] ?? "").pathname;
		const invited = await visit(link, plain);
		expect(await invited.textContent("main")).toContain(names.editor);
		await invited.fill("[name=password]", "a kettle under nine moons");
		await invited.fill("[name=confirm_password]", "a kettle under nine moons");
		await press(invited, t.joinButton);
		await invited.fill("[name=email]", email);
		await invited.fill("[name=password]", "a kettle under nine moons");
		await press(invited, signIn.signIn);
		await invited.waitForURL(`**${to("/admin")}`);
		await page.goto(site.origin + to("/admin/accounts"));
		expect(await page.getByRole("heading", { name: t.invitations, exact: true }).count()).toBe(0);
	});

	test("sees the meter move while choosing a password, sees what is wrong, and ends another session", async () => {
		const t = passwordText(language);
		const ofSessions = sessionsText(language);
		const page = await visitAs("owner", to("/admin/account"));
		await visitAs("owner", to("/admin/account"));
		await page.fill("#password-current_password", DEMO_PASSWORD);
		await page.fill("#password-password", "123456789012");
		await page.getByText(t.strength0).or(page.getByText(t.strength1)).first().waitFor();
		await page.fill("#password-confirm_password", "123456789012");
		await press(page, t.changePassword);
		expect(await page.locator("#password-password-problem").textContent()).toBe(p.passwordTooCommon);
		await page.getByRole("button", { name: ofSessions.endSession }).first().click();
		await expect.poll(() => toast(page).count()).toBe(1);
	});
});
