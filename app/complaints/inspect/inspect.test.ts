import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { inspectEvidence } from "./inspect.server.ts";

/** Files made here byte by byte: nothing hostile lies in the repository. */
const files: Record<string, Buffer> = {};
const pdf = (body = "", tail = "") =>
	Buffer.from(
		`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${body}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n${tail}`,
	);

async function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
	const file = new ZipFile();
	for (const [name, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content), name);
	file.end();
	const chunks: Buffer[] = [];
	for await (const chunk of file.outputStream) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

const types = (main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml") =>
	`<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const document = {
	"[Content_Types].xml": types(),
	"_rels/.rels": "<Relationships/>",
	"word/document.xml": "<w:document/>",
};
const stream = (text: string) => {
	const packed = deflateSync(text);
	return `2 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed.toString("latin1")}\nendstream endobj`;
};
const latin = (body: string) =>
	Buffer.from(
		pdf("@@")
			.toString("latin1")
			.replace("@@", () => body),
		"latin1",
	);

/** A PNG that says it is enormous: only its head, which is what decoders believe. */
function pixelBomb(): Buffer {
	const crc = (bytes: Buffer) => {
		let value = ~0;
		for (const byte of bytes) {
			value ^= byte;
			for (let k = 0; k < 8; k++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
		}
		return ~value >>> 0;
	};
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc(body));
		return Buffer.concat([length, body, sum]);
	};
	const head = Buffer.alloc(13);
	head.writeUInt32BE(60_000, 0);
	head.writeUInt32BE(60_000, 4);
	head.set([1, 0, 0, 0, 0], 8);
	const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
	return Buffer.concat([
		signature,
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.alloc(1000))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

beforeAll(async () => {
	const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#0e5a45" } });
	const png = await image.clone().png().toBuffer();
	const jpeg = await image.clone().jpeg().toBuffer();
	const docx = await zip(document);
	const rels = (type: string) =>
		`<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://example.org/x" TargetMode="External"/></Relationships>`;
	Object.assign(files, {
		png,
		jpeg,
		docx,
		pdf: pdf(),
		"a film behind the photo": Buffer.concat([jpeg, Buffer.from("ftypmp42 a small film of the phone's")]),
		"an archive behind the photo": Buffer.concat([jpeg, docx]),
		"a document behind the picture": Buffer.concat([png, pdf()]),
		"a script in the picture": Buffer.concat([
			png.subarray(0, 33),
			Buffer.from("<script>alert(1)</script>"),
			png.subarray(33),
		]),
		"half a picture": jpeg.subarray(0, Math.floor(jpeg.length / 2)),
		"a pixel bomb": pixelBomb(),
		"an archive behind the PDF": Buffer.concat([pdf(), docx]),
		"a script behind the PDF": pdf("", "<script>alert(1)</script>"),
		"a PDF that begins late": Buffer.concat([Buffer.from("MZ\x90\0"), pdf()]),
		"a PDF without an end": pdf().subarray(0, 60),
		"a locked PDF": pdf("3 0 obj<</Filter/Standard>>endobj\ntrailer<</Encrypt 3 0 R>>"),
		"a PDF with a script": pdf("3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj"),
		"a PDF with a spelled script": pdf("3 0 obj<</S/#4AavaScript>>endobj"),
		"a PDF that starts a program": pdf("3 0 obj<</S/Launch/F(cmd.exe)>>endobj"),
		"a scanned PDF whose bytes look like a name": latin(`4 0 obj<<>>stream\n\xff/JS \x00/JS(\x81\nendstream endobj`),
		"a script packed into the PDF": latin(stream("3 0 <</S/JavaScript/JS(app.alert(1))>>")),
		"an ordinary packed PDF": latin(stream("3 0 <</Type/Page>>")),
		"a bomb packed into the PDF": latin(stream(" ".repeat(70 * 1024 * 1024))),
		"a document with macros": await zip({ ...document, "word/vbaProject.bin": "x" }),
		"a macro document by its type": await zip({
			...document,
			"[Content_Types].xml": types("application/vnd.ms-word.document.macroEnabled.main+xml"),
		}),
		"a document with controls": await zip({ ...document, "word/activeX/activeX1.xml": "x" }),
		"a template from elsewhere": await zip({ ...document, "word/_rels/settings.xml.rels": rels("attachedTemplate") }),
		"an ordinary link": await zip({ ...document, "word/_rels/document.xml.rels": rels("hyperlink") }),
		"an archive that is no document": await zip({ "a.txt": "hello" }),
		"a bomb inside the document": await zip({ ...document, "word/media/x.bmp": Buffer.alloc(30 * 1024 * 1024) }),
		"something behind the document": Buffer.concat([docx, Buffer.from("MZ")]),
		"a document cut off": docx.subarray(0, docx.length - 30),
		"a locked document": Buffer.concat([
			Buffer.from("d0cf11e0a1b11ae1", "hex"),
			Buffer.alloc(600),
			Buffer.from("EncryptedPackage", "utf16le"),
		]),
		"an old document": Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
		"a web page": Buffer.from("<html><script>alert(1)</script></html>"),
		"a program": Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]),
		nothing: Buffer.alloc(0),
	});
});

