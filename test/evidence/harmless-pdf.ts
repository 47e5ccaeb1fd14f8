import { makePdf } from "../make-pdf.ts";

/** PDFs as the programs of people write them, byte by byte: each is taken. */

const link = (uri: string) => `<</Type/Annot/Subtype/Link/Rect[20 100 200 124]/Border[0 0 0]/A<</S/URI/URI(${uri})>>>>`;
const info = (entries: string) => ({ trailer: `/Info ${entries}` });
const behind = (text: string) => Buffer.concat([makePdf(), Buffer.from(text, "latin1")]);
const inFront = (text: string) => Buffer.concat([Buffer.from(text, "latin1"), makePdf()]);

/** A later version of a file behind the first one, as programs that sign or comment write it. */
export function updated(first: Buffer, objects: Record<number, string>, trailer = ""): Buffer {
	const start = /startxref\n(\d+)\n%%EOF\n$/.exec(first.toString("latin1"))?.[1];
	const places: string[] = [];
	let text = "";
	for (const [number, object] of Object.entries(objects)) {
		places.push(`${number} 1\n${String(first.length + text.length).padStart(10, "0")} 00000 n \n`);
		text += `${number} 0 obj\n${object}\nendobj\n`;
	}
	const table = `xref\n${places.join("")}trailer\n<</Size 30/Root 1 0 R/Prev ${start} ${trailer}>>\n`;
	return Buffer.concat([
		first,
		Buffer.from(`${text}${table}startxref\n${first.length + text.length}\n%%EOF\n`, "latin1"),
	]);
}

const xmp =
	'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
	'<x:xmpmeta xmlns:x="adobe:ns:meta/"><title>HTML/CSS/JavaScript</title></x:xmpmeta>';
const tags = "/StructTreeRoot 5 0 R/MarkInfo<</Marked true>>/Lang(ar-SA)/ViewerPreferences<</DisplayDocTitle true>>";
const paragraph = ["<</Type/StructTreeRoot/K 6 0 R>>", "<</Type/StructElem/S/P/P 5 0 R/Pg 3 0 R/K 0>>"];
/** Text that no one sees over a scanned page: what the scanner read. */
const read = { dict: "", stream: "BT 3 Tr /F1 9 Tf 20 100 Td (page/Launch) Tj ET" };
const jpegPage = {
	dict: "/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode",
	stream: Buffer.from("ffd8ffdb004300ffd9", "hex"),
};
const signature =
	"<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 100 200 100]/Contents<30820000>" +
	"/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 2/V/1.2>>>>]>>";

export const harmlessPdfs: Record<string, () => Buffer> = {
	"a link to a page called Launch": () => makePdf([link("https://club.example/season/Launch")]),
	"a link to a page called Rendition": () => makePdf([link("https://club.example/docs/Rendition")]),
	"the same link in an object stream": () =>
		makePdf([link("https://club.example/season/Launch")], { packedBy: ["FlateDecode"] }),
	"words of programs on its page": () => makePdf([], { text: "Skills: HTML/CSS/JavaScript" }),
	"words of programs in its title": () => makePdf([], info("<</Title(HTML/CSS/JavaScript)/Author(Sara)>>")),
	"words of programs in a comment": () => makePdf([], { unlisted: "% made by /JavaScript/EmbeddedFile tools\n" }),
	"words of programs in its description": () => makePdf([{ dict: "/Type/Metadata/Subtype/XML", stream: xmp }]),
	"a place to go to that is called JavaScript": () =>
		makePdf(["<</Names[(JavaScript)[3 0 R/Fit](Launch)[3 0 R/Fit]]>>"], { catalog: "/Names<</Dests 5 0 R>>" }),
	"the mark of UTF-8 in front": () => inFront("\xef\xbb\xbf"),
	"an empty line in front": () => inFront("\r\n"),
	"an empty line in front, from which its places are counted": () =>
		Buffer.from(
			inFront("\r\n")
				.toString("latin1")
				.replace(/\d{10}(?= 00000 n)|(?<=startxref\n)\d+/g, (place) =>
					String(Number(place) + 2).padStart(place.length, "0"),
				),
			"latin1",
		),
	"a block of zeros behind": () => behind("\0".repeat(4096)),
	"the end of an old text behind": () => behind("\r\n\x1a"),
	"what Word saves": () =>
		makePdf(paragraph, { catalog: tags, ...info("<</Producer(Microsoft Word for Microsoft 365)>>") }),
	"what LibreOffice exports": () =>
		makePdf(["<</Type/Outlines/Count 0>>"], {
			catalog: "/OpenAction[3 0 R/XYZ null null 0]/Outlines 5 0 R/Lang(en-GB)",
		}),
	"what Pages exports": () =>
		makePdf([{ dict: "/N 3/Alternate/DeviceRGB", stream: "profile" }], info("<</Producer(macOS Quartz PDFContext)>>")),
	"what Google Docs exports": () =>
		makePdf([...paragraph, link("https://docs.example/d/1")], {
			catalog: tags,
			...info("<</Producer(Skia/PDF m126)>>"),
		}),
	"what a browser prints": () =>
		makePdf([...paragraph, link("mailto:info@club.example"), link("tel:+966500000000")], {
			catalog: tags,
			packedBy: ["FlateDecode"],
		}),
	"what Windows prints": () =>
		makePdf([], info("<</Producer(Microsoft: Print To PDF)/CreationDate(D:20261101090000)>>")),
	"what Ghostscript prints": () => makePdf([], { unlisted: "%%Invocation: gs -sDEVICE=pdfwrite -dNOPAUSE ? ?\n" }),
	"what LaTeX makes": () =>
		makePdf(["<</S/GoTo/D[3 0 R/Fit]>>", "<</Names[(section.1)[3 0 R/XYZ 0 0 null]]>>"], {
			catalog: "/OpenAction 5 0 R/Names<</Dests 6 0 R>>/PageMode/UseOutlines",
		}),
	"what a phone scans": () => makePdf([jpegPage]),
	"what an office scans and reads": () => makePdf([jpegPage, read], { packedBy: ["FlateDecode"] }),
	"bookmarks of its own pages": () =>
		makePdf(["<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>", "<</Title(Launch)/Parent 5 0 R/Dest[3 0 R/Fit]>>"], {
			catalog: "/Outlines 5 0 R",
		}),
	"layers of a drawing": () =>
		makePdf(["<</Type/OCG/Name(JavaScript)>>"], { catalog: "/OCProperties<</OCGs[5 0 R]/D<</ON[5 0 R]>>>>" }),
	"a form that was filled in": () =>
		makePdf(["<</FT/Tx/T(name)/V(Sara)/Subtype/Widget/Rect[0 0 90 20]/P 3 0 R>>"], {
			catalog: "/AcroForm<</Fields[5 0 R]/NeedAppearances true>>",
		}),
	"a signature added to it": () =>
		updated(makePdf(), {
			1: "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]/SigFlags 3>>/Perms<</DocMDP 6 0 R>>>>",
			5: "<</FT/Sig/T(Signature1)/V 6 0 R/Subtype/Widget/Rect[0 0 0 0]/P 3 0 R>>",
			6: signature,
		}),
	"notes and marks of its reader": () =>
		updated(makePdf(), {
			5: "<</Type/Annot/Subtype/Highlight/Rect[0 0 9 9]/QuadPoints[0 0 9 0 0 9 9 9]/Contents(see /Launch)>>",
			6: "<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(JavaScript?)/Popup 7 0 R>>",
			7: "<</Type/Annot/Subtype/Popup/Parent 6 0 R/Rect[0 0 9 9]>>",
		}),
};
