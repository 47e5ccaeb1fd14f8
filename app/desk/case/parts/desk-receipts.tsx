import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { ReceiptList } from "../../../complaints/receipts/parts/receipt-list.tsx";
import { receiptText } from "../../../complaints/receipts/text.ts";

/** The receipts that the complainant was given. */
export function DeskReceipts({ item }: { item: DeskCase["item"] }) {
	const locale = useLocale();
	const { case_reference: caseReference, receipts } = item;
	if (receipts.length === 0) return null;
	return (
		<section aria-labelledby="receipts" className="card p-6">
			<h3 id="receipts" className="mb-2 text-xl">
				{receiptText(locale).receipts}
			</h3>
			<ReceiptList
				receipts={receipts}
				pdfOf={({ number }) =>
					pathIn(locale, "/complaints/admin/case/:caseReference/receipts/:number.pdf", {
						caseReference,
						number: String(number),
					})
				}
			/>
		</section>
	);
}
