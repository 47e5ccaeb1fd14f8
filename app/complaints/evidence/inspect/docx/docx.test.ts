import { expect, test } from "vitest";
import {
	contentTypesWith,
	documentOf,
	makeDocx,
	relationshipsOf,
	relationshipTypes,
	wordParts,
	zipOf,
} from "../../../../../test/make-docx.ts";
import { inspectBytes } from "../inspect-bytes.server.ts";

// Documents are made here part by part: nothing hostile is in the repository.
const inspect = async (bytes: Buffer | Promise<Buffer>) => inspectBytes("a.docx", await bytes);
const rels = (entries: string | Buffer) =>
	makeDocx({ "word/_rels/settings.xml.rels": typeof entries === "string" ? relationshipsOf(entries) : entries });
const template = `${relationshipTypes}/attachedTemplate`;
const utf16 = (text: string, order: "le" | "be" = "le") => {
	const bytes = Buffer.from(`\ufeff${text.replace("UTF-8", "UTF-16")}`, "utf16le");
	return order === "le" ? bytes : bytes.swap16();
};
const remote = (mode = 'TargetMode="External"') =>
	`<Relationship Id="r1" Type="${template}" Target="https://example.org/x.dotm" ${mode}/>`;
const prefixed = `<?xml version="1.0"?>
<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships">
<p:Relationship Id="r1" Type="${template}" Target="https://example.org/x" TargetMode="External"/>
</p:Relationships>`;
const field = (...runs: string[]) =>
	documentOf(
		'<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
			runs.map((run) => `<w:r><w:instrText>${run}</w:instrText></w:r>`).join("") +
			'<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
	);
const link = (target: string) =>
	makeDocx({
		"word/_rels/document.xml.rels": relationshipsOf(
			`<Relationship Id="r1" Type="${relationshipTypes}/hyperlink" Target="${target}" TargetMode="External"/>`,
		),
	});
const nested = (name: string, workbook: Buffer) => makeDocx({ [`word/embeddings/${name}`]: workbook });
const workbook = (more: Record<string, string> = {}) =>
	zipOf({
		"[Content_Types].xml": contentTypesWith("application/xml"),
		"xl/workbook.xml": "<workbook/>",
		...more,
	});

test.each<[what: string, bytes: () => Promise<Buffer>]>([
	["a plain document", () => makeDocx()],
	["links to pages, mailboxes and files beside the document", () => link("https://example.org/a?b=1&amp;c=2")],
	["a link to a mailbox", () => link("mailto:someone@example.org")],
	["a link to a file of one's own disk", () => link("file:///C:/Users/a/b.docx")],
	[
		"a strict document (ISO 29500)",
		() =>
			makeDocx({
				"_rels/.rels": relationshipsOf(
					'<Relationship Id="r1" Target="/word/document.xml" ' +
						'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"/>',
				),
			}),
	],
	[
		"a document whose main part has another name",
		async () => {
			const { "word/document.xml": main, ...others } = wordParts();
			const to = "word/document2.xml";
			return zipOf({
				...others,
				"_rels/.rels": String(others["_rels/.rels"]).replace("word/document.xml", to),
				[to]: main ?? "",
			});
		},
	],
	["a part in UTF-16", () => makeDocx({ "word/document.xml": utf16(documentOf("")) })],
	["fields of an ordinary text", () => makeDocx({ "word/document.xml": field(" PAGE ") })],
	[
		"a table of contents: fields within a field's result",
		() =>
			makeDocx({
				"word/document.xml": documentOf(
					'<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText> TOC \\o "1-3" </w:instrText>' +
						'<w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="begin"/>' +
						'<w:instrText> HYPERLINK \\l "_Toc1" </w:instrText><w:fldChar w:fldCharType="separate"/>' +
						'<w:t>1</w:t><w:fldChar w:fldCharType="end"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
				),
			}),
	],
	["a picture inside", () => makeDocx({ "word/media/image1.png": Buffer.from("89504e470d0a1a0a", "hex") })],
	["a chart with its figures", async () => nested("Microsoft_Excel_Sheet.xlsx", await workbook())],
	[
		"addresses in data that Word does not lay out",
		() => makeDocx({ "customXml/item1.xml": '<a src="https://example.org/schema"/>' }),
	],
])("%s is taken", async (_, bytes) => {
	expect(await inspect(bytes())).toMatchObject({ ok: true, whole: true });
});

