import fc from "fast-check";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { runSql } from "../db/client.server.ts";
import { finds, misses } from "./fold.pairs.ts";
import { fold } from "./fold.ts";

const odd = [
	"",
	"   ",
	"ـــ",
	"a_b%c",
	"١٢٣",
	"👍 كرة",
	"\u0627\u0654",
	"الـ",
	"ال",
	"عبد ال",
	"ÀÉÎõü",
	"ß",
	"İ",
	"ﷲ",
	"ﷺ",
	"عبد الله بن عبد العزيز",
	"ابو ابو ال",
	"نور الدين الدين",
	"الالنصر",
	"al al nasr",
	"El al-",
	"وووو يييي",
];
/** Parts of which a text is made: letters that fold, words that join, and signs between them. */
const pieces = [
	..."أإآٱابتةهىيئؤءوويكگڤپنرصلدسمAaEelLøØłŁßẞđĐæŒıİþÞðħŋə٣۴7",
	"ال",
	"وال",
	"لل",
	"ابو",
	"أبو",
	"ابن",
	"بن",
	"عبد",
	"الدين",
	"الله",
	"al",
	"El",
	"Nasr",
	"نصر",
	"دين",
	" ",
	" ",
	" ",
	" ",
	"-",
	"'",
	"’",
	"ـ",
	"\u064B",
	"\u064F",
	"\u0654",
	"\u0655",
	"\u200F",
	"\u0301",
	"_",
	"%",
	"\\",
];

onEveryEngine((engine) => {
	freshProduct(engine);
	const foldedBySql = async (texts: string[]): Promise<string[]> =>
		(
			await runSql(
				"select array(select fold_text(t) from unnest($1::text[]) with ordinality as u (t, n) order by n) as folded",
				[texts],
			)
		).rows[0].folded;

	test("the database folds every spelling as the code does", async () => {
		const texts = [...finds, ...misses].flatMap((pair) => pair.slice(0, 2)).concat(odd);
		expect(await foldedBySql(texts)).toEqual(texts.map(fold));
	});

	test("it does so for every letter and sign of Unicode, alone and between letters", async () => {
		const assigned = Array.from({ length: 0x3_2000 }, (_, code) => code)
			.filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
			.map((code) => String.fromCodePoint(code))
			.filter((sign) => /\P{Cn}/u.test(sign));
		const differing: string[] = [];
		const byNewerUnicode = (text: string, decomposed: string | undefined) => text.normalize("NFKD") !== decomposed;
		const decompose =
			"select array(select normalize(t, nfkd) from unnest($1::text[]) with ordinality u (t, n) order by n)";
		for (let from = 0; from < assigned.length; from += 5000) {
			const texts = assigned.slice(from, from + 5000).map((sign) => `${sign} a${sign}b`);
			const bySql = await foldedBySql(texts);
			const { array: known } = (await runSql(decompose, [texts])).rows[0];
			differing.push(...texts.filter((text, i) => bySql[i] !== fold(text) && !byNewerUnicode(text, known[i])));
		}
		expect(differing).toEqual([]);
	});

	test("it does so for any text of letters that fold, words that join and signs", async () => {
		const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(""));
		await fc.assert(
			fc.asyncProperty(fc.array(text, { minLength: 150, maxLength: 150 }), async (texts) => {
				expect(await foldedBySql(texts)).toEqual(texts.map(fold));
			}),
			{ numRuns: 20, seed: 20_251_123 },
		);
	});
});
