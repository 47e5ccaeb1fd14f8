import { expect, test } from "vitest";
import { csvRows, openCsv } from "./csv.server.ts";
import { withoutJson } from "./json.server.ts";

const chunksOf = (...parts: Uint8Array[]) =>
	async function* () {
		yield* parts;
	};

/** The rows of a file, as an import reads them; undefined for one that is refused. */
async function read(file: Uint8Array | string, texts: string[] = []) {
	const bytes = Buffer.from(file);
	const lines = await withoutJson(chunksOf(bytes.subarray(0, 1), bytes.subarray(1)));
	const opened = lines && (await openCsv(lines));
	return opened && (await Array.fromAsync(csvRows(opened.file, opened.columns, texts))).map(({ fields }) => fields);
}

const table = "name\tname_ar\nSalem\tسالم\n";
const rows = [{ name: "Salem", name_ar: "سالم" }];

test.each([
	["UTF-8", Buffer.from(table)],
	["UTF-8 with a mark", Buffer.from(`\uFEFF${table}`)],
	["UTF-16, as Excel saves Unicode text", Buffer.from(`\uFEFF${table}`, "utf16le")],
	["UTF-16 with the high byte first", Buffer.from(`\uFEFF${table}`, "utf16le").swap16()],
])("a file of tabs in %s is read", async (_, file) => {
	expect(await read(file)).toEqual(rows);
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
	["more than 50,001 rows", `[${"{},".repeat(50_001)}{"a": 1}]`],
])("JSON with %s is refused", async (_, file) => {
	expect(await read(file)).toBeUndefined();
});

test("50,000 rows of JSON that leave 99 columns out are read", async () => {
	const wide = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`c${i}`, i]));
	expect(await read(`[${JSON.stringify(wide)}${',{"c0":1}'.repeat(49_999)}]`)).toHaveLength(50_000);
});
