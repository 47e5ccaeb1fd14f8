import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { resultText } from "../app/league/ties/result/result-text.ts";
import { expectAccessible, expectToFit, languages, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visitAs } = openBrowser();
let ties: number[] = [];
beforeAll(async () => {
	await site.sql("update matches set match_date = '2999-01-01' where status = 'scheduled'");
});
// Three ties of one evening that await their results.
beforeEach(async () => {
	await site.sql("update matches set status = 'cancelled' where match_date = '2020-02-01'");
	const { rows } = await site.sql<{
		id: number;
	}>(`insert into matches (match_date, home_team_id, away_team_id, match_time)
		values ('2020-02-01', 1, 2, '18:00'), ('2020-02-01', 3, 4, '18:30'), ('2020-02-01', 5, 6, '19:00') returning id`);
	ties = rows.map(({ id }) => id);
});
const scoresOf = async (id = 0) => {
	const { status, home_score, away_score } = await site.row<Record<string, unknown>>(
		`select status, home_score, away_score from matches where id = ${id}`,
	);
	return [status, home_score, away_score];
};
const focused = (page: Page) => page.evaluate("document.activeElement?.name");

test.each(languages)(
	"a result takes four taps on a phone in %s, the next tie opens, and undo brings the first back",
	async (language) => {
		const t = resultText(language);
		const page = await visitAs("editor", pathIn(language, "/admin"), { viewport: phone, hasTouch: true });
		const row = page.locator(`[data-match-id="${ties[0]}"]`);
		expect((await row.boundingBox())?.y).toBeLessThan(phone.height / 2);
		// The edge of the row is as good as its middle.
		await row.tap({ position: { x: 6, y: 6 } });
		await page.waitForURL(`**/matches/${ties[0]}/result?from=home`);
		await page.locator("html[data-alive]").waitFor();
		await expect.poll(() => focused(page)).toBe("home_score");
		await page.keyboard.type("٣");
		await expect.poll(() => focused(page)).toBe("away_score");
		await page.keyboard.type("١");
		await expectToFit(page);
		await page.getByRole("button", { name: t.save }).tap();
		await page.waitForURL(`**/matches/${ties[1]}/result?from=home`);
		expect(await scoresOf(ties[0])).toEqual(["completed", 3, 1]);
		await expectAccessible(page);

		await page.locator("html[data-alive]").waitFor();
		await page.getByRole("button", { name: t.undoOf }).tap();
		await page.waitForURL(`**/matches/${ties[0]}/result?from=home`);
		expect(await scoresOf(ties[0])).toEqual(["scheduled", null, null]);

		// Buttons count as well: three and none.
		await page.locator("html[data-alive]").waitFor();
		const press = (sign: "more" | "less", times: number, at: number) =>
			page
				.locator("dialog button[type=button]")
				.nth(at * 2 + (sign === "more" ? 1 : 0))
				.click({ clickCount: times });
		await press("more", 3, 0);
		await press("less", 1, 1);
		await page.getByRole("button", { name: t.save }).tap();
		await page.waitForURL(`**/matches/${ties[1]}/result?from=home`);
		expect(await scoresOf(ties[0])).toEqual(["completed", 3, 0]);
	},
);

test("by keyboard alone three results are entered, one of ten rubbers; the last leads back to the list", async () => {
	const page = await visitAs("editor", "/en/admin/matches");
	await page.locator(`[data-match-id="${ties[0]}"] a`).focus();
	await page.keyboard.press("Enter");
	const arrive = async (id = 0) => {
		await page.waitForURL(`**/matches/${id}/result`);
		await page.locator("html[data-alive]").waitFor();
		await expect.poll(() => focused(page)).toBe("home_score");
	};
	await arrive(ties[0]);
	await page.keyboard.type("31");
	await page.keyboard.press("Enter");
	await arrive(ties[1]);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("End");
	await page.keyboard.type("0"); // 1 becomes 10 and the focus stays
	expect(await focused(page)).toBe("home_score");
	await page.keyboard.press("Tab");
	await page.keyboard.type("6");
	await page.keyboard.press("Enter");
	await arrive(ties[2]);
	await page.keyboard.type("03");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/en/admin/matches");
	await page.getByText(resultText("en").caughtUp).waitFor();
	expect(await Promise.all(ties.map(scoresOf))).toEqual([
		["completed", 3, 1],
		["completed", 10, 6],
		["completed", 0, 3],
	]);
});

