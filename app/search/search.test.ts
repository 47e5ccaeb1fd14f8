import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { search, suggest } from "./search.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);
	const names = async (query: string) => {
		const found = await search("ar", query);
		return [
			...(found?.news ?? []).map(({ title }) => title),
			...(found?.clubs ?? []).map(({ name_ar }) => name_ar),
			...(found?.players ?? []).map(({ name_ar }) => name_ar),
		];
	};

	test.each([
		["الاهلى", "الأهلي"],
		["أهلي", "الأهلي"],
		["عبد الرحمن", "عبدالرحمن العُمري"],
		["العمري عبدالرحمن", "عبدالرحمن العُمري"],
		["AL-OMARI", "عبدالرحمن العُمري"],
		["دوره الحكام", "دورة الحكّام ٢٠٢٥"],
		["2025", "دورة الحكّام ٢٠٢٥"],
		["مضارب", "دورة الحكّام ٢٠٢٥"],
	])("%s finds %s", async (query, expected) => {
		await make.club({ name: "Al-Ahli", name_ar: "الأهلي" });
		await make.player({ name: "Abdulrahman Al-Omari", name_ar: "عبدالرحمن العُمري" });
		await make.article({ title_ar: "دورة الحكّام ٢٠٢٥", content_ar: "<p>تُوزَّع المضارب على المشاركين</p>" });
		expect(await names(query)).toContain(expected);
	});

	test("an article is found only in a language in which it is published, and only when its time has come", async () => {
		await make.article({ title: "Umpires", title_ar: null, content_ar: null });
		await make.article({ title: "Umpires tomorrow", publish_date: new Date(Date.now() + 60_000) });
		await make.article({ title: "Umpires draft", published: false });
		expect((await search("en", "umpires"))?.news.map(({ title }) => title)).toEqual(["Umpires"]);
		expect((await search("ar", "umpires"))?.news).toEqual([]);
	});

	test.each(["", " ", "أ", "ـــ", "!", "%_", "ال"])(
		"%j is too little to search for, or finds nothing",
		async (query) => {
			await make.club();
			expect((await search("ar", query))?.total ?? 0).toBe(0);
		},
	);

	test("a kind is read page by page, each of its rows once", async () => {
		for (let i = 0; i < 23; i++) await make.player({ name: `Player ${i}`, name_ar: `لاعب ${i}`, ranking: i + 1 });
		const page = async (at: number) => (await search("en", "player", { kind: "players", page: at }))?.players ?? [];
		const [first, second, third] = [await page(1), await page(2), await page(3)];
		expect([first.length, second.length, third.length]).toEqual([11, 11, 3]); // one more than is shown tells that there is more
		const shown = [...first.slice(0, 10), ...second.slice(0, 10), ...third].map(({ id }) => id);
		expect(new Set(shown).size).toBe(23);
		expect((await search("en", "player", { kind: "clubs" }))?.total).toBe(0);
	});

	test("a slip of a letter is answered with the names that come nearest", async () => {
		await make.club({ name: "Al-Nokhba", name_ar: "النخبة" });
		await make.player({ name: "Turki Al-Ghamdi", name_ar: "تركي الغامدي" });
		expect((await suggest("nokba")).map(({ name }) => name)).toEqual(["Al-Nokhba"]);
		expect((await suggest("turki gamdi")).map(({ name }) => name)).toEqual(["Turki Al-Ghamdi"]);
		expect(await suggest("qqqqqq")).toEqual([]);
		expect(await suggest("!")).toEqual([]);
	});

	test("signs with a meaning in SQL are only signs (ASVS 1.2.4)", async () => {
		await make.club({ name: "Al-Ahli", name_ar: "الأهلي" });
		for (const query of ["%%%", "ahli%' or 1=1 --", "a_li", "\\", "' & | ! ( )", "x".repeat(5000)])
			await expect(search("en", query)).resolves.not.toThrow();
		expect((await search("en", "x_li"))?.clubs ?? []).toEqual([]);
	});
});
