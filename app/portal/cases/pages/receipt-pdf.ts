import { inOwnTurns } from "../../../access/own-turns.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pdfAnswer } from "../../../base/pdf/pdf-answer.server.ts";
import { receiptPdf } from "../../../complaints/documents/receipt-pdf.server.tsx";
import { ownReceipt } from "../../../complaints/my-cases/own-receipt.server.ts";
import { receiptName } from "../../../complaints/receipts/receipt.ts";
import type { Route } from "./+types/receipt-pdf";

export const middleware = [requires("case.file")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	const receipt = await ownReceipt(actor, params);
	if (!receipt) throw notFound();
	return pdfAnswer(receiptName(receipt), await inOwnTurns(actor, () => receiptPdf(locale, receipt)));
}
