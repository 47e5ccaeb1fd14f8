import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { contentTypesWith, documentOf, makeDocx, relationshipsOf, relationshipTypes, zipOf } from "../make-docx.ts";
import { harmlessPdfs } from "./harmless-pdf.ts";

/** Files as phones, scanners and offices make them, byte by byte: each is taken, and read to its end. */

const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#0e5a45" } });
export const png = await image.clone().png().toBuffer();
export const jpeg = await image.clone().jpeg().toBuffer();
const webp = await image.clone().webp().toBuffer();

const crc = (bytes: Buffer) => {
	let value = ~0;
	for (const byte of bytes) {
		value ^= byte;
		for (let k = 0; k < 8; k++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	}
	return ~value >>> 0;
};
const number = (value: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
};
/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	return Buffer.concat([number(data.length), body, number(crc(body))]);
}
const HEAD = 33;
/** The picture with chunks behind its head. */
export const pngWith = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, HEAD), ...chunks, png.subarray(HEAD)]);
const frame = (order: number) =>
	chunk("fcTL", Buffer.concat([number(order), number(40), number(30), Buffer.alloc(14)]));
const rows = deflateSync(Buffer.alloc(30 * (1 + 40 * 3)));
/** A segment of a JPEG behind its first two bytes. */
const jpegWith = (marker: number, data: string) => {
	const head = Buffer.from([0xff, marker, (data.length + 2) >>> 8, (data.length + 2) & 255]);
	return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(data, "latin1"), jpeg.subarray(2)]);
};
const padded = (bytes: Buffer, text: string) => Buffer.concat([bytes, Buffer.from(text, "latin1")]);
const zeros = "\0".repeat(4096);

const settings = (target: string) => ({
	"word/settings.xml": `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>`,
	"word/_rels/settings.xml.rels": relationshipsOf(
		`<Relationship Id="rId1" Type="${relationshipTypes}/attachedTemplate" Target="${target}" TargetMode="External"/>`,
	),
});
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const field = (instruction: string) =>
	`<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
	'<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r>' +
	'<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
const drawing =
	'<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ' +
	'"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
	'<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

type Harmless = [name: string, bytes: () => Buffer | Promise<Buffer>];
const docx = (parts: Record<string, string | Buffer> = {}): Harmless => ["letter.docx", () => makeDocx(parts)];

const documents: Record<string, Harmless> = {
	"a letter of Word, from a template of its writer": docx(
		settings("file:///C:\\Users\\player\\AppData\\Roaming\\Microsoft\\Templates\\Club%20letter.dotx"),
	),
	"a letter of Word on a Mac": docx(
		settings("file:////Users/sara/Library/Group%20Containers/UBF8T346G9.Office/Letter.dotx"),
	),
	"a letter of LibreOffice": docx({
		"docProps/app.xml": "<Properties><Application>LibreOffice/24.2</Application></Properties>",
		"word/fontTable.xml": "<w:fonts xmlns:w='w'><w:font w:name='Amiri'/></w:fonts>",
	}),
	"a letter of Google Docs": [
		"letter.docx",
		() =>
			zipOf({
				"word/document.xml": documentOf(paragraph("HTML/CSS/JavaScript")),
				"_rels/.rels": relationshipsOf(
					`<Relationship Id="rId1" Type="${relationshipTypes}/officeDocument" Target="word/document.xml"/>`,
				),
				"[Content_Types].xml": contentTypesWith(
					"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
				),
			}),
	],
	"a letter of Pages with a picture": docx({ "word/media/image1.png": png, "word/media/image2.jpeg": jpeg }),
	"a letter with a drawing that names its standard": docx({ "word/media/image1.svg": drawing }),
	"a letter with sources and contents": docx({
		"word/document.xml": documentOf(field(" ADDIN ZOTERO_ITEM CSL_CITATION ") + field(' TOC \\o "1-3" ')),
	}),
	"a letter with a picture beside it on the disk": docx({
		"word/_rels/document.xml.rels": relationshipsOf(
			`<Relationship Id="r1" Type="${relationshipTypes}/image" ` +
				'Target="file:///C:\\Pictures\\logo.png" TargetMode="External"/>',
		),
	}),
	"a letter with a link to a page and a file": docx({
		"word/_rels/document.xml.rels": relationshipsOf(
			["https://club.example/Launch", "mailto:info@club.example", "file:///C:\\Users\\a\\rules.docx"]
				.map(
					(to, i) =>
						`<Relationship Id="r${i}" Type="${relationshipTypes}/hyperlink" Target="${to}" TargetMode="External"/>`,
				)
				.join(""),
		),
	}),
	"a letter of a repaired disk": ["letter.docx", async () => padded(await makeDocx(), zeros)],
};

const pictures: Record<string, Harmless> = {
	"a screenshot": ["screen.png", () => png],
	"a screenshot with a zero behind it": ["screen.png", () => padded(png, "\0")],
	"a screenshot with a line end behind it": ["screen.png", () => padded(png, "\r\n")],
	"a screenshot of a repaired disk": ["screen.png", () => padded(png, zeros)],
	"a screenshot with a page in its comment": [
		"screen.png",
		() => pngWith(chunk("tEXt", Buffer.from("Comment\0<html><script>alert(1)</script></html>"))),
	],
	"a screenshot with a description": [
		"screen.png",
		() =>
			pngWith(
				chunk("iTXt", Buffer.from("XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta xmlns:x='adobe:ns:meta/'><svg/></x:xmpmeta>")),
			),
	],
	"an animated picture": [
		"serve.png",
		() =>
			Buffer.concat([
				png.subarray(0, HEAD),
				chunk("acTL", Buffer.concat([number(2), number(0)])),
				frame(0),
				png.subarray(HEAD, -12),
				frame(1),
				chunk("fdAT", Buffer.concat([number(2), rows])),
				png.subarray(-12),
			]),
	],
	"a photo": ["IMG_0001.JPG", () => jpeg],
	"a photo as browsers name it": ["photo.jfif", () => jpeg],
	"a photo with a page in its comment": ["photo.jpg", () => jpegWith(0xfe, "<html><body onload='alert(1)'>")],
	"a photo with a small picture of itself": ["photo.jpg", () => jpegWith(0xe1, `Exif\0\0${jpeg.toString("latin1")}`)],
	"a photo with a description": [
		"photo.jpg",
		() => jpegWith(0xe1, "http://ns.adobe.com/xap/1.0/\0<?xpacket?><x:xmpmeta/>"),
	],
	"a photo with its map of depths behind it": ["photo.jpg", () => Buffer.concat([jpeg, jpeg])],
	"a photo that moves": ["photo.jpg", () => padded(jpeg, "\0\0\0\x18ftypmp42\0\0\0\0isommp42")],
	"a photo of another maker of phones": [
		"photo.jpg",
		() => padded(jpeg, "\0\0\x01\x0aImage_UTC_Data1730000000000SEFHk\0\0\0SEFT"),
	],
	"a photo of a repaired disk": ["photo.jpg", () => padded(jpeg, zeros)],
	"a picture of a messenger": ["sticker.webp", () => webp],
	"the same with zeros behind it": ["sticker.webp", () => padded(webp, zeros)],
};

export const harmless: Record<string, Harmless> = {
	...Object.fromEntries(
		Object.entries(harmlessPdfs).map(([what, bytes]): [string, Harmless] => [`a PDF with ${what}`, ["a.pdf", bytes]]),
	),
	...documents,
	...pictures,
};
