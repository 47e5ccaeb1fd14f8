import sharp from "sharp";
import { encode } from "uqr";
import { absolute } from "../../base/config.server.ts";
import { formatMoment } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { fileSize } from "../case/file-size.ts";
import { caseText } from "../case/text.ts";
import type { ReceiptBody } from "../receipts/receipt.ts";
import { receiptText } from "../receipts/text.ts";
import { Labelled, renderDocument, styles, wordsIn } from "./pdf/document.server.tsx";
import { Image, Text, View } from "./pdf/pdf-elements.ts";

/** The receipt as a PDF in one language, always the same bytes for the same receipt. Emails are joined and ordered by its engine. */
export async function receiptPdf(locale: Locale, { body, code }: { body: ReceiptBody; code: string }): Promise<Buffer> {
	const t = receiptText(locale);
	const caseWords = caseText(locale);
	const { isRtl, align, words } = wordsIn(locale);
	const query = new URLSearchParams({ reference: body.case_reference, code });
	const link = absolute(`${pathIn(locale, "/complaints/verify-receipt")}?${query}`);
	const qr = await qrCode(link);
	return renderDocument({
		locale,
		title: t.receiptTitle,
		subject: body.case_reference,
		at: new Date(body.received_at),
		children: (
			<>
				<Text style={words}>{t.receiptLead}</Text>
				<Text style={{ ...styles.label, ...words }}>{caseWords.case_reference}</Text>
				<Text style={{ ...styles.large, ...align }}>{body.case_reference}</Text>
				<Text style={{ ...styles.label, ...words }}>{t.receivedAt}</Text>
				<Text style={words}>{formatMoment(locale, new Date(body.received_at))}</Text>
				<Text style={{ ...styles.latin, ...align }}>{body.received_at}</Text>
				<Labelled locale={locale} label={t.statementHash}>
					{body.statement_sha256}
				</Labelled>
				{body.files.length > 0 && (
					<Labelled locale={locale} label={t.receiptFiles}>
						{body.files.map((file, i) => `${i + 1}. ${file.sha256} (${fileSize("en", file.size)})`)}
					</Labelled>
				)}
				<Labelled locale={locale} label={t.receiptCode}>
					{code}
				</Labelled>
				<View wrap={false} style={{ ...styles.foot, flexDirection: isRtl ? "row-reverse" : "row" }}>
					<Image src={qr} style={{ width: 110, height: 110 }} />
					<View style={{ flex: 1 }}>
						<Text style={words}>{t.receiptCheck}</Text>
						<Text style={{ ...styles.latin, ...align }}>{absolute(pathIn(locale, "/complaints/verify-receipt"))}</Text>
					</View>
				</View>
			</>
		),
	});
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
