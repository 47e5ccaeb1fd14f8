import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { ownReceipt } from "../../../complaints/my-cases/own-receipt.server.ts";
import { receiptText } from "../../../complaints/receipts/text.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import { ReceiptFacts } from "../parts/receipt-facts.tsx";
import type { Route } from "./+types/receipt";

export const middleware = [requires("case.file")];

/** A receipt of an own case; without a number that of its submission. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await ownReceipt(actorOf(context), params);
	if (!found) throw notFound();
	const { number, act, body, files, code, jws } = found;
	return { number, act, body, files, code, jws };
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, receiptText, (t) => t.receiptTitle);

export default function Receipt({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = receiptText(locale);
	const portal = portalText(locale);
	const words = caseText(locale);
	const { number, act, ...facts } = loaderData;
	const reference = { caseReference: facts.body.case_reference };
	const pdf = { ...reference, number: String(number) };
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{
			label: words.caseTitle(reference.caseReference),
			path: pathIn(locale, "/complaints/case/:caseReference", reference),
		},
		{ label: t.receipt },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={`${t.receiptTitle}: ${t[act]}`} lead={t.receiptLead}>
				<p className="mt-5">
					<a
						href={pathIn(locale, "/complaints/case/:caseReference/receipts/:number.pdf", pdf)}
						className="button-quiet"
					>
						{t.receiptPdf}
					</a>
				</p>
			</PageHeader>
			<div className="wide max-w-4xl py-10">
				<div className="card p-6 sm:p-8">
					<ReceiptFacts {...facts} />
					<p className="mt-6 border-t border-line pt-5">
						{t.receiptCheck}{" "}
						<a href={pathIn(locale, "/complaints/verify-receipt")} className="link">
							{t.verifyReceiptTitle}
						</a>
					</p>
				</div>
			</div>
		</>
	);
}
