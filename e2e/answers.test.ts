import { expect, test } from "vitest";
import { joiningText } from "../app/accounts/joining/text.ts";
import { managingText } from "../app/accounts/managing/text.ts";
import { stepUpText } from "../app/accounts/second-factor/step-up-text.ts";
import { recordsText } from "../app/records/text.ts";
import { DEMO_PASSWORD } from "../test/prepare-database.ts";
import { languages, openBrowser, pathIn } from "./browser.ts";

// A page shows the answer to a form alike with and without scripts.
const { site, visit, visitAs } = openBrowser();
const later = () => site.sql("update sessions set confirmed_at = now() - interval '11 minutes'");

test.each(languages)("a refused form takes the reader to what was wrong (%s)", async (language) => {
	const page = await visit(pathIn(language, "/admin/auth"));
	await page.locator("html[data-alive]").waitFor();
	for (const email of ["", "no address"]) {
		await page.fill("[name=email]", email);
		await page.click("main form [type=submit]");
		await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("sign-in-summary");
		expect(await page.inputValue("[name=email]")).toBe(email);
		await page.locator("[name=password]").focus();
	}
});

test.each([
	["ar", true],
	["en", true],
	["en", false],
] as const)("an interrupted form goes on whole after the confirmation (%s, scripts %s)", async (language, scripts) => {
	const t = joiningText(language);
	const email = `invited-${language}-${scripts}@example.org`;
	const page = await visitAs("owner", pathIn(language, "/admin/accounts/invite"), { javaScriptEnabled: scripts });
	await later();
	await page.fill("dialog [name=email]", email);
	await page.selectOption("dialog [name=role]", "officer");
	await page.getByRole("button", { name: t.sendInvitation }).click();
	for (const proof of ["not the password", DEMO_PASSWORD]) {
		await page.getByLabel(stepUpText(language).password).fill(proof);
		await page.getByRole("button", { name: stepUpText(language).button }).click();
		if (proof !== DEMO_PASSWORD) await page.locator("#confirm-summary").waitFor();
	}
	await page.waitForURL(`**${pathIn(language, "/admin/accounts")}`);
	const { rows } = await site.sql(`select role, language from pending_accounts where email = '${email}'`);
	expect(rows).toEqual([{ role: "officer", language }]);
});

test("the button that sent an interrupted form is known after the confirmation", async () => {
	const address = "withdrawn@example.org";
	const page = await visitAs("owner", "/en/admin/accounts/invite");
	const t = joiningText("en");
	const managing = managingText("en");
	await page.fill("dialog [name=email]", address);
	await page.selectOption("dialog [name=role]", "editor");
	await page.getByRole("button", { name: t.sendInvitation }).click();
	await page.getByRole("link", { name: `${managing.manage}: ${address}` }).click();
	await page.locator("html[data-alive]").waitFor();
	await later();
	await page.getByRole("button", { name: t.withdrawInvitation }).click();
	await page.getByLabel(stepUpText("en").password).fill(DEMO_PASSWORD);
	await page.getByRole("button", { name: stepUpText("en").button }).click();
	await page.waitForURL("**/en/admin/accounts");
	await expect.poll(() => page.getByText(address).count()).toBe(0);
});

test("a question before something that cannot be undone begins at the way out of it", async () => {
	const page = await visitAs("editor", "/en/admin/teams/1/delete");
	await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toBe(recordsText("en").keep);
	await page.keyboard.press("Enter");
	await page.waitForURL("**/en/admin/teams");
	const { rows } = await site.sql("select count(*)::int as n from teams where id = 1");
	expect(rows[0]?.n).toBe(1);
});
