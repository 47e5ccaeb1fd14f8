import type { Locale } from "../../base/locale/locale.ts";
import { type DocumentTree, plainTextOf } from "../../base/pdf/document-tree.ts";
import { layOutDocument, NotLaidOut, type Queue } from "../../base/pdf/lay-out.server.ts";
import { type CaseFile, caseDocument } from "./case-pdf.server.tsx";
import { documentText } from "./text.ts";

/** A document in an archive; `instead` says what it is without its PDF. */
type FiledDocument = { path: string; bytes: Buffer; instead?: object };

type LayoutOptions = { queue: Queue; locale?: Locale; layOut?: typeof layOutDocument };

/** The PDF of a case, or its words as plain text when its layout ran into a limit: the case is never missing. */
export const fileOfCase = (
	file: CaseFile,
	{ locale = file.item.language, ...how }: LayoutOptions,
): Promise<FiledDocument> => pdfOrText("case", caseDocument(file, locale), { ...how, locale });

export async function pdfOrText(
	name: string,
	document: DocumentTree,
	{ queue, locale, layOut = layOutDocument }: LayoutOptions & { locale: Locale },
): Promise<FiledDocument> {
	try {
		return { path: `${name}.pdf`, bytes: await layOut(document, queue) };
	} catch (error) {
		if (!(error instanceof NotLaidOut)) throw error;
		const words = { ar: documentText("ar").asText, en: documentText("en").asText };
		return {
			path: `${name}.txt`,
			bytes: Buffer.from(`${words[locale]}\n\n${plainTextOf(document)}`),
			instead: { path: `${name}.pdf`, reason: error.how, words },
		};
	}
}
