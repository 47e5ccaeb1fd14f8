import { expect, test } from "vitest";
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
		for (const path of ["/club", `/club/ties/${tie}`, `/club/ties/${tie}/dates`, ofSquad, `${ofSquad}/transfers`]) {
			await page.goto(site.origin + pathIn(language, path));
			await page.locator("h1").first().waitFor();
			expect([path, await page.locator("h1").count(), await page.locator("main").count()]).toEqual([path, 1, 1]);
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
