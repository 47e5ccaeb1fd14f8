import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const column = (html: string, name: string) =>
	[...html.matchAll(new RegExp(`data-col="${name}"[^>]*>(?:<bdi[^>]*>)?([^<]*)`, "g"))].map(([, value]) => value);

test("the heads of a season's table order its rows by their column, and the places stay", async () => {
	const own = await text("/en/leagues");
	expect(own).toContain('href="/en/leagues?sort=lost"');
	expect(own).toMatch(/aria-sort="descending"[^>]*><a href="\/en\/leagues"/);
	const lost = await text("/en/leagues?sort=lost");
	const amounts = column(lost, "lost").map(Number);
	expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
	expect(new Set(amounts).size).toBeGreaterThan(1);
	expect(column(lost, "rank")).not.toEqual(column(own, "rank"));
	expect(column(lost, "rank").toSorted()).toEqual(column(own, "rank").toSorted());
	expect(lost).toContain("the places are those of the table");
	expect(lost).not.toContain("data-why=");
	expect(lost).toMatch(/<meta name="robots" content="noindex/);
});

test("a column that is none leaves the table in its order", async () => {
	const [own, other] = [await text("/leagues"), await text("/leagues?sort=name")];
	expect(column(other, "rank")).toEqual(column(own, "rank"));
});
