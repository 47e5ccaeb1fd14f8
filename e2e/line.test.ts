import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commonText } from "../app/base/ui/text.ts";
import { messageText } from "../app/complaints/case/messages/message-text.ts";
import { caseFormText } from "../app/portal/cases/case-form-text.ts";
import { portalText } from "../app/portal/text.ts";
import { recordsText } from "../app/records/text.ts";
import { openBrowser } from "./browser.ts";

// The line is cut, or the site cannot answer for a moment, at every point where something was typed.
const { site, visitAs, expectComplaint } = openBrowser();
expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|status of 50[23]|Failed to fetch/);
const c = commonText("en");
const t = portalText("en");
const texts = messageText("en");
const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();
const cut = (page: Page) => page.context().setOffline(true);
const mend = (page: Page) => page.context().setOffline(false);
const held = (page: Page) => page.getByRole("alert").filter({ hasText: c.notSentTitle });

async function caseOf(status: string) {
	const { rows } = await site.sql(
		`select c.id, c.case_reference from complaints c join accounts a on a.id = c.user_id
		where a.email = 'player@demo.example' and status = '${status}' order by c.id limit 1`,
	);
	return rows[0] as unknown as { id: string; case_reference: string };
}

test("a message written while the line is cut stays, and is sent once the line is back", async () => {
	const { id, case_reference } = await caseOf("under_review");
	const page = await visitAs("player", `/en/complaints/case/${case_reference}`);
	await page.getByText(caseFormText("en").sendMessage, { exact: true }).click();
	await page.fill("#message [name=body]", "Typed under a bridge");
	await cut(page);
	await press(page, texts.send);
	await held(page).waitFor();
	expect(await page.inputValue("#message [name=body]")).toBe("Typed under a bridge");
	await press(page, c.sendAgain);
	await held(page).waitFor();
	await mend(page);
	await press(page, c.sendAgain);
	await page.locator("[data-toast]").waitFor();
	expect(await page.inputValue("#message [name=body]")).toBe("");
	const count = await site.sql(
		`select count(*)::int as n from complaint_events where complaint_id = '${id}' and type = 'message.sent'`,
	);
	expect(count.rows[0]?.n).toBeGreaterThanOrEqual(1);
	expect(await page.getByText("Typed under a bridge").count()).toBe(1);
});

test("a page that cannot be read again stays as it is, says so quietly, and is read as soon as it can be", async () => {
	const { case_reference } = await caseOf("incomplete_evidence");
	const page = await visitAs("player", `/en/complaints/case/${case_reference}`);
	const form = page
		.locator("form")
		.filter({ has: page.locator("[name=evidence]") })
		.first();
	await form.locator("[name=body]").fill("My answer, half written");
	let broken = true;
	await page.route("**/*.data*", (route) => (broken ? route.abort("connectionreset") : route.continue()));
	await form
		.locator("[name=evidence]")
		.setInputFiles([{ name: "photo.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") }]);
	await page.getByRole("status").filter({ hasText: c.notRefreshed }).waitFor();
	expect(await form.locator("[name=body]").inputValue()).toBe("My answer, half written");
	broken = false;
	await page.getByText("photo.png").waitFor();
	await expect.poll(() => page.getByText(c.notRefreshed).count()).toBe(0);
	expect(await form.locator("[name=body]").inputValue()).toBe("My answer, half written");
});

test("Next is held while the line is cut, and leads on when it is back", async () => {
	const page = await visitAs("player", "/en/complaints/submit?draft=new");
	await page.locator("[name=dispute_type]").first().check();
	await press(page, t.next);
	await page.waitForURL(/step=2/);
	await page.locator("html[data-alive]").waitFor();
	await cut(page);
	await page.fill("[name=incident_location]", "The old hall");
	await press(page, t.next);
	await held(page).waitFor();
	expect(await page.inputValue("[name=incident_location]")).toBe("The old hall");
	await mend(page);
	// The description is missing: the server says so as ever, and following the link to it loses nothing.
	await press(page, c.sendAgain);
	await page.getByRole("alert").getByRole("link").first().click();
	expect(await page.inputValue("[name=incident_location]")).toBe("The old hall");
	expect(await page.getByRole("alert").count()).toBe(1);
	await page.fill("[name=detailed_description]", "A long story");
	await press(page, t.next);
	await page.waitForURL(/step=3/);
});

test("a saved record whose answer was lost stays as typed, and sending it again makes no second one", async () => {
	const a = recordsText("en");
	const page = await visitAs("editor", "/en/admin/teams/new");
	await page.fill("[name=name]", "A club in the rain");
	await page.fill("[name=name_ar]", "نادٍ في المطر");
	let away = true;
	await page.route("**/admin/teams/new.data*", async (route) => {
		if (!away) return route.continue();
		await route.fetch();
		await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
	});
	for (const [name, value] of [
		["region", "North"],
		["region_ar", "الشمال"],
		["division", "First"],
		["division_ar", "الأولى"],
		["founded_year", "1990"],
	] as const) {
		const field = page.locator(`[name=${name}]`);
		if ((await field.count()) > 0) await field.fill(value);
	}
	await press(page, a.save);
	await held(page).getByText(c.savedOnce).waitFor();
	expect(await page.inputValue("[name=name]")).toBe("A club in the rain");
	away = false;
	await press(page, c.sendAgain);
	await page.waitForURL("**/en/admin/teams");
	await page.getByText("A club in the rain").first().waitFor();
	expect((await site.sql("select 1 from teams where name = 'A club in the rain'")).rows).toHaveLength(1);
});

test("the desk's list stays when it cannot be read again", async () => {
	const page = await visitAs("officer", "/en/complaints/admin");
	const before = await page.locator("[data-case]").count();
	let reads = 0;
	await page.route("**/*.data*", (route) => {
		reads += 1;
		return route.fulfill({ status: 502, body: "bad gateway" });
	});
	await page.evaluate("window.__reactRouterDataRouter?.revalidate()");
	await page.getByRole("status").filter({ hasText: c.notRefreshed }).waitFor();
	expect([await page.locator("[data-case]").count(), reads > 0]).toEqual([before, true]);
	await page.unroute("**/*.data*");
	await expect.poll(() => page.getByText(c.notRefreshed).count()).toBe(0);
});

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a settings form that was refused still asks before it is left", async () => {
	const page = await visitAs("owner", "/en/admin/settings?part=contact");
	await page.fill("#contact-email", "nonsense");
	await page.keyboard.press("Enter");
	await page.locator("#contact-email-problem").waitFor();
	const asked = page.waitForEvent("dialog");
	page.once("dialog", (dialog) => dialog.dismiss());
	await page.evaluate("void location.reload()");
	expect((await asked).type()).toBe("beforeunload");
	expect(await page.inputValue("#contact-email")).toBe("nonsense");
});
