import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { commonText } from "../app/base/ui/text.ts";
import { reportsText } from "../app/league/sheets/reports/text.ts";
import { sheetText } from "../app/league/sheets/text.ts";
import { recordsText } from "../app/records/text.ts";
import { DEMO_PASSWORD } from "../test/prepare-database.ts";
import { expectAccessible, expectToFit, openBrowser, phone } from "./browser.ts";

const { site, visitAs, expectComplaint } = openBrowser();
expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
/** A key, a tap or a choice of a list takes a captain 0.8 s: in three minutes there are this many of them. */
const THREE_MINUTES = 180 / 0.8;
const places = ["home_A", "home_B", "home_C", "away_X", "away_Y", "away_Z"] as const;
const players: Record<string, number> = {};
let squad: number;

beforeAll(async () => {
	await site.sql("update editions set depth = 'games'; update groups set format = 'swaythling5'");
	({ squad } = await site.row<{ squad: number }>("select squad_id as squad from captains"));
	const { rows } = await site.sql<{ id: number; side: string }>(
		`select p.id, s.side from matches m
			cross join lateral (values ('home', m.home_team_id), ('away', m.away_team_id)) s (side, club)
		cross join lateral (select id from players where team_id = s.club order by ranking, id limit 3) p
		where m.id = (select min(id) from matches where home_squad_id = $1) order by s.side desc`,
		[squad],
	);
	for (const [nth, place] of places.entries()) players[place] = rows[nth]?.id ?? 0;
});

/** A tie of the captain's squad that was played yesterday, of which nothing is written down. */
const newTie = async () =>
	(
		await site.row<{ id: number }>(
			`insert into matches (season, match_date, home_team_id, away_team_id)
			select season, current_date - 1, home_team_id, away_team_id from matches
			where id = (select min(id) from matches where home_squad_id = $1) returning id`,
			[squad],
		)
	).id;
const scoreOf = (tie: number) => site.row("select home_score, away_score, phase from matches where id = $1", [tie]);

/** The longest tie there is: five rubbers, each of five games, which home and away win in turn. */
const longest = ["home", "away", "home", "away", "home"].map((winner, nth) => ({
	rubber: nth + 1,
	games: [1, 2, 3, 4, 5].map((game) => ((game % 2 === 1) === (winner === "home") ? ["11", "9"] : ["8", "11"])),
}));

/** The keyboard of a page, which counts. */
function counting(page: Page) {
	const hands = {
		actions: 0,
		async press(key: string) {
			hands.actions += 1;
			await page.keyboard.press(key);
		},
		async type(digits: string) {
			for (const digit of digits) await hands.press(digit);
		},
		/** Goes on to a control, with Tab or the key of a phone that does the same. */
		async reach(name: string) {
			const wanted = page.locator(`[name=${name}]`);
			for (let tabs = 0; tabs < 60; tabs++) {
				if (await wanted.evaluate((element) => element === document.activeElement)) return;
				await hands.press("Tab");
			}
			throw new Error(`The keyboard does not reach ${name}.`);
		},
		/** Chooses a player of a list: opens it and takes one. */
		async choose(name: string) {
			await hands.reach(name);
			hands.actions += 2;
			await page.locator(`[name=${name}]`).selectOption(String(players[name]));
		},
	};
	return hands;
}

test("the longest sheet is filled in on a phone without scripts in less than three minutes, in Arabic", {
	timeout: 120_000,
}, async () => {
	const tie = await newTie();
	const path = `/club/ties/${tie}/report`;
	const page = await visitAs("captain", path, { viewport: phone, hasTouch: true, javaScriptEnabled: false });
	const hands = counting(page);
	await Promise.all([page.waitForResponse((answer) => answer.status() === 200), page.locator("[name=intent]").tap()]);
	hands.actions += 1;
	await page.locator("[name=home_A]").waitFor();
	await expectToFit(page);
	for (const place of places) await hands.choose(place);
	for (const { rubber, games } of longest)
		for (const [nth, [home = "", away = ""]] of games.entries()) {
			await hands.reach(`r${rubber}_h${nth + 1}`);
			await hands.type(home);
			await hands.reach(`r${rubber}_a${nth + 1}`);
			await hands.type(away);
		}
	await Promise.all([page.waitForResponse((answer) => answer.status() === 422), hands.press("Enter")]);
	await page.locator("[data-look]").waitFor();
	await expectToFit(page);
	const publish = page.getByRole("button", { name: reportsText("ar").publish, exact: true });
	await Promise.all([page.waitForURL(`**/club/ties/${tie}`), publish.tap()]);
	hands.actions += 1;
	expect(hands.actions).toBe(156);
	expect(hands.actions).toBeLessThanOrEqual(THREE_MINUTES);
	expect(await scoreOf(tie)).toEqual({ home_score: 3, away_score: 2, phase: "reported" });
});

