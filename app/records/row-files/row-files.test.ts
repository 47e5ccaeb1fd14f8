import { encode } from "iconv-lite";
import { expect, test } from "vitest";
import { csvRows, openCsv } from "./csv.server.ts";
import { openText } from "./encoding.server.ts";
import { withoutJson } from "./json.server.ts";

const chunksOf = (...parts: Uint8Array[]) =>
	async function* () {
		yield* parts;
	};

async function open(file: Uint8Array | string) {
	const bytes = Buffer.from(file);
	const { file: text, doubt } = await openText(chunksOf(bytes.subarray(0, 1), bytes.subarray(1)));
	const lines = await withoutJson(text);
	return { opened: lines && (await openCsv(lines)), doubt };
}

/** The rows of a file with their lines, as an import reads them; undefined for one that is refused. */
async function readLines(file: Uint8Array | string, texts: string[] = []) {
	const { opened } = await open(file);
	if (!opened || "broken" in opened) return undefined;
	const rows = await Array.fromAsync(csvRows(opened.file, opened.columns, texts));
	expect(rows).toHaveLength(opened.rows);
	return rows;
}

const read = async (file: Uint8Array | string, texts: string[] = []) =>
	(await readLines(file, texts))?.map(({ fields }) => fields);

const table = "name\tname_ar\nSalem\tسالم\n";
const rows = [{ name: "Salem", name_ar: "سالم" }];

test.each([
	["UTF-8", Buffer.from(table)],
	["UTF-8 with a mark", Buffer.from(`\uFEFF${table}`)],
	["UTF-16, as Excel saves Unicode text", Buffer.from(`\uFEFF${table}`, "utf16le")],
	["UTF-16 with the high byte first", Buffer.from(`\uFEFF${table}`, "utf16le").swap16()],
	["UTF-16 without a mark", Buffer.from(table, "utf16le")],
	["UTF-16 with the high byte first and no mark", Buffer.from(table, "utf16le").swap16()],
	["the code page 1256 of Windows", encode(table, "windows-1256")],
	["the code page 720 of MS-DOS", encode(table, "cp720")],
])("a file of tabs in %s is read", async (_, file) => {
	expect(await read(file)).toEqual(rows);
});

test.each(["windows-1256", "cp720", "utf-16le"] as const)("a file of JSON in %s is read", async (encoding) => {
	expect(await read(encode('[{"name": "Salem", "name_ar": "سالم العامر"}]', encoding))).toEqual([
		{ name: "Salem", name_ar: "سالم العامر" },
	]);
});

test.each(["windows-1252", "cp850"] as const)("Western names in %s keep their accents", async (encoding) => {
	const names = ["José Núñez", "Björn Åkesson", "Müller", "François", "O'Neil – 2"];
	const file = encode(`name\n${names.join("\n")}`, encoding);
	expect(await read(file, ["name"])).toEqual(
		names.map((name) => ({ name: encoding === "cp850" ? name.replace("–", "?") : name })),
	);
});

test("letters that read in two pages are asked about, with what each makes of them", async () => {
	const { doubt } = await open(Buffer.concat([Buffer.from("name\nA "), Buffer.from([0xe3, 0xe5, 0xed])]));
	expect(doubt).toEqual([
		{ page: "windows-1256", sample: "A مهي" },
		{ page: "cp720", sample: "A عفو" },
	]);
	expect((await open(Buffer.from([0x6e, 0x0a, 0xb0, 0xb1, 0xb2, 0xc9, 0xbb, 0x0a]))).doubt).toBeDefined();
	expect((await open(encode("name\nسالم", "windows-1256"))).doubt).toBeUndefined();
});

test("UTF-8 that was cut inside a letter is refused with its line, and never read in a page", async () => {
	const whole = Buffer.from("name\nSalem\nسالم العامر\nنور");
	expect((await open(whole.subarray(0, -1))).opened).toEqual({ broken: 4 });
	expect(await read(Buffer.from("name\n\uFFFD"))).toEqual([{ name: "\uFFFD" }]);
});

test("rows with nothing in them are passed over, and those after them keep their lines", async () => {
	const rows = await readLines("name,ranking\nA,1\n,,\n ,\u200f\n,\nB,2\n\n,,,\n");
	expect(rows).toEqual([
		{ line: 2, fields: { name: "A", ranking: "1" } },
		{ line: 6, fields: { name: "B", ranking: "2" } },
	]);
	expect(await read('[{"a": 1}, {}, {"a": ""}, {"a": 2}]')).toEqual([{ a: "1" }, { a: "2" }]);
});

test("60,000 rows of delimiters are no rows of a file", async () => {
	const { opened } = await open(`name,ranking\nA,1\n${",\n".repeat(60_000)}B,2\n`);
	expect(opened).toMatchObject({ rows: 2 });
});

test.each([
	["sep=;", ";"],
	['"sep=;"', ";"],
	["\uFEFFSEP=|", "|"],
	["sep=\t", "\t"],
	["sep=,", ","],
])("a first line %j names the delimiter", async (first, sign) => {
	const rows = await readLines(`${first}\r\nname${sign}ranking\r\n"A, B"${sign}1\r\n`);
	expect(rows).toEqual([{ line: 3, fields: { name: "A, B", ranking: "1" } }]);
});

test("a quotation mark inside a cell is taken as written", async () => {
	expect(await read('name,ranking\n5" handle,1\nNour "Nono" Ali,2')).toEqual([
		{ name: '5" handle', ranking: "1" },
		{ name: 'Nour "Nono" Ali', ranking: "2" },
	]);
});

test.each([
	["is never closed", 'name,ranking\nA,1\n"B,2\nC,3', 3],
	["is closed inside a cell", 'name,ranking\nA,1\n"B" x,2', 3],
	["opens a cell that goes on after it", 'name,ranking\n"5" handle",2', 2],
])("a quotation mark that %s is refused with its line", async (_, file, line) => {
	expect((await open(file)).opened).toEqual({ broken: line });
});

test("digits are Latin ones, but in columns of people's own words", async () => {
	expect(await read("name,ranking\nمنذ ٢٠١٠,٤٤", ["name"])).toEqual([{ name: "منذ ٢٠١٠", ranking: "44" }]);
});

test("rows of JSON may leave columns out", async () => {
	expect(await read('[{"name": "A, \\"B\\"", "ranking": 4}, {"name_ar": null, "name": "C"}]')).toEqual([
		{ name: 'A, "B"', ranking: "4", name_ar: "" },
		{ name: "C", ranking: "", name_ar: "" },
	]);
});

test.each([
	["no row", "[]"],
	["a row without columns", "[{}]"],
	["numbers instead of rows", `[${"1,".repeat(4_000_000)}1]`],
	["a number among rows", '[{"a": 1}, 1]'],
	["a row inside a row", '[{"a": {"b": 1}}]'],
	["a list inside a row", '[{"a": [1]}]'],
	["more than 100 columns, one row each", `[${Array.from({ length: 101 }, (_, i) => `{"c${i}": 1}`).join()}]`],
	["a long name of a column", `[{"${"a".repeat(61)}": 1}]`],
	["more than 50,001 rows", `[${'{"a": 2},'.repeat(50_001)}{"a": 1}]`],
])("JSON with %s is refused", async (_, file) => {
	expect(await read(file)).toBeUndefined();
});

test("50,000 rows of JSON that leave 99 columns out are read", async () => {
	const wide = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`c${i}`, i]));
	expect(await read(`[${JSON.stringify(wide)}${',{"c0":1}'.repeat(49_999)}]`)).toHaveLength(50_000);
});
