import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeDocx } from "../../../../test/make-docx.ts";
import { makePdf } from "../../../../test/make-pdf.ts";
import { inspectBytes } from "./inspect-bytes.server.ts";

/** Files made here byte by byte: the repository holds no hostile file. */
const files: Record<string, Buffer> = {};
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
	const docx = await makeDocx();
	const pdf = makePdf();
	Object.assign(files, {
		png,
		jpeg,
		docx,
		pdf,
		"a film behind the photo": Buffer.concat([jpeg, Buffer.from("ftypmp42 a small film of the phone's")]),
		"an archive behind the photo": Buffer.concat([jpeg, docx]),
		"a document behind the picture": Buffer.concat([png, pdf]),
		"a script in the picture": Buffer.concat([
			png.subarray(0, 33),
			Buffer.from("<script>alert(1)</script>"),
			png.subarray(33),
		]),
		"half a picture": jpeg.subarray(0, Math.floor(jpeg.length / 2)),
		"a pixel bomb": pixelBomb(),
		"a PDF that begins late": Buffer.concat([Buffer.from("MZ\x90\0"), pdf]),
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
	["a film behind the photo", "a.jpg"],
])("%s as %s is taken", async (what, name) => {
	expect(await inspectBytes(name, files[what] ?? Buffer.alloc(0))).toMatchObject({ ok: true });
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
	["a locked document", "a.docx", "evidenceEncrypted"],
	["an archive behind the photo", "a.jpg", "evidenceTwofold"],
	["a document behind the picture", "a.png", "evidenceTwofold"],
	["a script in the picture", "a.png", "evidenceTwofold"],
	["half a picture", "a.jpg", "evidenceDamaged"],
	["a pixel bomb", "a.png", "evidenceBomb"],
])("%s as %s is refused: %s (ASVS 5.2.2)", async (what, name, problem) => {
	expect(await inspectBytes(name, files[what] ?? Buffer.alloc(0))).toEqual({ ok: false, problem });
});

test("a program in front of a PDF is no PDF", async () => {
	expect(await inspectBytes("a.pdf", files["a PDF that begins late"]!)).toMatchObject({ ok: false });
});
