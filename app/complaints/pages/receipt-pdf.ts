import { create as contentDisposition } from "content-disposition";
import { requires } from "../../accounts/guards.server.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { inertPolicy } from "../../base/http/security-headers.ts";
import { notFound } from "../../base/http/stop.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { ownCase } from "../cases.server.ts";
import { receiptPdf } from "../papers/receipt-pdf.server.tsx";
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
