import { writeFile } from "node:fs/promises";
import { Document } from "mupdf";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { operator } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { storeVersion } from "../saving/save-sheet.server.ts";
import type { NamedPlayer, SheetDocument } from "../sheet.ts";
import { placesOf } from "../sheet-fields.ts";
import { sheetTie } from "../sheet-tie.server.ts";
import { printedSheet } from "./printed-sheet.server.ts";
import { sheetPdf } from "./sheet-pdf.server.tsx";

const at = new Date("2026-11-23T10:00:00Z");

/** The text of each page of a PDF. */
function pagesOf(pdf: Buffer): string[] {
	const document = Document.openDocument(pdf, "application/pdf");
	return Array.from({ length: document.countPages() }, (_, n) =>
		document.loadPage(n).toStructuredText("preserve-whitespace").asText().replace(/\s+/g, " "),
	);
}

const player = (side: string, nth: number): NamedPlayer => ({
	id: null,
	name: `Abdulrahman bin Abdulaziz Al-Mutairi ${side}${nth}`,
	name_ar: "عبدالرحمن بن عبدالعزيز بن خالد المطيري",
});

onOneEngine((engine) => {
	freshProduct(engine);
	let id: number;

	beforeEach(async () => {
		const home = await make.club({
			name: "Al-Ittihad of the Eastern Province",
			name_ar: "نادي الاتحاد بالمنطقة الشرقية",
		});
		const away = await make.club({ name: "Al-Wehda", name_ar: "الوحدة" });
		id = await make.tie({ home_team_id: home, away_team_id: away, match_time: "20:00", round: "7" });
		await runSql("update editions set depth = 'games'");
	});

	afterEach(() => runAsOperator("truncate sheet_versions"));

	const use = (format: string) => runSql("update groups set format = $1", [format]);
	/** Saves a sheet in which every rubber went the whole way. */
	async function fill(format: string, isAudited = false) {
		await use(format);
		const tie = await sheetTie(id);
		if (!tie) throw new Error("It has no sheet.");
		const { rules, code, order_of_play } = tie.format;
		const lineUp = (side: Side) =>
			Object.fromEntries(placesOf(rules, side).map((place, nth) => [place, player(side[0] ?? "", nth)]));
		const document: SheetDocument = {
			format: code,
			order_of_play,
			score: [3, 2],
			lineUps: { home: lineUp("home"), away: lineUp("away") },
			rubbers: rules.rubbers.map(({ home }, nth) => {
				const names = home.kind === "singles" ? [0] : [0, 1];
				return {
					...(nth === 1 ? { outcome: "retired", lost_by: "away" } : { outcome: "played", lost_by: null }),
					won: [3, 2],
					games: Array.from({ length: rules.bestOf }, (_, n) => (n % 2 ? [9, 11] : [21, 19])),
					home: names.map((n) => player("h", n)),
					away: names.map((n) => player("a", n)),
				};
			}),
		};
		if (isAudited) await storeVersion(operator, id, 4, document, null);
		else
			await runAsOperator("insert into sheet_versions (match_id, number, document) values ($1, 4, $2)", [id, document]);
	}
	const complete = (home: number, away: number) =>
		runSql("update matches set status = 'completed', home_score = $2, away_score = $3 where id = $1", [id, home, away]);
	const print = async (isBlank: boolean) => {
		const sheet = await printedSheet(id, { isBlank });
		if (!sheet) throw new Error("It has no sheet.");
		const pdf = await sheetPdf(sheet, at, "people");
		if (process.env.PRINT_TO)
			await writeFile(`${process.env.PRINT_TO}/${sheet.format.code}-${isBlank ? "blank" : "filled"}.pdf`, pdf);
		return pagesOf(pdf);
	};

	test("a version whose hash is in the audit log is printed with the first signs of it", async () => {
		await fill("pairs10", true);
		const [page] = await print(false);
		const { rows } = await runAsOperator("select details->>'sha256' as hash from audit_log order by id desc limit 1");
		expect(page).toContain("Version 4, hash");
		expect(page).toContain(rows[0].hash.slice(0, 12));
	});

	test.each((process.env.FORMATS ?? "all16,pairs10").split(","))(
		"%s, filled in and blank, is one page with both languages",
		async (format) => {
			await fill(format);
			const filled = await print(false);
			expect(filled).toHaveLength(1);
			for (const words of [
				"Al-Ittihad of the Eastern Province",
				"Al-Mutairi h0",
				"Al-Mutairi a1",
				"21-19",
				"3-2 ret.",
				"Version 4",
				"Round 7",
				"ورقة المباراة",
				"الوحدة",
				"الجولة 7",
				"انسحاب",
				"عبدالرحمن بن عبدالعزيز بن خالد المطيري",
				"النسخة 4",
			])
				expect(filled[0]).toContain(words);
			expect(filled[0], "no hash is known").not.toContain("hash");
			const blank = await print(true);
			expect(blank).toHaveLength(1);
			for (const words of ["To be filled in by hand", "باليد", "الوحدة"]) expect(blank[0]).toContain(words);
			expect(blank[0]).not.toContain("Al-Mutairi");
		},
	);

	test("who won a rubber is in bold letters, and the winner of the tie is named in both languages", async () => {
		await fill("swaythling5");
		await complete(3, 2);
		const sheet = await printedSheet(id, { isBlank: false });
		if (!sheet) throw new Error("It has no sheet.");
		expect([sheet.winner, sheet.rubbers.map(({ result }) => result?.winner)]).toEqual([
			"home",
			["home", "home", "home", "home", "home"],
		]);
		const page = Document.openDocument(await sheetPdf(sheet, at, "people"), "application/pdf").loadPage(0);
		const blocks: { lines?: { text: string; font: { weight: string; name: string } }[] }[] = JSON.parse(
			page.toStructuredText("preserve-whitespace").asJSON(),
		).blocks;
		const lines = blocks.flatMap(({ lines = [] }) => lines);
		const fontsOf = (name: string) => lines.filter(({ text }) => text.includes(name)).map(({ font }) => font.name);
		const [inLineUp = ""] = fontsOf("Al-Mutairi h0");
		expect(fontsOf("Al-Mutairi h0").filter((font) => font !== inLineUp).length).toBeGreaterThan(0);
		expect(fontsOf("Al-Mutairi a0").every((font) => font === inLineUp)).toBe(true);
		expect(lines.some(({ text }) => text.includes("Winner"))).toBe(true);
	});

	test("a sheet names no winner of a tie that a decision gave to a side", async () => {
		await fill("swaythling5");
		await complete(0, 3);
		const winner = async () => (await printedSheet(id, { isBlank: false }))?.winner;
		expect(await winner()).toBeUndefined();
		await complete(3, 2);
		expect(await winner()).toBe("home");
		await runSql("update matches set outcome = 'awarded', absent = 'home' where id = $1", [id]);
		expect(await winner()).toBeUndefined();
	});

	test("the day and the time of a sheet are in one line", async () => {
		await fill("swaythling5");
		const sheet = await printedSheet(id, { isBlank: false });
		if (!sheet) throw new Error("It has no sheet.");
		const page = Document.openDocument(await sheetPdf(sheet, at, "people"), "application/pdf").loadPage(0);
		const lines = page.toStructuredText("preserve-whitespace").asText().split("\n");
		expect(lines.some((line) => /2025.*8:00\sPM/.test(line))).toBe(true);
	});

	test("a line-up that is not opened is on no sheet", async () => {
		await use("swaythling5");
		const { rows } = await runAsOperator(
			"insert into lineups (match_id, side, sealed_at) values ($1, 'home', now()) returning id, opened_at",
			[id],
		);
		await runAsOperator(
			"insert into lineup_places (lineup_id, place, name, name_ar) values ($1, 'A', 'Hidden', 'مخفي')",
			[rows[0].id],
		);
		expect(rows[0].opened_at).toBeNull();
		expect((await printedSheet(id, { isBlank: false }))?.lineUps).toEqual({ home: {}, away: {} });
		await runAsOperator("update lineups set opened_at = now()");
		expect((await printedSheet(id, { isBlank: false }))?.lineUps.home.A?.name).toBe("Hidden");
	});
});
