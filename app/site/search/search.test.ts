import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { runSql } from "../../base/db/client.server.ts";
import { search } from "./search.server.ts";
import type { SearchKind } from "./search-kinds.ts";

const today = "2025-11-23";
const result = (query: string, locale: "ar" | "en" = "en", part: { kind?: SearchKind; page?: number } = {}) =>
	search(locale, query, { ...part, today });
/** Names of the results, in the order of the page. */
async function shown(query: string, locale: "ar" | "en" = "en", part = {}) {
	const found = await result(query, locale, part);
	return (found?.groups ?? []).flatMap((group) => {
		if (group.kind === "news") return group.rows.map(({ title }) => title);
		if (group.kind === "ties") return group.rows.map((tie) => `${tie.home.name} ${tie.day}`);
		return group.rows.map((row) => (locale === "ar" ? row.name_ar : row.name));
	});
}

onOneEngine((engine) => {
	freshProduct(engine);

	test.each([
		["الاهلى", "الأهلي"],
		["أهلي", "الأهلي"],
		["alahli", "الأهلي"],
		["Ahli", "الأهلي"],
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
		expect(await shown(query, "ar")).toContain(expected);
	});

	test("the exact name comes first, then whole words, beginnings of words and parts, each by ranking", async () => {
		const names = ["Akimali Sato", "Kimberly Park", "Hana Kim", "KIM", "Kimura Yu", "Joakim Berg"];
		for (const [i, name] of names.entries()) await make.player({ name, name_ar: `لاعب ${i}`, ranking: i + 1 });
		expect(await shown("kim")).toEqual([
			"KIM",
			"Hana Kim",
			"Kimberly Park",
			"Kimura Yu",
			"Akimali Sato",
			"Joakim Berg",
		]);
	});

	test("a name with the article is found without it, as one beginning so, however it is joined", async () => {
		const names = ["Al-Nasr", "AL NASR Youth", "AlNasr B", "alnasr C", "Munasra"];
		for (const name of names) await make.club({ name, name_ar: "نادٍ" });
		expect((await shown("nasr")).at(-1)).toBe("Munasra");
		for (const query of ["al-nasr", "AL NASR", "AlNasr", "alnasr"])
			expect((await shown(query)).toSorted()).toEqual(names.slice(0, 4).toSorted());
		expect((await shown("Al Nasr"))[0]).toBe("Al-Nasr");
	});

	test("kinds with a better match come first, and each says how many there are", async () => {
		await make.article({ title: "The captain of Hilal speaks" });
		await make.club({ name: "Hilal", name_ar: "الهلال" });
		for (let i = 0; i < 12; i++) await make.player({ name: `Hilalson ${i}`, name_ar: `لاعب ${i}` });
		const found = await result("hilal");
		expect(found?.groups.map(({ kind, total }) => [kind, total])).toEqual([
			["clubs", 1],
			["news", 1],
			["players", 12],
		]);
	});

	test("ties are found by their clubs and a day, season or year; those nearest to today first", async () => {
		const [nasr, hilal] = [
			await make.club({ name: "Al-Nasr", name_ar: "النصر" }),
			await make.club({ name: "Hilal", name_ar: "الهلال" }),
		];
		for (const day of ["2025-10-01", "2025-11-20", "2025-12-30"])
			await make.tie({ home_team_id: nasr, away_team_id: hilal, match_date: day });
		const ties = (query: string) => shown(query, "en", { kind: "ties" });
		expect(await ties("هلال نصر")).toEqual(["Al-Nasr 2025-11-20", "Al-Nasr 2025-12-30", "Al-Nasr 2025-10-01"]);
		expect(await ties("nasr ٢٠/١١/٢٠٢٥")).toEqual(["Al-Nasr 2025-11-20"]);
		expect((await ties("2025/2026")).length).toBe(3);
		expect(await ties("nasr 2024/2025")).toEqual([]);
		expect(await ties("nasr ahli")).toEqual([]);
		await runSql("update editions set state = 'draft'");
		expect(await ties("nasr")).toEqual([]);
		await runSql("update editions set state = 'running'");
	});

	test("a competition leads to its latest season, or to the one that is named, and not to a draft", async () => {
		await make.tie({ home_team_id: await make.club(), away_team_id: await make.club({ name: "B" }) });
		const seasons = async (query: string) =>
			(await result(query))?.groups.flatMap((group) => (group.kind === "competitions" ? group.rows : []));
		expect(await seasons("premier leag")).toMatchObject([{ slug: "premier-league", season: "2025/2026" }]);
		expect(await seasons("الدوري الممتاز 2025/26")).toHaveLength(1);
		expect(await seasons("premier league 2019/2020")).toEqual([]);
		await runSql("update editions set state = 'draft'");
		expect(await seasons("premier league")).toEqual([]);
		await runSql("update editions set state = 'running'");
	});

	test("an article is found only in a language in which it is published, and only when its time has come", async () => {
		await make.article({ title: "Umpires", title_ar: null, content_ar: null });
		await make.article({ title: "Umpires tomorrow", publish_date: new Date(Date.now() + 60_000) });
		await make.article({ title: "Umpires draft", published: false });
		for (const query of ["umpires", "umpirse"]) {
			expect(await shown(query)).toEqual(["Umpires"]);
			expect(await shown(query, "en", { kind: "news" })).toEqual(["Umpires"]);
			expect(await shown(query, "ar")).toEqual([]);
			const { groups } = (await result(query, "en"))!;
			expect(
				groups.map(({ total }) => total),
				"others are not counted",
			).toEqual([1]);
		}
	});

	test.each(["", " ", "أ", "ـــ", "!", "%_", "ال", "a"])(
		"%j is too little to search for, or finds nothing",
		async (query) => {
			await make.club();
			expect((await result(query, "ar"))?.groups ?? []).toEqual([]);
		},
	);

	test("a kind is read page by page, each of its rows once", async () => {
		for (let i = 0; i < 23; i++) await make.player({ name: `Player ${i}`, name_ar: `لاعب ${i}`, ranking: i + 1 });
		const page = async (at: number) =>
			(await result("player", "en", { kind: "players", page: at }))?.groups.flatMap(({ rows }) =>
				rows.map(({ id }) => id),
			);
		const pages = [(await page(1)) ?? [], (await page(2)) ?? [], (await page(3)) ?? []];
		expect(pages.map((ids) => ids.length)).toEqual([10, 10, 3]);
		expect(new Set(pages.flat()).size).toBe(23);
		expect(await page(4)).toEqual([]);
		expect((await result("player", "en", { kind: "clubs" }))?.groups).toEqual([]);
	});

	test("a slip of a letter finds the names that come nearest, and is said to be one", async () => {
		await make.club({ name: "Al-Nokhba", name_ar: "النخبة" });
		await make.club({ name: "1. FC Saarbrücken-TT", name_ar: "زاربروكن" });
		await make.player({ name: "Turki Al-Ghamdi", name_ar: "تركي الغامدي" });
		await make.player({ name: "Dimitrij Ovtcharov", name_ar: "ديميتري أوفتشاروف" });
		await make.player({ name: "MA Long", name_ar: "ما لونغ" });
		await make.player({ name: "Saeed Omar", name_ar: "سعيد عمر" });
		for (const [typed, name] of [
			["nokba", "Al-Nokhba"],
			["turki gamdi", "Turki Al-Ghamdi"],
			["trukee ghamdi", "Turki Al-Ghamdi"],
			["Ovtcharow", "Dimitrij Ovtcharov"],
			["saarbruecken", "1. FC Saarbrücken-TT"],
			["malong", "MA Long"],
			["سعبد", "Saeed Omar"],
			["الغمادي", "Turki Al-Ghamdi"],
		] as const) {
			expect([typed, (await shown(typed))[0]]).toEqual([typed, name]);
			expect((await result(typed))?.isSimilar).toBe(true);
		}
		expect((await result("nokhba"))?.isSimilar).toBe(false);
		for (const nothing of ["qqqqqq", "one two three four five"]) expect(await shown(nothing)).toEqual([]);
	});

	test("what changes or goes is found by its new name, or no longer", async () => {
		const club = await make.club({ name: "Al-Ahli", name_ar: "الأهلي" });
		await runSql("update teams set name = 'Wahda', name_ar = 'الوحدة' where id = $1", [club]);
		expect([await shown("ahli"), await shown("wahda")]).toEqual([[], ["Wahda"]]);
		await runSql("delete from teams where id = $1", [club]);
		expect(await shown("wahda")).toEqual([]);
	});

	test("signs with a meaning in SQL are only signs, and no text is too long (ASVS 1.2.4)", async () => {
		await make.club({ name: "Al-Ahli", name_ar: "الأهلي" });
		for (const query of [
			"%%%",
			"ahli%' or 1=1 --",
			"a_li",
			"\\",
			"' & | ! ( )",
			"x".repeat(5000),
			"ab ".repeat(900),
			"^ $",
		])
			await expect(result(query)).resolves.not.toThrow();
		expect(await shown("x_li")).toEqual([]);
	});
});
