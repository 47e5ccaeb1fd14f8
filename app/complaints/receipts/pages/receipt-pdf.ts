import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { inOwnTurns, pdfAnswer } from "../../documents/pdf-answer.server.ts";
import { receiptPdf } from "../../documents/receipt-pdf.server.tsx";
import { ownReceipt } from "../../my-cases/own-receipt.server.ts";
import { receiptName } from "../receipt.ts";
import type { Route } from "./+types/receipt-pdf";

export const middleware = [requires("case.file")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	const receipt = await ownReceipt(actor, params);
	if (!receipt) throw notFound();
	return pdfAnswer(receiptName(receipt), await inOwnTurns(actor, () => receiptPdf(locale, receipt)));
}
