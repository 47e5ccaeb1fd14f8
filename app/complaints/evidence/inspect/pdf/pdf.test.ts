import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encoders, makePdf, type PdfPart } from "../../../../../test/make-pdf.ts";
import { keysOf } from "../../../../base/literals.ts";
import { inspectBytes } from "../inspect-bytes.server.ts";

// Files are made here object by object: nothing hostile is in the repository.
const inspect = (bytes: Buffer) => inspectBytes("a.pdf", bytes);
const taken = { ok: true, type: "application/pdf", whole: true };
const filters = keysOf(encoders);
const script = "<</S/JavaScript/JS(app.alert(1))>>";
const opens = { catalog: "/OpenAction 5 0 R" };

/** Another program's shape of a document; README.md beside the files has the commands. */
const qpdf = (name: string) => readFileSync(`test/from-qpdf/${name}.pdf`);
const link = "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org)>>>>";

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>]>([
	["a plain file", () => makePdf()],
	["a link that a person presses", () => makePdf([link])],
	["a page to begin with", () => makePdf([], { catalog: "/OpenAction[3 0 R/Fit]" })],
	["an action that goes to a page", () => makePdf(["<</S/GoTo/D[3 0 R/Fit]>>"], opens)],
	["the shape of qpdf with object streams", () => qpdf("object-streams")],
	["a linearised file", () => qpdf("linearised")],
	["a linearised file with object streams", () => qpdf("linearised-object-streams")],
	["a file for people to read", () => qpdf("readable")],
	[
		"a scanned page",
		async () => {
			const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#eee" } })
				.jpeg()
				.toBuffer();
			const dict =
				"/Type/XObject/Subtype/Image/Width 300/Height 200/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode";
			return makePdf([{ dict, stream: image }]);
		},
	],
	["bytes of a picture that look like a short name", () => makePdf([{ dict: "", stream: "\xff/JS \x00/JS(\x81" }])],
	["a font that is called AA", () => makePdf(["<</AA<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>"])],
	...filters.map(
		(filter) =>
			[`an object stream behind ${filter}`, () => makePdf([], { packedBy: [filter] })] as [string, () => Buffer],
	),
	[
		"a later version of the file behind the first",
		() => {
			const first = makePdf();
			const start = /startxref\n(\d+)/.exec(first.toString("latin1"))![1];
			const table = first.length + 20;
			const added = `4 0 obj\n<<>>\nendobj\n`.padEnd(20, "\n");
			return Buffer.concat([
				first,
				Buffer.from(
					`${added}xref\n4 1\n${String(first.length).padStart(10, "0")} 00000 n \n` +
						`trailer\n<</Size 5/Root 1 0 R/Prev ${start}>>\nstartxref\n${table}\n%%EOF\n`,
				),
			]);
		},
	],
])("%s is taken", async (_, bytes) => {
	expect(await inspect(await bytes())).toEqual(taken);
});

const packings = [
	...filters.map((filter) => [filter]),
	["ASCIIHexDecode", "FlateDecode"],
	["ASCII85Decode", "LZWDecode", "FlateDecode"],
] as (typeof filters)[];
test.each(packings.map((packedBy) => ({ packedBy, behind: packedBy.join(", ") })))(
	"a script in an object stream behind $behind is refused",
	async ({ packedBy }) => {
		expect(await inspect(makePdf([script], { packedBy, ...opens }))).toEqual({ ok: false, problem: "evidenceActive" });
	},
);

test.each<[what: string, parts: PdfPart[], options?: Parameters<typeof makePdf>[1]]>([
	["a script", [script], opens],
	["a script that nothing leads to", [script]],
	["a script in an object that no cross-reference names", [], { unlisted: `9 0 obj\n${script}\nendobj\n` }],
	["a script under a spelled name", ["<</S/Java#53cript/J#53(app.alert(1))>>"], opens],
	["a script under a name of the other key", ["<</S/#4aavaScript>>"], opens],
	["comments between the words", ["<</S%x\n/JavaScript%y\n/JS%z\n(app.alert(1))>>"], opens],
	["a script whose kind is another object", ["<</S 6 0 R>>", "/JavaScript"], opens],
	["a script in a tree of names", ["<</Names[(a)6 0 R]>>", script], { catalog: "/Names<</JavaScript 5 0 R>>" }],
	["a script behind an action of the page", ["<</S/GoTo/D[3 0 R/Fit]/Next 6 0 R>>", script], opens],
	["a program", ["<</S/Launch/F(cmd.exe)>>"]],
	["a program under a spelled name", ["<</S/L#61unch/F(cmd.exe)>>"]],
	["a form that is sent", ["<</S/SubmitForm/F(https://example.org)>>"]],
	["data that is fetched", ["<</S/ImportData/F(x)>>"]],
	["rich media", ["<</Type/Annot/Subtype/RichMedia>>"]],
	["a model that runs scripts", ["<</Type/Annot/Subtype/3D>>"]],
	[
		"a form of the other kind",
		["<</XFA[(template)6 0 R]>>", { dict: "", stream: "<template/>" }],
		{ catalog: "/AcroForm 5 0 R" },
	],
	["a page that is opened by itself", ["<</S/URI/URI(https://example.org)>>"], opens],
	[
		"a page that is opened when a page closes",
		["<</S/URI/URI(https://example.org)>>"],
		{ catalog: "/AA<</WC 5 0 R>>" },
	],
	["a page that is opened after another action", ["<</S/GoTo/D[3 0 R/Fit]/Next[6 0 R]>>", "<</S/URI/URI(x)>>"], opens],
	["a file of a share that is opened by itself", ["<</S/GoToR/F(\\\\\\\\host\\\\a.pdf)>>"], opens],
])("%s is refused", async (_, parts, options) => {
	expect(await inspect(makePdf(parts, options))).toEqual({ ok: false, problem: "evidenceActive" });
});

