import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../case/text.ts";
import { ownCase } from "../../my-cases/cases.server.ts";
import { portalMeta } from "../../portal/page-meta.ts";
import { portalText } from "../../portal/text.ts";
import { ReceiptFacts } from "../parts/receipt-facts.tsx";
import { receiptText } from "../text.ts";
import type { Route } from "./+types/receipt";

export const middleware = [requires("case.file")];

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await ownCase(actorOf(context), params.caseReference);
	if (!found?.receipt) throw notFound();
	return { body: found.receipt.body, code: found.receipt.code };
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, receiptText, (t) => t.receiptTitle);

export default function Receipt({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = receiptText(locale);
	const portal = portalText(locale);
	const words = caseText(locale);
	const { body, code } = loaderData;
	const reference = { caseReference: body.case_reference };
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: words.caseTitle(body.case_reference), path: pathIn(locale, "/complaints/case/:caseReference", reference) },
		{ label: t.receipt },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.receiptTitle} lead={t.receiptLead}>
				<p className="mt-5">
					<a href={pathIn(locale, "/complaints/case/:caseReference/receipt.pdf", reference)} className="button-quiet">
						{t.receiptPdf}
					</a>
				</p>
			</PageHeader>
			<div className="wide max-w-4xl py-10">
				<div className="card p-6 sm:p-8">
					<ReceiptFacts body={body} code={code} />
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
