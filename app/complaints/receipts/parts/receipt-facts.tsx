import { formatMoment } from "../../../base/locale/format.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { fileSize } from "../../case/file-size.ts";
import { caseText } from "../../case/text.ts";
import { evidenceText } from "../../evidence/text.ts";
import type { ReceiptBody } from "../receipt.ts";
import { receiptText } from "../text.ts";

const Hash = ({ children }: { children: string }) => <Ltr className="break-all font-mono text-sm">{children}</Ltr>;

/** The facts of a receipt. `code` is shown to its owner only; a verifier has it already. */
export function ReceiptFacts({ body, code }: { body: ReceiptBody; code?: string }) {
	const locale = useLocale();
	const t = receiptText(locale);
	const words = caseText(locale);
	const files = evidenceText(locale);
	return (
		<dl className="space-y-5">
			<Line label={words.case_reference}>
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
			<Line label={t.statementHash}>
				<Hash>{body.statement_sha256}</Hash>
			</Line>
			<Line label={t.receiptFiles}>
				{body.files.length === 0 ? (
					files.noEvidence
				) : (
					<ol className="list-decimal space-y-1 ps-6">
						{body.files.map((file) => (
							<li key={file.sha256}>
								<Hash>{file.sha256}</Hash>{" "}
								<bdi className="whitespace-nowrap text-sm text-soft">({fileSize(locale, file.size)})</bdi>
							</li>
						))}
					</ol>
				)}
			</Line>
			{code && (
				<Line label={t.receiptCode}>
					<Hash>{code}</Hash>
				</Line>
			)}
		</dl>
	);
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
	<div>
		<dt className="text-sm text-soft">{label}</dt>
		<dd>{children}</dd>
	</div>
);
