import { formatMoment } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ListedReceipt } from "../receipt.ts";
import { receiptText } from "../text.ts";

type Props = {
	receipts: readonly ListedReceipt[];
	pdfOf: (receipt: ListedReceipt) => string;
	pageOf?: (receipt: ListedReceipt) => string;
};

/** The receipts of a case, each with its page where there is one and its PDF. */
export function ReceiptList({ receipts, pdfOf, pageOf }: Props) {
	const locale = useLocale();
	const t = receiptText(locale);
	return (
		<ul className="divide-y divide-line">
			{receipts.map((receipt) => (
				<li key={receipt.number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
					{pageOf ? (
						<a href={pageOf(receipt)} className="link font-semibold">
							{t[receipt.act]}
						</a>
					) : (
						<span className="font-semibold">{t[receipt.act]}</span>
					)}
					<time dateTime={receipt.received_at} className="text-sm text-soft">
						{formatMoment(locale, new Date(receipt.received_at))}
					</time>
					<a href={pdfOf(receipt)} className="link ms-auto text-sm">
						{t.receiptPdf}
					</a>
				</li>
			))}
		</ul>
	);
}
