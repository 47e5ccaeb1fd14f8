import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sides } from "../app/access/side.ts";
import { formatDate, formatDay } from "../app/base/locale/format.ts";
import { askText } from "../app/league/dates/ask-text.ts";
import { lineUpsText } from "../app/league/sheets/line-ups/text.ts";
import { reportsText } from "../app/league/sheets/reports/text.ts";
import { rubbersText } from "../app/league/sheets/rubbers-text.ts";
import { sheetText } from "../app/league/sheets/text.ts";
import { expectAccessible, expectToFit, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visit, visitAs } = openBrowser();
type Tie = { id: number; home: number; away: number };
type Player = { id: number; name: string; name_ar: string };
let [played, ahead]: Tie[] = [];
const players: Record<(typeof sides)[number], Player[]> = { home: [], away: [] };

// Two ties of two squads, each with a captain: one began yesterday, the other is three weeks ahead.
beforeAll(async () => {
	await site.sql("update editions set depth = 'games'; update groups set format = 'swaythling5'");
	const { squad } = await site.row<{ squad: number }>("select squad_id as squad from captains");
	played = await site.row<Tie>(
		`update matches set match_date = current_date - 1, match_time = '18:00' where id =
		(select id from matches where home_squad_id = $1 and status = 'scheduled' order by id limit 1)
		returning id, home_squad_id as home, away_squad_id as away`,
		[squad],
	);
	ahead = await site.row<Tie>(
		`update matches set status = 'scheduled', phase = null, home_score = null, away_score = null,
			match_date = current_date + 20
		where home_squad_id = $2 and away_squad_id = $1 returning id, home_squad_id as home, away_squad_id as away`,
		[played.home, played.away],
	);
	await site.sql(
		"insert into captains (account_id, squad_id) select id, $1 from accounts where email = 'player@demo.example'",
		[played.away],
	);
	for (const side of sides) {
		const { rows } = await site.sql<Player>(
			`select p.id, p.name, p.name_ar from players p join squads s on s.club_id = p.team_id
			where s.id = $1 order by p.ranking limit 3`,
			[played[side]],
		);
		players[side] = rows;
	}
});

const onPhone = { viewport: phone, hasTouch: true };
const withScripts = () => visitAs("captain", "/en/club", onPhone);
const withoutScripts = () => visitAs("player", "/club", { ...onPhone, javaScriptEnabled: false });
const twinOf = () => visitAs("player", "/club", onPhone);

/** A page fits and has one h1, and axe, which needs scripts, finds nothing on it or on its twin. */
async function looksRight(page: Page, twin = page) {
	expect([page.url(), await page.locator("h1").count()]).toEqual([page.url(), 1]);
	await expectToFit(page);
	if (twin !== page) await twin.goto(page.url());
	await expectAccessible(twin);
}

/** Without scripts a tap does not wait for the page that it leads to. */
async function tap(page: Page, what: Locator, path: string) {
	await Promise.all([page.waitForURL(`**${path}`), what.tap()]);
	await page.locator("h1").waitFor();
}

