import type { ReactNode } from "react";
import { dirOf, type Locale } from "../../../base/locale/locale.ts";
import { site } from "../../../installation/site.ts";
import { documentTree } from "./document-tree.ts";
import { blocksOf } from "./document-words.ts";
import { layOutDocument } from "./lay-out.server.ts";
import { Document, Page, styleSheet, Text, View } from "./pdf-elements.ts";

export const styles = styleSheet({
	page: { padding: 48, fontFamily: ["latin", "arabic"], fontSize: 11, lineHeight: 1.6, color: "#14211b" },
	head: { borderBottom: "3pt solid #0e5a45", paddingBottom: 12, marginBottom: 20 },
	title: { fontSize: 20, fontWeight: 600, color: "#0e5a45" },
	heading: { fontSize: 14, fontWeight: 600, color: "#0e5a45", marginTop: 18 },
	label: { color: "#53625a", fontSize: 9, marginTop: 12 },
	latin: { direction: "ltr", fontSize: 9.5 },
	large: { direction: "ltr", fontSize: 16, fontWeight: 600 },
	foot: { marginTop: 28, paddingTop: 12, borderTop: "1pt solid #e2ded3", alignItems: "flex-start", gap: 16 },
});

/** Direction and alignment of a language in the document. */
export function wordsIn(locale: Locale) {
	const isRtl = dirOf(locale) === "rtl";
	const align = { textAlign: isRtl ? "right" : "left" } as const;
	return { isRtl, align, words: { ...align, direction: dirOf(locale) } as const };
}

/** A person's text, each block in its own direction. */
export const Written = ({ children }: { children: string }) => (
	<>
		{blocksOf(children).map(({ locale, text }, i) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
			<Text key={i} style={wordsIn(locale).words}>
				{text}
			</Text>
		))}
	</>
);

type LabelledProps = { locale: Locale; label: string; children: string | string[] };
/** Numbers, hashes and addresses under their label. */
export function Labelled({ locale, label, children }: LabelledProps) {
	const { words, align } = wordsIn(locale);
	return (
		<View wrap={false}>
			<Text style={{ ...styles.label, ...words }}>{label}</Text>
			{[children].flat().map((line) => (
				<Text key={line} style={{ ...styles.latin, ...align }}>
					{line}
				</Text>
			))}
		</View>
	);
}

type DocumentProps = { locale: Locale; title: string; subject: string; at: Date; children: ReactNode };

/**
 * A document of the federation as a PDF: always the same bytes for the same content. `at` is the date it bears, `subject` what it is about.
 * Letters are joined and ordered by the PDF's engine.
 */
export function renderDocument({ locale, title, subject, at, children }: DocumentProps): Promise<Buffer> {
	const { words } = wordsIn(locale);
	const document = (
		<Document
			title={`${title} ${subject}`}
			author={site.name[locale]}
			language={locale}
			creationDate={at}
			modificationDate={at}
		>
			<Page size="A4" style={styles.page}>
				<View style={styles.head}>
					<Text style={{ ...words, color: "#53625a" }}>{site.name[locale]}</Text>
					<Text style={{ ...styles.title, ...words }}>{title}</Text>
				</View>
				{children}
			</Page>
		</Document>
	);
	return layOutDocument(documentTree(document));
}
