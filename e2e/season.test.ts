import { expect, test } from "vitest";
import { scheduleText } from "../app/league/schedule/text.ts";
import { copyText } from "../app/league/seasons/text.ts";
import { scheduleFormText } from "../app/office/schedule/form-text.ts";
import { desk, expectAccessible, expectToFit, languages, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visitAs } = openBrowser();

test.each(languages)(
	"the next season is copied and its ties are planned, edited, carried out and undone in %s",
	async (language) => {
		const [c, s] = [copyText(language), scheduleText(language)];
		const page = await visitAs("editor", pathIn(language, "/admin/league/copy?from=2025%2F2026&to=2026%2F2027"), {
			viewport: phone,
		});
		const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
		await expectToFit(page);
		await expectAccessible(page);
		await press(c.copy("2026/2027"));
		await page.waitForURL(/season=2026/);

		const { id } = await site.row<{ id: number }>(
			`select g.id from groups g join stages s on s.id = stage_id join editions e on e.id = edition_id
				where season = '2026/2027'`,
		);
		const schedule = pathIn(language, `/admin/league/groups/${id}/schedule`);
		await page.goto(site.origin + schedule);
		await page.locator("html[data-alive]").waitFor();
		await expectToFit(page);
		await press(scheduleFormText(language).start);
		await page.getByRole("button", { name: s.apply }).waitFor();
		await expectToFit(page);
		await expectAccessible(page);

		await page.setViewportSize(desk);
		await page.locator("html[data-alive]").waitFor();
		const { one, other } = await site.row<{
			one: number;
			other: number;
		}>(`select max(id) filter (where round = 1) as one,
		min(id) filter (where round = 2) as other from schedule_ties`);
		const day = async (tie: number) =>
			(await site.row<{ day: string }>(`select match_date::text as day from schedule_ties where id = ${tie}`)).day;
		const before = await day(one);
		await page.locator(`#tie-${one}`).evaluate((row) => row.scrollIntoView({ block: "center" }));
		const [from, to] = [
			await page.locator(`#tie-${one}`).boundingBox(),
			await page.locator(`#tie-${other}`).boundingBox(),
		];
		if (!from || !to) throw new Error("A tie is not on the page.");
		await page.mouse.move(from.x + 400, from.y + from.height / 2);
		await page.mouse.down();
		await page.mouse.move(to.x + 400, to.y + to.height / 2, { steps: 5 });
		await page.mouse.up();
		await expect.poll(() => day(other)).toBe(before);
		await page.locator("[data-problem=squad-twice]").first().waitFor();

		await page.goto(`${site.origin}${schedule}/${one}`);
		await page.locator("html[data-alive]").waitFor();
		await page.locator("select[name=other]").selectOption(String(other));
		await press(s.swap);
		await expect.poll(() => day(one)).toBe(before);
		await page.getByText(s.allGood).waitFor();

		await press(s.apply);
		await page.getByRole("button", { name: s.undo }).waitFor();
		expect(await site.row("select count(*)::int as ties from matches where season = '2026/2027'")).toEqual({
			ties: 182,
		});
		await press(s.undo);
		await page.getByRole("heading", { name: s.undone }).waitFor();

		await page.goto(site.origin + pathIn(language, "/admin/league/copy"));
		await page.getByRole("button", { name: c.undoOf("2026/2027") }).click();
		await page.getByText(c.copied("2025/2026", "2026/2027")).waitFor({ state: "detached" });
		expect(await site.row("select count(*)::int as left from editions where season = '2026/2027'")).toEqual({
			left: 0,
		});
	},
);
