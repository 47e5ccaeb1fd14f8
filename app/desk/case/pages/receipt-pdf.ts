import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pdfAnswer } from "../../../base/pdf/pdf-answer.server.ts";
import { receiptPdf } from "../../../complaints/documents/receipt-pdf.server.tsx";
import { deskBrief } from "../../../complaints/handling/desk-case.server.ts";
import { receiptsForStaff } from "../../../complaints/receipts/receipt.server.ts";
import { receiptName } from "../../../complaints/receipts/receipt.ts";
import type { Route } from "./+types/receipt-pdf";

export const middleware = [requires("case.read")];

/** A receipt that the complainant was given, for officers who take part in the case. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const found = await deskBrief(actor, params.caseReference);
	if (!found || found.recused) throw notFound();
	const receipts = await receiptsForStaff(actor, found.id);
	const receipt = receipts.find(({ number }) => String(number) === params.number);
	if (!receipt) throw notFound();
	return pdfAnswer(receiptName(receipt), await receiptPdf(localeOf(url.pathname), receipt, "staff"));
}