test.each([
	["pdf", "a.pdf"],
	["png", "a.png"],
	["jpeg", "a.jpg"],
	["jpeg", "photo.jpeg"],
	["docx", "letter.docx"],
	["an ordinary packed PDF", "a.pdf"],
	["a scanned PDF whose bytes look like a name", "a.pdf"],
	["an ordinary link", "a.docx"],
	["a film behind the photo", "a.jpg"],
])("%s as %s is taken", async (what, name) => {
	expect(await inspectEvidence(name, files[what] ?? Buffer.alloc(0))).toMatchObject({ ok: true });
});

test.each([
	["nothing", "a.pdf", "evidenceEmpty"],
	["pdf", "a.exe", "evidenceType"],
	["pdf", "a.png", "evidenceMismatch"],
	["png", "a.jpg", "evidenceMismatch"],
	["png", "a.docx", "evidenceMismatch"],
	["docx", "a.pdf", "evidenceMismatch"],
	["a web page", "a.pdf", "evidenceMismatch"],
	["a program", "a.png", "evidenceMismatch"],
	["an old document", "a.docx", "evidenceMismatch"],
	["an archive that is no document", "a.docx", "evidenceMismatch"],
	["a locked document", "a.docx", "evidenceEncrypted"],
	["a locked PDF", "a.pdf", "evidenceEncrypted"],
	["an archive behind the photo", "a.jpg", "evidenceTwofold"],
	["a document behind the picture", "a.png", "evidenceTwofold"],
	["a script in the picture", "a.png", "evidenceTwofold"],
	["an archive behind the PDF", "a.pdf", "evidenceTwofold"],
	["a script behind the PDF", "a.pdf", "evidenceTwofold"],
	["something behind the document", "a.docx", "evidenceTwofold"],
	["half a picture", "a.jpg", "evidenceDamaged"],
	["a PDF without an end", "a.pdf", "evidenceDamaged"],
	["a document cut off", "a.docx", "evidenceDamaged"],
	["a PDF with a script", "a.pdf", "evidenceActive"],
	["a PDF with a spelled script", "a.pdf", "evidenceActive"],
	["a PDF that starts a program", "a.pdf", "evidenceActive"],
	["a script packed into the PDF", "a.pdf", "evidenceActive"],
	["a document with macros", "a.docx", "evidenceActive"],
	["a macro document by its type", "a.docx", "evidenceActive"],
	["a document with controls", "a.docx", "evidenceActive"],
	["a template from elsewhere", "a.docx", "evidenceActive"],
	["a pixel bomb", "a.png", "evidenceBomb"],
	["a bomb inside the document", "a.docx", "evidenceBomb"],
	["a bomb packed into the PDF", "a.pdf", "evidenceBomb"],
])("%s as %s is refused: %s", async (what, name, problem) => {
	expect(await inspectEvidence(name, files[what] ?? Buffer.alloc(0))).toEqual({ ok: false, problem });
});

test("a program in front of a PDF is no PDF", async () => {
	expect(await inspectEvidence("a.pdf", files["a PDF that begins late"]!)).toMatchObject({ ok: false });
});
