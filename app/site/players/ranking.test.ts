import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const ranks = (page: string) =>
	[...page.matchAll(/data-player="(\d+)"[\s\S]*?data-col="ranking"[^>]*>(\d+)</g)].map(([, id, rank]) => [
		Number(id),
		Number(rank),
	]);

test("the ranking has the ranked players, the best first, fifty a page, with the ways to page and club", async () => {
	await site.sql(`update players set ranking = null;
		insert into players (name, name_ar, ranking, team_id, sex)
			select 'Ranked ' || n, 'مصنف ' || n, n, 1 + n % 10, case when n <= 60 then 'male' end
			from generate_series(1, 61) n;
		insert into players (name, name_ar, ranking) values ('Unranked One', 'بلا تصنيف', null)`);
	// The demo has more than fifty ranked players too: the page is the new one when it names these.
	await expect.poll(() => text("/en/ranking")).toContain("Ranked 50");
	const [first, second] = [await text("/en/ranking"), await text("/en/ranking?page=2")];
	const all = [...ranks(first), ...ranks(second)].map(([, rank]) => rank);
	expect(all).toEqual(Array.from({ length: 61 }, (_, n) => n + 1));
	expect(first).toContain(`href="/en/player/${ranks(first)[0]?.[0]}"`);
	expect(first).toContain('href="/en/team/2"');
	expect(second).not.toContain("Unranked One");
	expect((await site.get("/en/ranking?page=3")).status).toBe(404);
});

test("men and women are never in one list once both are ranked; a sex that is not recorded is in neither", async () => {
	expect(await text("/en/ranking")).not.toContain("?list=");
	await site.sql("update players set sex = 'female' where sex = 'male' and ranking % 3 = 0");
	await expect.poll(() => text("/en/ranking")).toContain("?list=women");
	const women = await text("/ranking?list=women");
	expect(women).toContain("السيدات");
	expect(ranks(women).map(([, rank]) => rank)).toEqual(Array.from({ length: 20 }, (_, n) => 3 * n + 3));
	const men = await text("/en/ranking");
	expect(ranks(men).map(([, rank]) => rank)).toEqual(
		Array.from({ length: 60 }, (_, n) => n + 1).filter((rank) => rank % 3 > 0),
	);
	expect(ranks(await text("/en/ranking?list=all"))).toEqual(ranks(men));
	expect(await text("/sitemap.xml")).toContain("/en/ranking?list=women<");
});

test("a ranked player's page and the national teams lead there, and none does without a ranking", async () => {
	const [one] = ranks(await text("/en/ranking"))[0] ?? [];
	for (const path of [`/en/player/${one}`, "/en/national"]) expect(await text(path)).toContain('href="/en/ranking"');
	await site.sql("update players set ranking = null");
	await expect.poll(() => text("/en/ranking")).toContain("No ranking has been published yet");
	expect(await text("/en/ranking")).toContain('content="noindex"');
	for (const path of [`/en/player/${one}`, "/en/national", "/en"])
		expect(await text(path)).not.toContain('href="/en/ranking"');
	expect(await text("/sitemap.xml")).not.toContain("/ranking");
});