test.each<[what: string, parts: PdfPart[], options?: Parameters<typeof makePdf>[1]]>([
	["a program inside", [{ dict: "/Type/EmbeddedFile", stream: "MZ" }]],
	["a program inside, without its type", ["<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>", { dict: "", stream: "MZ" }]],
	["a portfolio", [], { catalog: "/Collection<<>>" }],
	["a file that is opened from inside", ["<</S/GoToE>>"]],
	["a file inside that no cross-reference names", [], { unlisted: "9 0 obj\n<</Type/Embedded#46ile>>\nendobj\n" }],
])("%s is refused: what is inside is to be sent by itself", async (_, parts, options) => {
	expect(await inspect(makePdf(parts, options))).toEqual({ ok: false, problem: "evidenceInside" });
});

test("a stream whose bytes are elsewhere is refused", async () => {
	const bytes = makePdf([{ dict: "/F<</FS/URL/F(https://example.org/x)>>", stream: "" }]);
	expect(await inspect(bytes)).toEqual({ ok: false, problem: "evidenceRemote" });
});

test.each<[what: string, bytes: () => Buffer, problem: string]>([
	["a locked file", () => qpdf("locked"), "evidenceEncrypted"],
	["a file that is locked without a password", () => qpdf("locked-without-password"), "evidenceEncrypted"],
	[
		"a lock that nobody knows",
		() => makePdf(["<</Filter/Mine/V 9>>"], { trailer: "/Encrypt 5 0 R" }),
		"evidenceEncrypted",
	],
	[
		"an archive behind the end",
		() => Buffer.concat([makePdf(), Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
		"evidenceTwofold",
	],
	[
		"a script behind the end",
		() => Buffer.concat([makePdf(), Buffer.from("<script>alert(1)</script>")]),
		"evidenceTwofold",
	],
	["no end", () => makePdf().subarray(0, 60), "evidenceDamaged"],
	[
		"nothing but an end",
		() => Buffer.from("%PDF-1.7\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF\n"),
		"evidenceDamaged",
	],
	[
		"a bomb in an object stream",
		() =>
			makePdf([
				{
					dict: "/Type/ObjStm/N 1/First 4/Filter/FlateDecode",
					stream: encoders.FlateDecode(Buffer.alloc(170 * 1024 * 1024)),
				},
			]),
		"evidenceBomb",
	],
	[
		"a bomb in a page's content",
		() => makePdf([{ dict: "/Filter/FlateDecode", stream: encoders.FlateDecode(Buffer.alloc(170 * 1024 * 1024)) }]),
		"evidenceBomb",
	],
])("a file with %s is refused", async (_, bytes, problem) => {
	expect(await inspect(bytes())).toEqual({ ok: false, problem });
});

test.each<[what: string, bytes: () => Buffer]>([
	[
		"a file whose table is wrong and has to be repaired",
		() =>
			Buffer.from(
				makePdf()
					.toString("latin1")
					.replace(/startxref\n\d+/, "startxref\n7"),
				"latin1",
			),
	],
	[
		"an object stream that no cross-reference names",
		() =>
			makePdf([], {
				unlisted: `9 0 obj\n<</Type/ObjStm/N 1/First 4/Length 20>>stream\n${" ".repeat(20)}\nendstream\nendobj\n`,
			}),
	],
	[
		"an object stream under a spelled type that no cross-reference names",
		() => makePdf([], { unlisted: "9 0 obj\n<</Type/%x\n/Obj#53tm>>stream\nx\nendstream\nendobj\n" }),
	],
	[
		"a stream whose end is missing",
		() =>
			makePdf([
				{ dict: "/Filter/FlateDecode", stream: encoders.FlateDecode(Buffer.alloc(50_000, "a1b2")).subarray(0, 60) },
			]),
	],
	["a stream that no filter unfolds", () => makePdf([{ dict: "/Filter/Unheard", stream: "x" }])],
])("%s is kept and is not whole: another reader may see more", async (_, bytes) => {
	expect(await inspect(bytes())).toEqual({ ...taken, whole: false });
});
