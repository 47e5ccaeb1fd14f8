import { create as contentDisposition } from "content-disposition";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { inertPolicy } from "../../../base/server/security-headers.ts";
import { receiptPdf } from "../../documents/receipt-pdf.server.tsx";
import { ownCase } from "../../my-cases/cases.server.ts";
import type { Route } from "./+types/receipt-pdf";

export const middleware = [requires("case.file")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const found = await ownCase(actorOf(context), params.caseReference);
	if (!found?.receipt) throw notFound();
	const pdf = await receiptPdf(localeOf(url.pathname), found.receipt);
	return new Response(new Uint8Array(pdf), {
		headers: {
			"content-type": "application/pdf",
			"content-disposition": contentDisposition(`receipt-${found.case_reference}.pdf`),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
}
