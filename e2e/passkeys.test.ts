import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accountFlashes } from "../app/accounts/flash-text.ts";
import { passkeyText } from "../app/accounts/passkeys/text.ts";
import { stepUpText } from "../app/accounts/second-factor/step-up-text.ts";
import { tokenText } from "../app/accounts/tokens/text.ts";
import { desk, expectAccessible, expectToReflow, languages, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visit, visitAs } = openBrowser();
const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

/** A phone's authenticator that the browser asks; `verifies` says whether it recognizes its holder. */
async function withAuthenticator(page: Page) {
	const browser = await page.context().newCDPSession(page);
	await browser.send("WebAuthn.enable");
	const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		recognizes: (isUserVerified: boolean) =>
			browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

const areas = [
	{ who: "editor", account: "/admin/account", signIn: "/admin/auth", home: "/admin" },
	{ who: "captain", account: "/club/account", signIn: "/club/auth", home: "/club" },
	{ who: "player", account: "/complaints/account", signIn: "/complaints/login", home: "/complaints/submit" },
];

describe.each(languages)("passkeys in %s", (language) => {
	const t = passkeyText(language);
	const to = (path: string) => pathIn(language, path);

	test.each(areas)("$who adds one, signs in with it, and removes it", async ({ who, account, signIn, home }) => {
		const page = await visitAs(who, to(account), { viewport: language === "ar" ? phone : desk });
		const device = await withAuthenticator(page);
		await page.locator(`a[href="${to(`${account}/passkeys`)}"]`).click();
		await page.getByText(t.none).waitFor();
		await expectAccessible(page);
		await page.fill("#passkey-name", "هاتفي My phone");
		await device.recognizes(false);
		await press(page, t.add);
		await page.getByText(t.failed).waitFor();
		await device.recognizes(true);
		await press(page, t.add);
		await page.getByText(accountFlashes.texts(language)["passkey-added"]).waitFor();
		await page.getByText("هاتفي My phone").waitFor();
		await press(page, t.add);
		await page.getByText(t.known).waitFor();

		await page.context().clearCookies();
		await page.goto(site.origin + to(signIn));
		await expectAccessible(page);
		await press(page, t.signIn);
		await page.waitForURL(({ pathname }) => pathname === to(home));

		await page.goto(`${site.origin}${to(`${account}/passkeys`)}`);
		await page.getByText(t.lastUsed).waitFor();
		await expectToReflow(page);
		await page.getByRole("link", { name: t.remove, exact: true }).click();
		await page.getByText(t.removeThere).waitFor();
		await expectAccessible(page);
		await press(page, t.remove);
		await page.getByText(t.none).waitFor();
		await page.context().clearCookies();
		await page.goto(site.origin + to(signIn));
		await press(page, t.signIn);
		await page.getByRole("alert").waitFor();
		expect(new URL(page.url()).pathname).toBe(to(signIn));
	});

	test("an old session is confirmed with one, and what was typed goes on", async () => {
		const step = stepUpText(language);
		const token = tokenText(language);
		const page = await visitAs("editor", to("/admin/account/passkeys"));
		await withAuthenticator(page);
		await press(page, t.add);
		await page.getByText(accountFlashes.texts(language)["passkey-added"]).waitFor();
		await site.sql("update sessions set confirmed_at = now() - interval '11 minutes'");
		await page.goto(`${site.origin}${to("/admin/account/tokens")}`);
		await page.locator("html[data-alive]").waitFor();
		await page.fill("#token-name", "Photos of the season");
		await page.getByLabel(token.photos).check();
		await press(page, token.create);
		await page.getByRole("heading", { name: step.title }).waitFor();
		await expectAccessible(page);
		await press(page, t.confirm);
		await page.getByText(token.made).waitFor();
		await page.getByText("Photos of the season").waitFor();
		await site.sql("delete from passkeys; delete from api_tokens");
	});

	test("a browser without scripts shows no button, and says what is missing where one would be added", async () => {
		const page = await visit(to("/club/auth"), { javaScriptEnabled: false });
		expect(await page.getByText(t.signIn).isVisible()).toBe(false);
		const own = await visitAs("captain", to("/club/account/passkeys"), { javaScriptEnabled: false });
		expect([await own.getByText(t.add).isVisible(), await own.getByText(t.needsScripts).isVisible()]).toEqual([
			false,
			true,
		]);
	});
});
