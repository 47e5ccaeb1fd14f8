import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const clubsIn = (html: string) =>
	[...html.matchAll(/<h3[^>]*><a href="[^"]*\/team\/(\d+)"/g)].map(([, id]) => Number(id));

/** A women's competition of the season, in which club 2 plays; club 3 has a squad of women that plays nowhere. */
async function makeWomensLeague() {
	await site.sql(`insert into competitions (slug, name, name_ar, class)
			values ('womens', 'Women''s League', 'دوري السيدات', 'women');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'womens';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, rule_set) select max(id), 'Women', 'السيدات', 'ittf' from stages;
		insert into squads (club_id, season, letter, class) values (2, '2025/2026', 'A', 'women'),
			(3, '2025/2026', 'A', 'women');
		insert into entries (group_id, squad_id) select (select max(id) from groups), id from squads
			where class = 'women' and club_id = 2`);
}

test("the list is searched by a class in which clubs have teams, and each club says its classes", async () => {
	expect(await text("/teams")).not.toContain("السيدات");
	await makeWomensLeague();
	await expect.poll(() => text("/teams")).toMatch(/<option value="women">/); // the server hears of rows of others
	const page = await text("/teams");
	expect(page).toMatch(/<select id="class" name="class"[^>]*>.*<option value="women">السيدات<\/option>/s);
	expect(page.match(/<p class="text-sm text-soft">السيدات<\/p>/g)).toHaveLength(1);
	const found = await text("/en/teams?class=women");
	expect(clubsIn(found)).toEqual([2]);
	expect(found).toMatch(/<option value="women" selected="">Women<\/option>/);
	await site.sql("update entries set state = 'withdrawn' where group_id = (select max(id) from groups)");
	await expect.poll(() => text("/teams")).not.toContain("السيدات");
	await site.sql(`update entries set state = 'active' where group_id = (select max(id) from groups);
		update editions set state = 'draft' where id = (select max(id) from editions)`);
	await expect.poll(() => text("/teams")).not.toContain("السيدات");
	await site.sql("update editions set state = 'running' where id = (select max(id) from editions)");
	await expect.poll(() => text("/teams")).toContain("السيدات");
});

test("a club is found by the town or hall it says, in either language", async () => {
	await site.sql("update teams set address = 'Olaya Street, Diriyah', hall_ar = 'صالة الدرعية' where id = 3");
	for (const path of ["/en/teams?q=diriyah", "/teams?q=الدرعيه"])
		await expect.poll(async () => clubsIn(await text(path))).toEqual([3]);
});

test("where nothing fits, the page says so and leads to all clubs", async () => {
	const page = await text("/en/teams?class=veterans&q=zz");
	expect(clubsIn(page)).toEqual([]);
	expect(page).toContain("No clubs found with these filters");
	expect(page).toMatch(/<a class="button" href="\/en\/teams">Show all clubs<\/a>/);
});
