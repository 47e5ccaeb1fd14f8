import type * as Pdf from "@react-pdf/renderer";

type Elements = Pick<typeof Pdf, "Document" | "Image" | "Page" | "Text" | "View">;

/**
 * The elements of a document, which are names to the library. It is loaded by the process that lays documents out, not here: it takes a
 * second and 27 MB.
 */
export const { Document, Image, Page, Text, View }: Elements = JSON.parse(
	'{ "Document": "DOCUMENT", "Image": "IMAGE", "Page": "PAGE", "Text": "TEXT", "View": "VIEW" }',
);

export const styleSheet: typeof Pdf.StyleSheet.create = (styles) => styles;
