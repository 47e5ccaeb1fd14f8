import { beforeAll, expect, test } from "vitest";
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

const { site, visit, visitAs } = openBrowser();

/** A tie ahead of the demo's captain, and the squad. */
const own = () =>
	site.row<{ tie: number; squad: number }>(
		`select m.id as tie, c.squad_id as squad from matches m join captains c on c.squad_id = m.home_squad_id
		where m.status = 'scheduled' and m.match_date >= current_date order by m.match_date limit 1`,
	);

/** A tie of the captain's that has a result. */
const played = async () =>
	(
		await site.row<{ tie: number }>(
			`select m.id as tie from matches m join captains c on c.squad_id in (m.home_squad_id, m.away_squad_id)
			where m.status = 'completed' order by m.id limit 1`,
		)
	).tie;

/** A tie of the captain's squad that began yesterday, whose sheet is open, and one that has no day. */
let [begun, undated] = [0, 0];
beforeAll(async () => {
	const { rows } = await site.sql<{ id: number; date_known: boolean }>(
		`insert into matches (season, match_date, home_team_id, away_team_id, date_known)
		select season, current_date - 1, home_team_id, away_team_id, known from matches
		cross join unnest(array[true, false]) known
		where id = (select min(m.id) from matches m join captains c on c.squad_id = m.home_squad_id)
		returning id, date_known`,
	);
	[begun = 0, undated = 0] = [true, false].map((known) => rows.find(({ date_known }) => date_known === known)?.id);
	await site.sql("insert into lineups (match_id, side, opened_at) values ($1, 'home', now()), ($1, 'away', now())", [
		begun,
	]);
});

test.each([
	["ar", "phone", { viewport: phone, colorScheme: "light" as const }],
	["en", "desk", { viewport: desk, colorScheme: "dark" as const }],
] as const)(
	"the pages of captains are accessible and fit, in %s on a %s",
	{ timeout: 120_000 },
	async (language, _, options) => {
		const { tie, squad } = await own();
		const page = await visitAs("captain", pathIn(language, "/club"), options);
		const ofSquad = `/club/squads/${squad}`;
		const complaint = [`/club/ties/${await played()}/complaint`, `/complaints/profile?tie=${await played()}`];
		const ofTie = [`/club/ties/${tie}`, `/club/ties/${tie}/dates`, `/club/ties/${tie}/line-up`, ...complaint];
		const ofAccount = ["", "/confirm", "/data", "/passkeys", "/password", "/second-factor"].map(
			(part) => `/club/account${part}`,
		);
		const controls: Record<string, string> = {
			[`/club/ties/${begun}/report`]: "r1_h1",
			[`/club/ties/${undated}/day`]: "day",
		};
		for (const path of ["/club", ...ofTie, ...Object.keys(controls), ofSquad, `${ofSquad}/transfers`, ...ofAccount]) {
			await page.goto(site.origin + pathIn(language, path));
			await page.locator("h1").first().waitFor();
			expect([path, await page.locator("h1").count(), await page.locator("main").count()]).toEqual([path, 1, 1]);
			if (controls[path]) expect(await page.locator(`[name=${controls[path]}]`).count(), path).toBe(1);
			await expectToFit(page);
			await expectHalfReflow(page);
			await expectAccessible(page);
		}
		const guest = await visit(pathIn(language, "/club/auth"), options);
		for (const path of ["/club/auth", "/club/auth/forgot", "/club/enter/none", "/club/reminders/none"]) {
			await guest.goto(site.origin + pathIn(language, path));
			await expectToFit(guest);
			await expectAccessible(guest);
		}
	},
);

test.each(languages)(
	"without a script and with the keyboard alone staff make a link, and its holder enters by the PIN and leaves, in %s",
	async (language) => {
		const { tie } = await own();
		const plain = { javaScriptEnabled: false, viewport: phone };
		const staff = await visitAs("league-manager", pathIn(language, `/admin/matches/${tie}/passes`), plain);
		await staff.locator("#pass-side").focus();
		await staff.keyboard.press("ArrowDown");
		await staff.keyboard.press("Tab");
		await staff.locator("#pass-until").press("Enter");
		const link = (await staff.locator("dd bdi").first().textContent()) ?? "";
		const pin = (await staff.locator("dd bdi").nth(1).textContent()) ?? "";
		const captain = await visit(new URL(link).pathname, plain);
		await captain.locator("#enter-pin").pressSequentially(pin);
		await captain.keyboard.press("Enter");
		await captain.locator(`nav a[aria-current=page]`).waitFor();
		expect(new URL(captain.url()).pathname).toBe(pathIn(language, `/club/ties/${tie}`));
		await captain.locator("form[action$='/club/sign-out'] button").dispatchEvent("click");
		await captain.waitForURL((url) => url.pathname === pathIn(language, "/club/auth"));
		await captain.goto(site.origin + pathIn(language, `/club/ties/${tie}`));
		expect(new URL(captain.url()).pathname).toBe(pathIn(language, "/club/auth"));
	},
);

test("a captain adds a profile on the way from a tie, and the draft of the complaint carries the tie", async () => {
	const page = await visitAs("captain", `/club/ties/${await played()}/complaint`, { viewport: phone });
	await page.getByRole("radio").nth(1).check();
	await page.locator("section[aria-labelledby=complaint] button").click();
	await page.locator("#profile-full_name_ar").fill("منى علي");
	await page.locator("#profile-phone").fill("0501234567");
	await page.locator("#profile-id_type").selectOption("iqama");
	await page.locator("#profile-id_number").fill("٢٠٠٠٠٠٠٠٠٦");
	await page.locator("main form button[type=submit]").click();
	await page.waitForURL((url) => url.pathname === "/complaints/submit" && url.searchParams.get("step") === "2");
	expect(await page.locator("textarea[name=detailed_description]").inputValue()).toContain(`رقم ${await played()}`);
});
