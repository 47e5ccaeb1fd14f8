import { formatDate, formatMoment } from "../../../base/locale/format.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { fileSize } from "../../../complaints/case/file-size.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { Hash, Line } from "../../../complaints/receipts/parts/signed-line.tsx";
import type { ReceiptBody, ReceivedFile } from "../../../complaints/receipts/receipt.ts";
import { receiptText } from "../../../complaints/receipts/text.ts";

type Props = { body: ReceiptBody; files: readonly ReceivedFile[]; code?: string; jws?: string | null };

/** The facts of a receipt. `code` and `jws` are shown to its owner only; a verifier has one of them already. */
export function ReceiptFacts({ body, files, code, jws }: Props) {
	const locale = useLocale();
	const t = receiptText(locale);
	const { time_limit, statement_sha256, file_list } = body;
	return (
		<dl className="space-y-5">
			<Line label={t.act}>{t[body.act ?? "submission"]}</Line>
			<Line label={caseText(locale).case_reference}>
				<Ltr className="text-xl font-bold">{body.case_reference}</Ltr>
			</Line>
			<Line label={t.receivedAt}>
				<time dateTime={body.received_at} className="font-semibold">
					{formatMoment(locale, new Date(body.received_at))}
				</time>
				<details className="text-sm text-soft">
					<summary className="cursor-pointer">{t.exactTime}</summary>
					<Ltr className="whitespace-nowrap">{body.received_at}</Ltr>
				</details>
			</Line>
			{time_limit && <Line label={t[`${time_limit.of}Limit`]}>{formatDate(locale, time_limit.last_day)}</Line>}
			{statement_sha256 && (
				<Line label={t.statementHash}>
					<Hash>{statement_sha256}</Hash>
				</Line>
			)}
			<Line label={t.receiptFiles}>
				{file_list && (
					<p>
						{t.fileList(file_list.count)} <Hash>{file_list.sha256}</Hash>
					</p>
				)}
				<FileHashes files={files} />
			</Line>
			{code && (
				<Line label={t.receiptCode}>
					<Hash>{code}</Hash>
				</Line>
			)}
			{jws && (
				<Line label={t.wholeJws}>
					<details>
						<summary className="cursor-pointer text-sm text-soft">{t.showJws}</summary>
						<Hash>{jws}</Hash>
					</details>
				</Line>
			)}
		</dl>
	);
}

function FileHashes({ files }: { files: readonly ReceivedFile[] }) {
	const locale = useLocale();
	if (files.length === 0) return <>{receiptText(locale).noFiles}</>;
	return (
		<ol className="list-decimal space-y-1 ps-6">
			{files.map((file) => (
				<li key={file.sha256}>
					<Hash>{file.sha256}</Hash>{" "}
					<bdi className="whitespace-nowrap text-sm text-soft">({fileSize(locale, file.size)})</bdi>
				</li>
			))}
		</ol>
	);
}
