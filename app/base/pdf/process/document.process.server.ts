/**
 * A process of its own that lays out one document: its tree comes as standard input, the PDF goes to standard output.
 */
import { readFileSync, writeSync } from "node:fs";
import { deserialize } from "node:v8";
import type { Locale } from "../../locale/locale.ts";
import type { PixelPicture } from "../elements.ts";
import { PdfFile, pdfDate, pdfNumber, pdfText } from "../pdf-file.server.ts";
import type { Used } from "./canvas.server.ts";
import { embed, embedShapes } from "./embed.server.ts";
import { PAPER, pagesOf } from "./pages.server.ts";
import { type Node, partsOf } from "./piece.ts";
import { writeIn } from "./texts.server.ts";

type DocumentInfo = { title: string; author: string; language?: Locale; creationDate: Date };

/** The same document makes the same bytes. */
function pdfOf(document: Node): Buffer {
	const { title, author, language, creationDate } = document.props as Node["props"] & DocumentInfo;
	writeIn(language ?? "en");
	const used: Used = { fonts: new Map(), pictures: new Map() };
	const pages = partsOf(document).flatMap((page) => pagesOf(page, used));
	const { fonts, pictures } = used;
	const file = new PdfFile();
	const tree = file.reserve();
	const faces = [...fonts.values()].map((font) => `/${font.name} ${embed(file, font)} 0 R`);
	const shapes = [...fonts.values()].flatMap((font) => embedShapes(file, font));
	const drawn = [...pictures].map(([picture, name]) => `/${name} ${embedPicture(file, picture)} 0 R`);
	const resources = file.add(`/Font<<${faces.join("")}>>/XObject<<${[...shapes, ...drawn].join("")}>>`);
	const size = `/MediaBox[0 0 ${pdfNumber(PAPER.width)} ${pdfNumber(PAPER.height)}]`;
	const kids = pages.map((page) => {
		const content = file.setDeflated(file.reserve(), "", page);
		return file.add(`/Type/Page/Parent ${tree} 0 R${size}/Resources ${resources} 0 R/Contents ${content} 0 R`);
	});
	file.set(tree, `/Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(" ")}]`);
	const lang = language ? `/Lang(${language})` : "";
	const catalog = file.add(`/Type/Catalog/Pages ${tree} 0 R${lang}/ViewerPreferences<</DisplayDocTitle true>>`);
	const at = pdfDate(creationDate);
	const info = file.add(
		`/Title ${pdfText(title)}/Author ${pdfText(author)}/Producer(Tawila)/CreationDate${at}/ModDate${at}`,
	);
	return file.finish(catalog, info);
}

const embedPicture = (file: PdfFile, { width, height, rgb }: PixelPicture) =>
	file.add(`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`, rgb);

const bytes = pdfOf(deserialize(readFileSync(0)));
for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
