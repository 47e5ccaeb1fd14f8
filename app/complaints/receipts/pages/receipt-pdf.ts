import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { ownPdf } from "../../documents/pdf-answer.server.ts";
import { receiptPdf } from "../../documents/receipt-pdf.server.tsx";
import { ownCase } from "../../my-cases/cases.server.ts";
import type { Route } from "./+types/receipt-pdf";

export const middleware = [requires("case.file")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	const found = await ownCase(actor, params.caseReference);
	const receipt = found?.receipt;
	if (!receipt) throw notFound();
	return ownPdf({ actor, locale, name: `receipt-${found.case_reference}.pdf` }, () => receiptPdf(locale, receipt));
}
