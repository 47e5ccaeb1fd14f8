/**
 * Searching names with 400 and with 40,000 players, ties and articles: whole pages, and the share of those that take
 * long.
 */
import { readFileSync } from "node:fs";
import { requestTimes } from "./measure.ts";
import { site } from "./site.ts";

const queries: Record<string, string[]> = {
	"a whole name": ["Mohammed Al-Qahtani", "محمد خالد القحطاني", "Soren Jorgensen", "Park Hana"],
	"the beginning of a name": ["Moha", "القحط", "Alexan", "ibr"],
	"two letters": ["an", "al", "مح", "ma", "ال", "qx"],
	"a very common word": ["Mohammed", "محمد", "report", "تقرير"],
	"many short words": ["a m", "an an al ma mo ra", "م ا ح د ع ل", "b c d e f g"],
	"a slip": ["Mohmamed Qahtany", "alexnader", "الغمادي", "sorenjorgensen"],
	nothing: ["zzzzqqqq", "xqxqxq wvwvwv", "ققققققق", "one two three four five"],
	hostile: [
		"x".repeat(200),
		"%_".repeat(100),
		"\\".repeat(200),
		"mo ".repeat(66),
		"' or 1=1 -- ^ $ (",
		"مممم".repeat(50),
	],
	"a tie of two clubs": ["nasr hilal", "النصر الهلال 2025/2026", "al-nokhba 2025", "2025-10-08"],
	"page 20 of one kind": ["an&kind=players&page=20", "report&kind=news&page=20"],
};
const ROUNDS = 12;

export async function benchSearch() {
	const small = await site("few-names", { named: 400 });
	const large = await site("many-names", { named: 40_000 });
	const rows = [];
	for (const [name, texts] of Object.entries(queries)) {
		const measured = [];
		for (const { origin } of [small, large]) {
			const addresses = texts.map((text) => `${origin}/en/search?q=${queryOf(text)}`);
			measured.push(await requestTimes(addresses, ROUNDS));
		}
		const [few, many] = measured;
		rows.push({
			"": name,
			"400: p50 (ms)": few?.p50.toFixed(1),
			"p95 ": few?.p95.toFixed(1),
			"40,000: p50 (ms)": many?.p50.toFixed(1),
			p95: many?.p95.toFixed(1),
			ratio: ((many?.p50 ?? 0) / (few?.p50 ?? 1)).toFixed(2),
		});
	}
	console.log("\nThe search page, with 400 and with 40,000 players, ties and articles (embedded database)");
	console.table(rows);
	console.log(`Load of the machine: ${readFileSync("/proc/loadavg", "utf8").trim()}`);
	small.child.kill();
	large.child.kill();
}

/** The text of a query; parameters of a page after it stay. */
function queryOf(text: string): string {
	const [typed = "", ...further] = text.split("&kind=");
	return [encodeURIComponent(typed), ...further].join("&kind=");
}
