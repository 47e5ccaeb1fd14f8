import type { EvidenceProblem } from "../../app/complaints/evidence/rules/evidence-rules.ts";
import { contentTypesWith, documentOf, makeDocx, relationshipsOf, relationshipTypes, zipOf } from "../make-docx.ts";
import { encoders, makePdf, type PdfPart } from "../make-pdf.ts";
import { chunk, jpeg, png, pngWith } from "./harmless.ts";
import { updated } from "./harmless-pdf.ts";

/** Files that do something, byte by byte: each is refused, and why. */

type Hostile = [name: string, bytes: () => Buffer | Promise<Buffer>, problem: EvidenceProblem];
const script = "<</S/JavaScript/JS(app.alert(1))>>";
const program = "<</S/L#61unch/F(cmd.exe)>>";
const opens = { catalog: "/OpenAction 5 0 R" };
const pdf = (problem: EvidenceProblem, parts: PdfPart[], options?: Parameters<typeof makePdf>[1]): Hostile => [
	"a.pdf",
	() => makePdf(parts, options),
	problem,
];
const unlisted = (text: string) => pdf("evidenceActive", [], { unlisted: text });
const updates = (problem: EvidenceProblem, first: PdfPart[], objects: Record<number, string>): Hostile => [
	"a.pdf",
	() => updated(makePdf(first, opens), objects),
	problem,
];
/** An object stream whose table names one object fewer than are in it. */
const packed = (object: string) => {
	const first = "9 0\n";
	const stream = encoders.FlateDecode(Buffer.from(`${first}<</A 1>> ${object}`, "latin1"));
	return [{ dict: `/Type/ObjStm/N 1/First ${first.length}/Filter/FlateDecode`, stream }];
};

const pdfs: Record<string, Hostile> = {
	"a script that runs when it is opened": pdf("evidenceActive", [script], opens),
	"a program under a spelled name": pdf("evidenceActive", [program]),
	"a script that nothing leads to": pdf("evidenceActive", [script]),
	"a script in an object that no table lists": unlisted(`9 0 obj\n${script}\nendobj\n`),
	"the same behind a comment": unlisted(`9 %x\n0 %y\nobj%z\n${program}\nendobj\n`),
	"the same in a comment, where some readers find it": unlisted(`% 9 0 obj ${script} endobj\n`),
	"the same in an open string, where some readers find it": unlisted(`8 0 obj (\n9 0 obj ${script}\nendobj\n`),
	"a script in an object stream": pdf("evidenceActive", [script], { packedBy: ["FlateDecode"], ...opens }),
	"a script in an object stream whose table leaves it out": pdf("evidenceActive", packed(script)),
	"a program inside, in an object stream whose table leaves it out": pdf(
		"evidenceInside",
		packed("<</Type/Filespec/EF<</F 7 0 R>>>>"),
	),
	"a script that a later version covers": updates("evidenceActive", [script], { 5: "<</S/GoTo/D[3 0 R/Fit]>>" }),
	"a script that a later version brings": updates("evidenceActive", ["<</S/GoTo/D[3 0 R/Fit]>>"], { 5: script }),
	"a script in a tree of names": pdf("evidenceActive", ["<</Names[(a)6 0 R]>>", script], {
		catalog: "/Names<</JavaScript 5 0 R>>",
	}),
	"a script of a field": pdf("evidenceActive", [`<</FT/Tx/T(a)/AA<</K ${script}>>>>`], {
		catalog: "/AcroForm<</Fields[5 0 R]>>",
	}),
	"a form that brings its own scripts": pdf("evidenceActive", [{ dict: "", stream: "<template/>" }], {
		catalog: "/AcroForm<</XFA 5 0 R>>",
	}),
	"a form that is sent": pdf("evidenceActive", ["<</S/SubmitForm/F(https://example.org)>>"]),
	"a page that is opened by itself": pdf("evidenceActive", ["<</S/URI/URI(https://example.org)>>"], opens),
	"a film with scripts": pdf("evidenceActive", ["<</Type/Annot/Subtype/RichMedia>>"]),
	"a program inside": pdf("evidenceInside", [{ dict: "/Type/EmbeddedFile", stream: "MZ" }]),
	"a collection of files": pdf("evidenceInside", [], { catalog: "/Collection<<>>" }),
	"a stream whose bytes are elsewhere": pdf("evidenceRemote", [{ dict: "/F(https://example.org/x)", stream: "" }]),
	"a lock": pdf("evidenceEncrypted", ["<</Filter/Mine/V 9>>"], { trailer: "/Encrypt 5 0 R" }),
	"a program in front": ["a.pdf", () => Buffer.concat([Buffer.from("MZ\x90\0"), makePdf()]), "evidenceTwofold"],
	"an archive behind": ["a.pdf", async () => Buffer.concat([makePdf(), await makeDocx()]), "evidenceTwofold"],
};

const rels = (type: string, target: string, mode = ' TargetMode="External"') =>
	makeDocx({
		"word/_rels/document.xml.rels": relationshipsOf(
			`<Relationship Id="r1" Type="${relationshipTypes}/${type}" Target="${target}"${mode}/>`,
		),
	});