test("a number that is typed or pressed takes the place of the score that was there", async () => {
	await site.sql(`update matches set status = 'completed', home_score = 3, away_score = 1 where id = ${ties[0]}`);
	const page = await visitAs("editor", `/en/admin/matches/${ties[0]}/result`, { viewport: phone });
	await page.locator("html[data-alive]").waitFor();
	await expect.poll(() => focused(page)).toBe("home_score");
	const scores = () => Promise.all(["home_score", "away_score"].map((name) => page.inputValue(`input[name=${name}]`)));
	expect(await scores()).toEqual(["3", "1"]);
	await page.keyboard.type("2");
	expect([await focused(page), await scores()]).toEqual(["away_score", ["2", "1"]]);
	await page.locator("input[name=home_score]").click();
	await page.keyboard.type("0");
	expect(await scores()).toEqual(["0", "1"]);
});

test("without JavaScript a result is entered, refused when half, and undone", async () => {
	const t = resultText("ar");
	const page = await visitAs("editor", "/admin", { viewport: phone, javaScriptEnabled: false });
	await page.getByRole("button", { name: "القائمة" }).click();
	await page.getByText("editor@demo.example").waitFor();
	await page.keyboard.press("Escape");
	await page.locator(`[data-match-id="${ties[0]}"] a`).click();
	await page.fill("[name=home_score]", "٣");
	await page.getByRole("button", { name: t.save }).click();
	await page.locator("#result-away_score-problem").waitFor();
	expect(await page.inputValue("[name=home_score]")).toBe("٣");
	await page.fill("[name=away_score]", "2");
	await page.getByRole("button", { name: t.save }).click();
	await page.waitForURL(`**/matches/${ties[1]}/result?from=home`);
	await page.getByRole("button", { name: t.undoOf }).click();
	await page.waitForURL(`**/matches/${ties[0]}/result?from=home`);
	expect(await scoresOf(ties[0])).toEqual(["scheduled", null, null]);
});

test.each(["by the keyboard alone", "without JavaScript, on a phone"] as const)(
	"a whole round is entered %s",
	async (how) => {
		await site.sql("update matches set round = 9 where id = any($1)", [ties]);
		const withScripts = how === "by the keyboard alone";
		const page = await visitAs(
			"editor",
			"/en/admin/matches",
			withScripts ? {} : { viewport: phone, javaScriptEnabled: false },
		);
		const link = page
			.getByRole("navigation", { name: resultText("en").together })
			.getByRole("link", { name: /Round 9/ });
		if (withScripts) {
			await link.focus();
			await page.keyboard.press("Enter");
			await page.waitForURL("**/round?**");
			await page.locator("html[data-alive]").waitFor();
			await expect.poll(() => focused(page)).toBe(`home_${ties[0]}`);
			await expectAccessible(page);
			await page.locator(`[name=home_${ties[0]}]`).focus();
			await page.keyboard.type("31"); // the first digit leads on to the away score
			await page.keyboard.press("Tab");
			expect(await focused(page)).toBe(`home_${ties[1]}`);
			await page.keyboard.type("1");
			for (const key of ["Shift+Tab", "End", "0", "Tab", "6", "Tab", "0", "3"]) await page.keyboard.press(key);
			expect(await focused(page)).toBe(`away_${ties[2]}`);
			await page.keyboard.press("Enter");
		} else {
			await link.click();
			await expectToFit(page);
			for (const [nth, [home = "", away = ""]] of [
				["3", "1"],
				["10", "6"],
				["0", "3"],
			].entries()) {
				await page.fill(`[name=home_${ties[nth]}]`, home);
				await page.fill(`[name=away_${ties[nth]}]`, away);
			}
			await page.getByRole("button", { name: "Save results" }).click();
		}
		await page.locator("[data-saved-round]").waitFor();
		expect(await Promise.all(ties.map(scoresOf))).toEqual([
			["completed", 3, 1],
			["completed", 10, 6],
			["completed", 0, 3],
		]);
	},
);
