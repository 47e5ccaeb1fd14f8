import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let editor = "";
let tie = 0;
let squad = 0;
beforeAll(async () => {
	editor = await site.sessionOf("editor@demo.example");
	const row = await site.row<{ id: number; own: number; rival: number }>(
		`select m.id, m.home_squad_id as own, m.away_squad_id as rival from matches m
			where status = 'scheduled' and match_date >= current_date order by match_date, id limit 1`,
	);
	[tie, squad] = [row.id, row.rival];
	await site.sql(
		"insert into captains (account_id, squad_id) select id, $1 from accounts where email = 'editor@demo.example'",
		[row.own],
	);
});
const words = { en: "This is about your own club", ar: "هذا الأمر يخص ناديك" };
const way = { en: "Another person who runs the league decides", ar: "يقرره غيرك ممن يديرون الدوري" };
const day = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test.each(["en", "ar"] as const)(
	"the page says in words who decides about the own club of a captain among the staff: %s",
	async (locale) => {
		const prefix = locale === "en" ? "/en" : "";
		const asked = [
			await site.get(`${prefix}/admin/matches/${tie}/passes`, { cookie: editor }),
			await site.post(`${prefix}/admin/matches/${tie}/passes`, { side: "away", until: day() }, { cookie: editor }),
			await site.get(`${prefix}/admin/matches/${tie}/sheet`, { cookie: editor }),
			await site.post(
				`${prefix}/admin/league/captains/${squad}`,
				{ intent: "name", email: "friend@example.org", language: "en" },
				{ cookie: editor },
			),
		];
		for (const answer of asked) {
			const text = await answer.text();
			expect([answer.status, text.includes(words[locale]), text.includes(way[locale])]).toEqual([403, true, true]);
			expect(text).not.toMatch(/club\/enter\//);
		}
		const { n } = await site.row<{ n: number }>("select count(*)::int as n from tie_passes where match_id = $1", [tie]);
		expect(n).toBe(0);
	},
);