const text = (body: string) => makeDocx({ "word/document.xml": documentOf(body) });
const docx = (problem: EvidenceProblem, bytes: () => Promise<Buffer>): Hostile => ["a.docx", bytes, problem];

const documents: Record<string, Hostile> = {
	macros: docx("evidenceActive", () => makeDocx({ "word/vbaProject.bin": "x" })),
	"macros under a name of their own": docx("evidenceActive", () =>
		makeDocx({
			"docProps/x.bin": "x",
			"docProps/_rels/app.xml.rels": relationshipsOf(
				'<Relationship Id="r1" Target="x.bin" ' +
					'Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject"/>',
			),
		}),
	),
	"macros by their type": docx("evidenceActive", () =>
		makeDocx({ "[Content_Types].xml": contentTypesWith("application/vnd.ms-word.document.macro&#69;nabled.main+xml") }),
	),
	"a part of another program": docx("evidenceActive", () => rels("webextension", "x.xml", "")),
	"buttons of its own": docx("evidenceActive", () => rels("ui/extensibility", "x.xml", "")),
	"a web page inside": docx("evidenceActive", () => rels("aFChunk", "x.html", "")),
	"a field that starts a program": docx("evidenceActive", () =>
		text('<w:p><w:fldSimple w:instr=" DDEAUTO c:\\\\windows cmd "/></w:p>'),
	),
	"a drawing with a script": docx("evidenceActive", () =>
		makeDocx({ "word/media/a.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' }),
	),
	"a program named as a picture": docx("evidenceActive", () => makeDocx({ "word/media/a.png": "MZ\x90\0" })),
	"a type of its own that names files": docx("evidenceActive", () =>
		makeDocx({ "word/document.xml": '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }),
	),
	"a template from elsewhere": docx("evidenceRemote", () => rels("attachedTemplate", "https://example.org/x.dotm")),
	"a template of a share": docx("evidenceRemote", () => rels("attachedTemplate", "file:////host/x.dotm")),
	"a picture from elsewhere": docx("evidenceRemote", () => rels("image", "https://example.org/a.png")),
	"data from elsewhere": docx("evidenceRemote", () => rels("mailMergeSource", "https://example.org/a.xlsx")),
	"a field that fetches": docx("evidenceRemote", () =>
		text('<w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;https://example.org/a.png&quot; "/></w:p>'),
	),
	"a link to a share": docx("evidenceLink", () => rels("hyperlink", "\\\\host\\share\\a.docx")),
	"a link to a program": docx("evidenceLink", () => rels("hyperlink", "ms-msdt:/id PCWDiagnostic")),
	"an object of another program": docx("evidenceInside", () => rels("oleObject", "x.bin", "")),
	"an archive inside": docx("evidenceInside", async () => makeDocx({ "word/a.zip": await zipOf({ "a.txt": "x" }) })),
	"a second document behind it": docx("evidenceTwofold", async () => Buffer.concat([await makeDocx(), makePdf()])),
};

const behind = (name: string, picture: Buffer, more: () => Buffer | Promise<Buffer>): Hostile => [
	name,
	async () => Buffer.concat([picture, await more()]),
	"evidenceTwofold",
];
const latin = (bytes: string) => () => Buffer.from(bytes, "latin1");
const pictures: Record<string, Hostile> = {
	"a second picture behind a picture": behind("a.png", png, () => png),
	"an archive behind a picture": behind("a.png", png, () => makeDocx()),
	"a document behind a picture": behind("a.png", png, () => makePdf()),
	"one letter behind a picture": behind("a.png", png, latin("\0\0x")),
	"a page between the parts of a picture": [
		"a.png",
		() => pngWith(latin("<script>alert(1)</script>")()),
		"evidenceTwofold",
	],
	"a document in the comment of a picture": ["a.png", () => pngWith(chunk("tEXt", makePdf())), "evidenceTwofold"],
	"an archive behind a photo": behind("a.jpg", jpeg, () => makeDocx()),
	"an archive of another kind behind a photo": behind("a.jpg", jpeg, latin("Rar!\x1a\x07\x01\0")),
	"an archive of a third kind behind a photo": behind("a.jpg", jpeg, latin("7z\xbc\xaf\x27\x1c\0\x04")),
	"a program behind a photo": behind("a.jpg", jpeg, latin("MZ\x90\0")),
	"a page behind a photo": behind("a.jpg", jpeg, latin("\n<script>alert(1)</script>")),
	"a document behind a photo": behind("a.jpg", jpeg, () => makePdf()),
	"an old document behind a photo": behind("a.jpg", jpeg, latin("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")),
};

export const hostile: Record<string, Hostile> = {
	...Object.fromEntries(Object.entries(pdfs).map(([what, row]) => [`a PDF with ${what}`, row])),
	...Object.fromEntries(Object.entries(documents).map(([what, row]) => [`a letter with ${what}`, row])),
	...pictures,
};