test("with scripts the keyboard alone fills it in, and numbers lead on by themselves", {
	timeout: 120_000,
}, async () => {
	const tie = await newTie();
	const page = await visitAs("captain", `/en/club/ties/${tie}/report`);
	const hands = counting(page);
	await hands.reach("intent");
	await hands.press("Enter");
	await page.locator("[name=home_A]").waitFor();
	for (const place of places) await hands.choose(place);
	await hands.reach("r1_h1");
	const before = hands.actions;
	const digits = longest.flatMap(({ games }) => games.flat()).join("");
	await hands.type(digits);
	expect(hands.actions - before, "no key but the digits").toBe(digits.length);
	expect(await page.inputValue("[name=r5_a5]")).toBe("9");
	await hands.press("Enter");
	const publish = page.getByRole("button", { name: reportsText("en").publish, exact: true });
	await publish.waitFor();
	while (!(await publish.evaluate((element) => element === document.activeElement))) await hands.press("Tab");
	await hands.press("Enter");
	await page.waitForURL(`**/en/club/ties/${tie}`);
	expect(hands.actions).toBe(111);
	expect(await scoreOf(tie)).toEqual({ home_score: 3, away_score: 2, phase: "reported" });
});

test("on a narrow phone games are rows of two boxes, and the wrong one is in sight with its sentence", {
	timeout: 120_000,
}, async () => {
	const tie = await newTie();
	const path = `/en/club/ties/${tie}/report`;
	for (const javaScriptEnabled of [true, false]) {
		const page = await visitAs("captain", path, { viewport: { width: 360, height: 780 }, javaScriptEnabled });
		const open = page.locator("[name=intent][value=open]");
		if ((await open.count()) > 0) await open.click();
		await page.locator("[name=home_A]").waitFor();
		for (const place of places) await page.locator(`[name=${place}]`).selectOption(String(players[place]));
		for (const [name, value] of [
			["r1_h1", "11"],
			["r1_a1", "10"],
		] as const)
			await page.fill(`[name=${name}]`, value);
		const boxes = await Promise.all(
			["r1_h1", "r1_a1", "r1_h2"].map((name) => page.locator(`[name=${name}]`).boundingBox()),
		);
		expect(boxes.map((box) => box?.width)).toEqual([64, 64, 64]);
		expect(boxes[0]?.y).toBe(boxes[1]?.y);
		expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
		await page.getByRole("button", { name: sheetText("en").save, exact: true }).click();
		const wrong = page.locator("[name=r1_h1]:focus");
		await wrong.waitFor();
		expect((await wrong.boundingBox())?.y).toBeLessThan(700);
		const says = await wrong.getAttribute("aria-describedby");
		expect(await page.locator(`#${says}`).innerText()).toContain("11–10");
		await expectToFit(page);
		if (javaScriptEnabled) await expectAccessible(page);
		await page.context().close();
	}
});

test("a dead line, an ended session and another captain of the same side: nothing typed on a sheet is lost", {
	timeout: 120_000,
}, async () => {
	const tie = await newTie();
	await site.sql(
		`insert into captains (account_id, squad_id) select id, $1 from accounts where email = 'player@demo.example'
			on conflict do nothing`,
		[squad],
	);
	const path = `/en/club/ties/${tie}/report`;
	const page = await visitAs("captain", path, { viewport: phone });
	await page.locator("[name=intent]").click();
	await page.locator("[name=home_A]").waitFor();
	const typed: Record<string, string> = {};
	for (const place of places) typed[place] = String(players[place]);
	for (const rubber of [1, 2, 3])
		for (const game of [1, 2, 3]) Object.assign(typed, { [`r${rubber}_h${game}`]: "11", [`r${rubber}_a${game}`]: "6" });
	for (const place of places) await page.locator(`[name=${place}]`).selectOption(typed[place] ?? "");
	for (const [name, value] of Object.entries(typed)) if (name.startsWith("r")) await page.fill(`[name=${name}]`, value);
	const shown = () =>
		page.evaluate(
			(names) =>
				Object.fromEntries(
					names.map((name) => [name, document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value]),
				),
			Object.keys(typed),
		);
	const save = () => page.getByRole("button", { name: sheetText("en").save, exact: true }).click();
	const title = commonText("en").notSentTitle;

	await page.context().setOffline(true);
	await save();
	await page.getByRole("alert").filter({ hasText: title }).waitFor();
	expect(await shown(), "while the line is cut").toEqual(typed);
	await page.context().setOffline(false);

	await site.sql("delete from sessions");
	await page.getByRole("button", { name: commonText("en").sendAgain, exact: true }).click();
	await page.waitForURL("**/en/club/auth?**");
	await page.fill("[name=email]", "captain@demo.example");
	await page.fill("[name=password]", DEMO_PASSWORD);
	await page.locator("[name=password]").press("Enter");
	await page.waitForURL(`**${path}`);
	await page.getByText(recordsText("en").restored).waitFor();
	expect(await shown(), "after the session had ended").toEqual(typed);

	// Another captain of the side has saved one number otherwise.
	const twin = await site.sessionOf("player@demo.example");
	const theirs = { ...typed, r1_a3: "8", version: "0", accepted: "publishes" };
	const saved = await site.send(path, theirs, twin);
	expect([saved.status, saved.headers.get("location")]).toEqual([303, `/en/club/ties/${tie}`]);
	await page.locator("html[data-alive]").waitFor();
	await save();
	await page.getByRole("alert").filter({ hasText: "Someone else" }).waitFor();
	expect(await shown(), "after another captain had saved").toEqual(typed);
	await expectToFit(page);
	await expectAccessible(page);
	await save();
	await page.locator("[data-look]").waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: reportsText("en").publish, exact: true }).click();
	await page.waitForURL(`**/en/club/ties/${tie}`);
	const { versions } = await site.row<{ versions: number }>(
		"select count(*)::int as versions from sheet_versions where match_id = $1",
		[tie],
	);
	expect(versions).toBe(2);
});
