import type { ReactNode } from "react";
import { dirOf, type Locale } from "../../base/locale/locale.ts";
import { type DocumentTree, documentTree } from "../../base/pdf/document-tree.ts";
import { Document, Modules, Page, Picture, styleSheet, Text, View } from "../../base/pdf/elements.ts";
import { federationColour, federationLogo, federationName } from "../../settings/federation.server.ts";
import { codeRows } from "./code-rows.ts";

export const styles = styleSheet({
	page: { padding: 48, fontSize: 11, lineHeight: 1.6, color: "#14211b" },
	head: { paddingBottom: 12, marginBottom: 20, gap: 14, alignItems: "center" },
	title: { fontSize: 20, fontWeight: 600 },
	heading: { fontSize: 14, fontWeight: 600, marginTop: 18 },
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

/** The heading of a part, in the federation's colour. */
export const headingIn = (locale: Locale) => ({
	...styles.heading,
	...wordsIn(locale).words,
	color: federationColour(),
});

/** A person's text: each of its paragraphs in the direction of its own first letter. */
export const Written = ({ children }: { children: string }) => (
	<Text style={{ direction: "auto", textAlign: "start" }}>{children}</Text>
);

/** A name or another short value: in its own direction, at the edge where its label is. */
export const Value = ({ locale, children }: { locale: Locale; children: string }) => (
	<Text style={{ ...wordsIn(locale).align, direction: "auto" }}>{children}</Text>
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

type CodeProps = { size?: number; children: string };
/** A text as a square code of this side in points: with as much error correction as keeps its modules wide enough. */
export function Code({ size = 110, children }: CodeProps) {
	const rows = codeRows(children);
	return rows ? <Modules rows={rows} style={{ width: size }} /> : null;
}

type DocumentProps = {
	locale: Locale;
	title: string;
	subject: string;
	at: Date;
	children: ReactNode;
};

/**
 * A document of the federation. `at` is the date it bears, `subject` what it is about. The same content makes the same
 * bytes under one name, logo and colour of the federation.
 */
export function documentOf({ locale, title, subject, at, children }: DocumentProps): DocumentTree {
	const { words, isRtl } = wordsIn(locale);
	const [logo, colour] = [federationLogo(), federationColour()];
	return documentTree(
		<Document title={`${title} ${subject}`} author={federationName(locale)} language={locale} creationDate={at}>
			<Page style={styles.page}>
				<View
					style={{ ...styles.head, borderBottom: `3pt solid ${colour}`, flexDirection: isRtl ? "row-reverse" : "row" }}
				>
					{logo && <Picture picture={logo.picture} style={{ width: 44 }} />}
					<View style={{ flex: 1 }}>
						<Text style={{ ...words, color: "#53625a" }}>{federationName(locale)}</Text>
						<Text style={{ ...styles.title, ...words, color: colour }}>{title}</Text>
					</View>
				</View>
				{children}
			</Page>
		</Document>,
	);
}