test.each<[what: string, bytes: () => Promise<Buffer>]>([
	["a link that is a script", () => link("javascript:alert(1)")],
	["macros", () => makeDocx({ "word/vbaProject.bin": "x" })],
	[
		"macros under another name",
		() =>
			makeDocx({
				"word/x.bin": "x",
				"word/_rels/document.xml.rels": relationshipsOf(
					'<Relationship Id="r1" Target="x.bin" ' +
						'Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject"/>',
				),
			}),
	],
	[
		"a macro document by its type",
		() =>
			makeDocx({ "[Content_Types].xml": contentTypesWith("application/vnd.ms-word.document.macroEnabled.main+xml") }),
	],
	[
		"a macro document by its type, spelled with entities",
		() =>
			makeDocx({
				"[Content_Types].xml": contentTypesWith("application/vnd.ms-word.document.macro&#69;nabled.main+xml"),
			}),
	],
	["controls", () => makeDocx({ "word/activeX/activeX1.xml": "x" })],
	["a web page inside", () => rels(`<Relationship Id="r1" Type="${relationshipTypes}/aFChunk" Target="x.html"/>`)],
	[
		"a document type",
		() => makeDocx({ "word/document.xml": '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }),
	],
	["a field that starts a program", () => makeDocx({ "word/document.xml": field(" DDEAUTO c:\\\\windows cmd ") })],
	["the same in several runs", () => makeDocx({ "word/document.xml": field(" DD", "EAU", "TO cmd") })],
	[
		"the same as a simple field",
		() => makeDocx({ "word/document.xml": documentOf('<w:p><w:fldSimple w:instr=" dde cmd "/></w:p>') }),
	],
	[
		"a field whose name another field makes",
		() =>
			makeDocx({
				"word/document.xml": field('</w:instrText><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE 68 68 69'),
			}),
	],
	["a program behind a picture's name", () => makeDocx({ "word/media/image1.png": Buffer.from("MZ\x90\0program") })],
])("a document that loads or runs something (%s) is refused (ASVS 1.5.1)", async (_, bytes) => {
	expect(await inspect(bytes())).toEqual({ ok: false, problem: "evidenceActive" });
});

test.each<[what: string, bytes: () => Promise<Buffer>]>([
	["double quotes", () => rels(remote())],
	["single quotes", () => rels(remote("TargetMode='External'"))],
	["blanks around the sign", () => rels(remote('TargetMode \n=\t"External"'))],
	["entities", () => rels(remote('TargetMode="&#69;xternal"'))],
	["entities in hexadecimal", () => rels(remote('TargetMode="&#x45;&#x78;ternal"'))],
	["small letters", () => rels(remote('TargetMode="external"'))],
	["a prefix", () => rels(Buffer.from(prefixed))],
	["UTF-16", () => rels(utf16(relationshipsOf(remote())))],
	["UTF-16, the other order", () => rels(utf16(relationshipsOf(remote()), "be"))],
	["an address without a mode", () => rels(remote(""))],
	["a share without a mode", () => rels(`<Relationship Id="r1" Type="${template}" Target="\\\\host\\x.dotm"/>`)],
	[
		"the strict standard's name",
		() => rels(remote().replace(relationshipTypes, "http://purl.oclc.org/ooxml/officeDocument/relationships")),
	],
	["a frame", () => rels(remote().replace("attachedTemplate", "frame"))],
	["a mail merge's source", () => rels(remote().replace("attachedTemplate", "mailMergeSource"))],
	["a kind nobody knows", () => rels(remote().replace("attachedTemplate", "somethingNew"))],
	["a linked object", () => rels(remote().replace("attachedTemplate", "externalLink"))],
	[
		"a template of a share, with four strokes",
		() => rels(remote("").replace("https://example.org", "file:////example.org")),
	],
	["a template of a share in disguise", () => rels(remote("").replace("https://", "file:///%5C%5C"))],
])("what a document asks for when it is opened (%s) is refused (ASVS 1.5.1)", async (_, bytes) => {
	expect(await inspect(bytes())).toEqual({ ok: false, problem: "evidenceRemote" });
});

test.each<[what: string, bytes: () => Promise<Buffer>]>([
	["a link to a program's protocol", () => link("ms-msdt:/id PCWDiagnostic")],
	["a link to a share", () => link("file://host/share/a.docx")],
	["a link to a share, the short way", () => link("\\\\host\\share\\a.docx")],
])("%s is refused: it starts a program, or sends who presses it to a share", async (_, bytes) => {
	expect(await inspect(bytes())).toEqual({ ok: false, problem: "evidenceLink" });
});

test.each([
	"file:///C:\\Users\\player\\AppData\\Roaming\\Microsoft\\Templates\\Club%20letter.dotx",
	"C:\\Templates\\letter.dotx",
	"file:////Users/sara/Library/Group%20Containers/UBF8T346G9.Office/Letter.dotx",
	"file:///Users/sara/Letter.dotx",
	"file://localhost/Applications/Office/Letter.dotx",
	"Letter.dotx",
])("a document from a template on its writer's disk (%s) is taken: no one is asked for it", async (target) => {
	const entry = `<Relationship Id="r1" Type="${template}" Target="${target}" TargetMode="External"/>`;
	expect(await inspect(rels(entry))).toMatchObject({ ok: true, whole: true });
});

test.each<[what: string, bytes: () => Promise<Buffer>]>([
	["as a relationship", () => rels(remote().replace("attachedTemplate", "image"))],
	[
		"as a relationship with single quotes",
		() => rels(remote("TargetMode='External'").replace("attachedTemplate", "image")),
	],
	["as a field", () => makeDocx({ "word/document.xml": field(' INCLUDEPICTURE "https://example.org/a.png" ') })],
	[
		"by its own address",
		() =>
			makeDocx({
				"word/document.xml": documentOf('<v:shape><v:imagedata src="https://example.org/a.png"/></v:shape>'),
			}),
	],
])(
	"a picture that is fetched from elsewhere (%s) is refused: it would tell who opens it, and where",
	async (_, bytes) => {
		expect(await inspect(bytes())).toEqual({ ok: false, problem: "evidenceRemote" });
	},
);

test.each<[what: string, problem: string, bytes: () => Promise<Buffer>]>([
	[
		"an object of another program",
		"evidenceInside",
		() => rels(`<Relationship Id="r1" Type="${relationshipTypes}/oleObject" Target="x.bin"/>`),
	],
	[
		"an object under another name",
		"evidenceInside",
		() => makeDocx({ "word/x.bin": Buffer.from("d0cf11e0a1b11ae1", "hex") }),
	],
	["an archive", "evidenceInside", async () => makeDocx({ "word/media/a.zip": await zipOf({ "a.txt": "x" }) })],
	[
		"a workbook with macros",
		"evidenceActive",
		async () => nested("a.xlsx", await workbook({ "xl/vbaProject.bin": "x" })),
	],
	[
		"a workbook in a workbook",
		"evidenceInside",
		async () =>
			nested("a.xlsx", await zipOf({ "[Content_Types].xml": contentTypesWith("x"), "a.xlsx": await workbook() })),
	],
	["XML that ends early", "evidenceDamaged", () => makeDocx({ "word/document.xml": "<w:document" })],
	[
		"an unknown encoding",
		"evidenceDamaged",
		() => makeDocx({ "word/document.xml": '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
	],
	["no document", "evidenceMismatch", () => zipOf({ "a.txt": "hello" })],
	[
		"a relationship to a document that is not there",
		"evidenceMismatch",
		() =>
			makeDocx({
				"_rels/.rels": relationshipsOf(
					`<Relationship Id="r1" Type="${relationshipTypes}/officeDocument" Target="word/x.xml"/>`,
				),
			}),
	],
	[
		"a part that unfolds to a great size",
		"evidenceBomb",
		() => makeDocx({ "word/media/x.bmp": Buffer.alloc(30 * 1024 * 1024) }),
	],
	["elements nested without end", "evidenceBomb", () => makeDocx({ "word/document.xml": "<a>".repeat(100_000) })],
	["something behind the archive", "evidenceTwofold", async () => Buffer.concat([await makeDocx(), Buffer.from("MZ")])],
	["an end that is cut off", "evidenceDamaged", async () => (await makeDocx()).subarray(0, -30)],
])("a document with %s is refused: %s", async (_, problem, bytes) => {
	expect(await inspect(bytes())).toEqual({ ok: false, problem });
});

test("two readers see one document: names, gaps and directory agree", async () => {
	const whole = await makeDocx();
	const renamed = Buffer.from(whole);
	renamed.write("W", whole.indexOf("word/document.xml"));
	const end = whole.length - 22;
	const directory = whole.readUInt32LE(end + 16);
	const hidden = Buffer.concat([whole.subarray(0, directory), Buffer.alloc(100), whole.subarray(directory)]);
	hidden.writeUInt32LE(directory + 100, end + 116);
	for (const bytes of [renamed, hidden])
		expect(await inspect(bytes)).toEqual({ ok: false, problem: "evidenceTwofold" });
});

test("a part of an unknown kind makes the document not whole", async () => {
	expect(await inspect(makeDocx({ "word/strange.xyz": "binary" }))).toMatchObject({ ok: true, whole: false });
});
