import * as library from "@react-pdf/renderer";
import { expect, test } from "vitest";
import { Document, Image, Page, styleSheet, Text, View } from "./pdf-elements.ts";

test("the elements of a document have the names that the library knows", () => {
	const { Document: document, Image: image, Page: page, Text: text, View: view } = library;
	expect([Document, Image, Page, Text, View]).toEqual([document, image, page, text, view]);
	const styles = { title: { fontSize: 12 } };
	expect(styleSheet(styles)).toEqual(library.StyleSheet.create(styles));
});
