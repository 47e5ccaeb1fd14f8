import { expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();

test("one field finds clubs, players, ties and articles by either name, and leads to their forms", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	const found = async (query: string, path = "/en/admin/find") =>
		(await site.get(`${path}?q=${encodeURIComponent(query)}`, { cookie })).text();
	const club = await site.row<{ id: number }>("select id from teams where name = 'Al-Nokhba'");
	for (const spelled of ["al nokhba", "النخبه"]) expect(await found(spelled)).toContain(`/en/admin/teams/${club.id}"`);

	const tie = await site.row<{ id: number }>(`select m.id from matches m join teams h on h.id = home_team_id
		join teams a on a.id = away_team_id where h.name = 'Al-Nokhba' and a.name = 'Al-Morjan'`);
	const ties = await found("نخبة مرجان", "/admin/find");
	expect(ties).toContain(`data-match-id="${tie.id}"`);
	expect(ties.match(/data-match-id/g)?.length).toBe(2); // at home and away

	const player = await site.row<{ id: number; name_ar: string }>("select id, name_ar from players order by id limit 1");
	expect(await found(player.name_ar)).toContain(`/en/admin/players/${player.id}"`);
	await site.sql("insert into players (name, name_ar) values ('', 'فريدة الاسم')");
	expect(await found("فريدة الاسم")).toMatch(/\/en\/admin\/players\/\d+"[^>]*><span dir="auto">فريدة الاسم/);
	const draft = await site.row<{ id: number; title_ar: string }>(
		"select id, title_ar from news_articles where live_at_ar is null and title_ar <> '' limit 1",
	);
	expect(await found(draft.title_ar)).toContain(`/en/admin/news/${draft.id}"`);

	expect(await found("a")).toContain("Type at least two letters");
	expect(await found("%%_")).toContain("Type at least two letters");
	expect(await found("qqqqzzzz")).toContain("No results for");
});
