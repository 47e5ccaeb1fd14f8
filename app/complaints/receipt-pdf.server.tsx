import { join } from "node:path";
import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import sharp from "sharp";
import { encode } from "uqr";
import { formatMoment } from "../base/locale/format.ts";
import { dirOf, type Locale } from "../base/locale/locale.ts";
import { pathIn } from "../base/locale/path.ts";
import { absolute } from "../config.server.ts";
import { site } from "../site.ts";
import { fileSize } from "./file-size.ts";
import type { ReceiptBody } from "./receipt.ts";
import { portalText } from "./text.ts";

const fontFile = (script: string, weight: number) =>
	join(process.cwd(), `app/fonts/readex-pro-${script}-${weight}.ttf`);
let areFontsKnown = false;

/** Two families, one for each script: where one lacks a letter, the next one has it. */
function knowFonts() {
	if (areFontsKnown) return;
	for (const script of ["latin", "arabic"])
		for (const weight of [400, 600])
			Font.register({ family: script, src: fontFile(script, weight), fontWeight: weight as 400 });
	Font.registerHyphenationCallback((word) => (word.length > 60 ? (word.match(/.{1,32}/g) ?? [word]) : [word]));
	areFontsKnown = true;
}

const styles = StyleSheet.create({
	page: { padding: 48, fontFamily: ["latin", "arabic"], fontSize: 11, lineHeight: 1.6, color: "#14211b" },
	head: { borderBottom: "3pt solid #0e5a45", paddingBottom: 12, marginBottom: 20 },
	title: { fontSize: 20, fontWeight: 600, color: "#0e5a45" },
	label: { color: "#53625a", fontSize: 9, marginTop: 12 },
	latin: { direction: "ltr", fontSize: 9.5 },
	large: { direction: "ltr", fontSize: 16, fontWeight: 600 },
	foot: { marginTop: 28, paddingTop: 12, borderTop: "1pt solid #e2ded3", alignItems: "flex-start", gap: 16 },
});

/** The receipt as a PDF in one language, always the same bytes for the same receipt. Letters are joined and ordered by its engine. */
export async function receiptPdf(locale: Locale, { body, code }: { body: ReceiptBody; code: string }): Promise<Buffer> {
	knowFonts();
	const t = portalText(locale);
	const isRtl = dirOf(locale) === "rtl";
	const align = { textAlign: isRtl ? "right" : "left" } as const;
	const words = { ...align, direction: dirOf(locale) } as const;
	const query = new URLSearchParams({ reference: body.case_reference, code });
	const link = absolute(`${pathIn(locale, "/complaints/verify-receipt")}?${query}`);
	const Line = ({ label, children }: { label: string; children: string | string[] }) => (
		<View wrap={false}>
			<Text style={{ ...styles.label, ...words }}>{label}</Text>
			{[children].flat().map((line) => (
				<Text key={line} style={{ ...styles.latin, ...align }}>
					{line}
				</Text>
			))}
		</View>
	);
	return renderToBuffer(
		<Document
			title={`${t.receiptTitle} ${body.case_reference}`}
			author={site.name[locale]}
			language={locale}
			creationDate={new Date(body.received_at)}
			modificationDate={new Date(body.received_at)}
		>
			<Page size="A4" style={styles.page}>
				<View style={styles.head}>
					<Text style={{ ...words, color: "#53625a" }}>{site.name[locale]}</Text>
					<Text style={{ ...styles.title, ...words }}>{t.receiptTitle}</Text>
				</View>
				<Text style={words}>{t.receiptLead}</Text>
				<Text style={{ ...styles.label, ...words }}>{t.case_reference}</Text>
				<Text style={{ ...styles.large, ...align }}>{body.case_reference}</Text>
				<Text style={{ ...styles.label, ...words }}>{t.receivedAt}</Text>
				<Text style={words}>{formatMoment(locale, new Date(body.received_at))}</Text>
				<Text style={{ ...styles.latin, ...align }}>{body.received_at}</Text>
				<Line label={t.statementHash}>{body.statement_sha256}</Line>
				{body.files.length > 0 && (
					<Line label={t.receiptFiles}>
						{body.files.map((file, i) => `${i + 1}. ${file.sha256} (${fileSize(file.size)})`)}
					</Line>
				)}
				<Line label={t.receiptCode}>{code}</Line>
				<View wrap={false} style={{ ...styles.foot, flexDirection: isRtl ? "row-reverse" : "row" }}>
					<Image src={await qrCode(link)} style={{ width: 110, height: 110 }} />
					<View style={{ flex: 1 }}>
						<Text style={words}>{t.receiptCheck}</Text>
						<Text style={{ ...styles.latin, ...align }}>{absolute(pathIn(locale, "/complaints/verify-receipt"))}</Text>
					</View>
				</View>
			</Page>
		</Document>,
	);
}

/** A square code as a picture, four dots a module. */
async function qrCode(text: string): Promise<Buffer> {
	const { data, size } = encode(text, { ecc: "M", border: 2 });
	const dots = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
	return sharp(dots, { raw: { width: size, height: size, channels: 1 } })
		.resize(size * 4, size * 4, { kernel: "nearest" })
		.png()
		.toBuffer();
}
