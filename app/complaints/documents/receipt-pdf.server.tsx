import { absolute } from "../../base/config.server.ts";
import { formatDate, formatMoment } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import type { DocumentTree } from "../../base/pdf/document-tree.ts";
import { Text, View } from "../../base/pdf/elements.ts";
import { layOutDocument, type Queue } from "../../base/pdf/lay-out.server.ts";
import { headsLine } from "../../heads/newest-list.server.ts";
import { fileSize } from "../case/file-size.ts";
import { caseText } from "../case/text.ts";
import type { Receipt } from "../receipts/receipt.server.ts";
import { receiptText } from "../receipts/text.ts";
import { codeRows } from "./code-rows.ts";
import { Code, documentOf, headingIn, Labelled, styles, wordsIn } from "./document.server.tsx";

/** The parts of a receipt that its PDF shows. */
type PrintedReceipt = Pick<Receipt, "number" | "act" | "body" | "files" | "code" | "jws">;

/**
 * A receipt as a PDF in one language: the facts for people, the whole signed statement as a code that is verified
 * offline, and a code that leads to the page which verifies. Between two lists of heads the same receipt makes the same
 * bytes: it prints the newest one.
 */
export async function receiptPdf(locale: Locale, receipt: PrintedReceipt, queue: Queue = "people"): Promise<Buffer> {
	const t = receiptText(locale);
	const { act, body } = receipt;
	const heads = await headsLine(locale);
	const document = documentOf({
		locale,
		title: `${t.receiptTitle}: ${t[act]}`,
		subject: body.case_reference,
		at: new Date(body.received_at),
		children: <Facts locale={locale} receipt={receipt} heads={heads} />,
	});
	return layOutDocument(document, queue);
}

/**
 * The receipts of a case in one document, each on a page of its own, without the heads of the day; undefined where
 * there are none.
 */
export function receiptsDocument(locale: Locale, receipts: PrintedReceipt[]): DocumentTree | undefined {
	const last = receipts.at(-1);
	if (!last) return undefined;
	const t = receiptText(locale);
	return documentOf({
		locale,
		title: t.receipts,
		subject: last.body.case_reference,
		at: new Date(last.body.received_at),
		children: receipts.map((receipt, i) => (
			<View key={receipt.number} break={i > 0}>
				<Text style={headingIn(locale)}>{t[receipt.act]}</Text>
				<Facts locale={locale} receipt={receipt} />
			</View>
		)),
	});
}

type FactsProps = { locale: Locale; receipt: PrintedReceipt; heads?: string };

function Facts({ locale, receipt, heads }: FactsProps) {
	const { body, files, code } = receipt;
	const t = receiptText(locale);
	const { align, words } = wordsIn(locale);
	const { time_limit, statement_sha256, file_list } = body;
	return (
		<>
			<Text style={words}>{t.receiptLead}</Text>
			<Text style={{ ...styles.label, ...words }}>{caseText(locale).case_reference}</Text>
			<Text style={{ ...styles.large, ...align }}>{body.case_reference}</Text>
			<Text style={{ ...styles.label, ...words }}>{t.receivedAt}</Text>
			<Text style={words}>{formatMoment(locale, new Date(body.received_at))}</Text>
			<Text style={{ ...styles.latin, ...align }}>{body.received_at}</Text>
			{time_limit && <Text style={{ ...styles.label, ...words }}>{t[`${time_limit.of}Limit`]}</Text>}
			{time_limit && <Text style={words}>{formatDate(locale, time_limit.last_day)}</Text>}
			{statement_sha256 && (
				<Labelled locale={locale} label={t.statementHash}>
					{statement_sha256}
				</Labelled>
			)}
			{files.length > 0 && (
				<Labelled locale={locale} label={t.receiptFiles}>
					{files.map((file, i) => `${i + 1}. ${file.sha256} (${fileSize(locale, file.size)})`)}
				</Labelled>
			)}
			{file_list && (
				<Labelled locale={locale} label={t.fileList(file_list.count)}>
					{file_list.sha256}
				</Labelled>
			)}
			<Labelled locale={locale} label={t.receiptCode}>
				{code}
			</Labelled>
			{heads && <Text style={{ ...styles.label, ...words }}>{heads}</Text>}
			<Codes locale={locale} receipt={receipt} />
		</>
	);
}

/** The large code holds the whole signed statement; beside it the small one leads to the page that verifies. */
function Codes({ locale, receipt: { body, code, jws } }: FactsProps) {
	const t = receiptText(locale);
	const { isRtl, align, words } = wordsIn(locale);
	const flexDirection = isRtl ? "row-reverse" : "row";
	const query = new URLSearchParams({ reference: body.case_reference, code });
	const page = absolute(pathIn(locale, "/complaints/verify-receipt"));
	const fits = jws !== null && codeRows(jws) !== undefined;
	return (
		<View wrap={false} style={{ ...styles.foot, flexDirection }}>
			{fits && <Code size={190}>{jws}</Code>}
			<View style={{ flex: 1 }}>
				{jws && <Text style={words}>{fits ? t.qrWhole : t.tooLongForCode}</Text>}
				{fits && <Text style={{ ...styles.latin, ...align }}>{absolute("/.well-known/jwks.json")}</Text>}
				<Text style={words}>{t.receiptCheck}</Text>
				<Text style={{ ...styles.latin, ...align }}>{page}</Text>
				<View style={{ flexDirection }}>
					<Code size={90}>{`${page}?${query}`}</Code>
					<View style={{ flex: 1 }} />
				</View>
			</View>
		</View>
	);
}