/** Tabs on until an element has the focus. */
async function reach(page: Page, wanted: Locator) {
	for (let pressed = 0; pressed < 80; pressed++) {
		if (await wanted.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`The keyboard does not reach ${wanted}.`);
}

async function follow(page: Page, path: string) {
	await reach(page, page.locator(`main a[href="${path}"]`).first());
	await page.keyboard.press("Enter");
	await page.waitForURL(`**${path}`);
	await page.locator("html[data-alive]").waitFor();
}

const inTable = async (page: Page) => {
	await page.goto(`${site.origin}/en/leagues`);
	const cells = page.locator(`[data-squad="${played?.home}"]`);
	const number = async (column: string) => Number(await cells.locator(`[data-col=${column}]`).textContent());
	return { won: await number("won"), for: await number("for"), against: await number("against") };
};

test("two captains hand in, report and dispute on phones, a manager corrects, and the public sees it", async () => {
	if (!played) throw new Error("No tie.");
	const { id } = played;
	const [en, ar] = [reportsText("en"), reportsText("ar")];
	const home = await withScripts();
	const before = await inTable(home);

	// The home captain hands in by the keyboard alone.
	await home.goto(`${site.origin}/en/club`);
	await home.locator("html[data-alive]").waitFor();
	await follow(home, `/en/club/ties/${id}`);
	await follow(home, `/en/club/ties/${id}/line-up`);
	await looksRight(home);
	for (const [nth, place] of ["A", "B", "C"].entries()) {
		await reach(home, home.locator(`[name=home_${place}]`));
		for (let down = 0; down <= nth; down++) await home.keyboard.press("ArrowDown");
		expect(await home.inputValue(`[name=home_${place}]`)).toBe(String(players.home[nth]?.id));
	}
	await reach(home, home.getByRole("button", { name: lineUpsText("en").handIn, exact: true }));
	await home.keyboard.press("Enter");
	await home.waitForURL(`**/en/club/ties/${id}`);
	await home.getByText(lineUpsText("en").handedIn).waitFor();

	// The away captain does not see it before the own one is in.
	const away = await withoutScripts();
	const twin = await twinOf();
	await tap(away, away.locator(`[data-match-id="${id}"] a`), `/club/ties/${id}`);
	expect(await away.locator("[data-line-up]").count()).toBe(0);
	for (const { name_ar } of players.home) expect(await away.getByText(name_ar).count()).toBe(0);
	await tap(away, away.locator(`a[href="/club/ties/${id}/line-up"]`).first(), `/club/ties/${id}/line-up`);
	await looksRight(away, twin);
	for (const [nth, place] of ["X", "Y", "Z"].entries())
		await away.locator(`[name=away_${place}]`).selectOption(String(players.away[nth]?.id));
	await tap(away, away.getByRole("button", { name: lineUpsText("ar").handIn, exact: true }), `/club/ties/${id}`);
	expect(await away.locator("[data-line-up=home]").textContent()).toContain(players.home[0]?.name_ar);
	await home.reload();
	expect(await home.locator("[data-line-up=away]").textContent()).toContain(players.away[2]?.name);
	await looksRight(home);

	// Three rubbers by the keypad: numbers lead on, past games and rubbers that were not needed.
	await follow(home, `/en/club/ties/${id}/report`);
	await reach(home, home.locator("[name=r1_h1]"));
	for (const [points, next] of [
		["11 5 11 6 11 7", "r2_h1"],
		["11 9 8 11 11 9 11 6", "r3_h1"],
		["11 3 5 11 11 4 6 11 11 5", "r3_a5"],
	] as const) {
		await home.keyboard.type(points.replaceAll(" ", ""));
		expect(await home.evaluate("document.activeElement?.name")).toBe(next);
	}
	await looksRight(home);
	const score = await home.locator("[data-sheet-score]").boundingBox();
	expect(score?.y, "the running score stays in view").toBeGreaterThanOrEqual(0);
	await home.keyboard.press("Enter"); // from the last number it shows what will be public
	const publish = home.getByRole("button", { name: en.publish, exact: true });
	await publish.waitFor();
	await looksRight(home);
	await reach(home, publish);
	await home.keyboard.press("Enter");
	await home.waitForURL(`**/en/club/ties/${id}`);
	await home.getByText(en.waits).waitFor();
	expect(await inTable(home)).toEqual({ won: before.won + 1, for: before.for + 3, against: before.against });
	for (const path of [`/match/${id}`, `/en/match/${id}`]) {
		await home.goto(site.origin + path);
		await home.locator("[data-phase=reported]").first().waitFor();
	}

	// The away captain, without scripts, could correct it by a fourth rubber, and disputes it with a text.
	await away.goto(`${site.origin}/club/ties/${id}/report`);
	expect(await away.locator("[name=r4_h1]").isVisible()).toBe(true);
	const text = "المباراة الثالثة لنا، ثم فازوا بالرابعة.";
	await away.goto(`${site.origin}/club`);
	await tap(away, away.getByRole("link", { name: ar.answer }).first(), `/club/ties/${id}/answer`);
	await looksRight(away, twin);
	await away.fill("[name=body]", text);
	await tap(away, away.getByRole("button", { name: ar.dispute }), `/club/ties/${id}`);
	await away.locator("[data-stage=disputed]").getByText(text).waitFor();
	await looksRight(away, twin);

	// The league manager corrects it with a reason.
	const manager = await visitAs("league-manager", "/admin/matches/overdue");
	await looksRight(manager);
	await manager.locator(`[data-match-id="${id}"][data-kind=dispute] a`).click();
	await manager.waitForURL(`**/admin/matches/${id}/report`);
	await manager.getByText(text).waitFor();
	expect(await manager.locator("[data-stage=disputed]").textContent()).toBe(ar.disputed);
	await looksRight(manager);
	await manager.locator(`a[href="/admin/matches/${id}/sheet"]`).click();
	await manager.locator("[name=r4_h1]").waitFor({ state: "attached" });
	for (const [nth, points] of [3, 4, 5].entries()) {
		await manager.fill(`[name=r3_h${nth + 1}]`, String(points));
		await manager.fill(`[name=r3_a${nth + 1}]`, "11");
	}
	for (const name of ["r3_h4", "r3_a4", "r3_h5", "r3_a5"]) await manager.fill(`[name=${name}]`, "");
	for (const game of [1, 2, 3]) {
		await manager.fill(`[name=r4_h${game}]`, "11");
		await manager.fill(`[name=r4_a${game}]`, "7");
	}
	await looksRight(manager);
	await manager.getByRole("button", { name: sheetText("ar").save }).click();
	await manager.locator("#sheet-reason-problem").waitFor();
	await manager.fill("[name=reason]", "أخطأ القائد في المباراة الثالثة");
	await manager.getByRole("button", { name: sheetText("ar").save }).click();
	await manager.waitForURL("**/admin/matches");
	await manager.goto(`${site.origin}/admin/matches/overdue`);
	expect(await manager.locator(`[data-match-id="${id}"]`).count()).toBe(0);
	await away.goto(`${site.origin}/club/ties/${id}`);
	await away.locator("[data-stage=confirmed]").waitFor();

	// The public sees rubbers, the day of the correction, the player's rubbers and the table.
	const { day } = await site.row<{ day: string }>(`select corrected_on::text as day from matches where id = ${id}`);
	for (const language of ["ar", "en"] as const) {
		await home.goto(site.origin + pathIn(language, `/match/${id}`));
		await looksRight(home);
		expect(await home.locator("[data-rubber]").count()).toBe(4);
		await home.getByText(rubbersText(language).corrected(formatDate(language, day))).waitFor();
		expect(await home.locator("[data-phase=reported]").count()).toBe(0);
	}
	await home.goto(`${site.origin}/en/player/${players.home[0]?.id}`);
	await looksRight(home);
	expect(await home.locator(`[data-result=won] a[href="/en/match/${id}"]`).count()).toBe(2);
	expect(await inTable(home)).toEqual({ won: before.won + 1, for: before.for + 3, against: before.against + 1 });
});

test("a captain proposes two dates scriptless, the other accepts one, and the calendar has the new day", async () => {
	if (!ahead) throw new Error("No tie.");
	const { id } = ahead;
	// No holiday is near these days, and the season of the demo is over by then.
	const soonest = Date.now() + 120 * 86_400_000;
	const year = new Date().getUTCFullYear();
	const dates = [year, year + 1].flatMap((each) => [`${each}-06-10`, `${each}-11-10`]);
	const first = dates.find((date) => Date.parse(date) > soonest) ?? "";
	const second = first.replace(/10$/, "11");

	const asking = await withoutScripts();
	await tap(asking, asking.locator(`[data-match-id="${id}"] a`), `/club/ties/${id}`);
	await tap(asking, asking.getByRole("link", { name: askText("ar").propose }), `/club/ties/${id}/dates`);
	await asking.fill("[name=date_1]", first);
	await asking.fill("[name=time_1]", "19:30");
	await asking.locator("summary", { hasText: askText("ar").proposal(2) }).tap();
	await asking.fill("[name=date_2]", second);
	await asking.fill("[name=time_2]", "20:00");
	await looksRight(asking, await twinOf());
	await tap(asking, asking.getByRole("button", { name: askText("ar").ask, exact: true }), `/club/ties/${id}`);

	const answering = await withScripts();
	await answering.getByRole("link", { name: askText("en").toAnswer }).tap();
	await answering.waitForURL(`**/en/club/ties/${id}/dates`);
	await answering.locator("html[data-alive]").waitFor();
	await answering.locator("[name=answer]").nth(1).tap();
	await looksRight(answering);
	await answering.getByRole("button", { name: askText("en").sendAnswer }).tap();
	await answering.waitForURL(`**/en/club/ties/${id}`);
	await answering.locator("html[data-alive]").waitFor();
	expect(await answering.locator("main").textContent()).toContain(formatDay("en", second));

	const calendar = await (await site.get(`/match/${id}.ics`)).text();
	expect(calendar).toContain(`DTSTART:${second.replaceAll("-", "")}T170000Z`);
	const reader = await visit(`/match/${id}`, onPhone);
	await reader.locator(`header time[datetime^="${second}T20:00"]`).waitFor();
	await looksRight(reader);
});
