import { textNamed } from "../../../base/locale/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Hash, Line } from "../../../complaints/receipts/parts/signed-line.tsx";
import type { ReceiptBody, ReceivedFile } from "../../../complaints/receipts/receipt.ts";
import { receiptText } from "../../../complaints/receipts/text.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";

export type SignedBody = Record<string, unknown> & { kind?: string };

/** A signed body of any kind: a receipt in its own words, others as their facts by name. */
export function SignedFacts({ body, files }: { body: SignedBody; files: readonly ReceivedFile[] }) {
	const t = receiptText(useLocale());
	if (isReceipt(body)) return <ReceiptFacts body={body} files={files} />;
	return (
		<dl className="space-y-5">
			{Object.entries(body)
				.filter(([name, value]) => name !== "kind" && value !== null)
				.map(([name, value]) => (
					<Line key={name} label={textNamed(t, `fact_${name}`) ?? name}>
						{textNamed(t, `value_${value}`) ?? (
							<Hash>{typeof value === "object" ? JSON.stringify(value) : String(value)}</Hash>
						)}
					</Line>
				))}
		</dl>
	);
}

/** Receipts had no kind at first. */
const isReceipt = (body: SignedBody): body is SignedBody & ReceiptBody =>
	body.kind === "receipt" || (body.kind === undefined && "received_at" in body);

/** The words above what was found genuine. */
export const genuineKey = (body: SignedBody) =>
	isReceipt(body) ? "genuine" : body.kind === "decision" ? "genuineDecision" : "genuineOther";
