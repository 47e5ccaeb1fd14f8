import { accountIdOf } from "../../../access/actor.ts";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { stashedForm } from "../../../accounts/stash/stashed-form.server.ts";
import { config } from "../../../base/config.server.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { allowedTransitions, canAddEvidence, isAppealOpen } from "../../case/case-flow.ts";
import { nextStep, openRequest } from "../../case/next-step.ts";
import { StatusBadge } from "../../case/parts/status-badge.tsx";
import { caseText } from "../../case/text.ts";
import { MAX_UPLOAD } from "../../evidence/rules/evidence-rules.ts";
import { portalMeta } from "../../portal/page-meta.ts";
import { portalText } from "../../portal/text.ts";
import { receiptText } from "../../receipts/text.ts";
import { answerCaseForm } from "../answer-case-form.server.ts";
import { type CaseIntent, type CaseState, isCaseIntent, targetOf } from "../case-actions.ts";
import { ownCase } from "../cases.server.ts";
import { CaseForms } from "../parts/case-forms.tsx";
import { CaseView } from "../parts/case-view.tsx";
import type { Route } from "./+types/case";

export const middleware = [requires("case.file")];
export const handle = { js: true, maxBody: MAX_UPLOAD };

/** A missing case and another person's case get the same answer (docs/rules.md#permissions). */
const missing = (locale: "ar" | "en") => seeOther({ to: pathIn(locale, "/complaints"), flash: "case-not-found" });

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const actor = actorOf(context);
	const item = await ownCase(actor, params.caseReference);
	if (!item) throw missing(locale);
	const now = new Date();
	const by = { role: "complainant", account: accountIdOf(actor) } as const;
	const allowed = allowedTransitions(item, by, await siteSettings(), now);
	const leadsOn = (intent: Exclude<CaseIntent, "message">) => allowed.some(({ to }) => to === targetOf(intent, item));
	const asked = openRequest(item.messages);
	const { receipt, ...shown } = item;
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const restored: CaseState | undefined =
		stashed && isCaseIntent(stashed.intent) ? { intent: stashed.intent, problems: {}, values: stashed } : undefined;
	return {
		item: shown,
		hasReceipt: receipt !== undefined,
		next: nextStep(locale, { ...item, dueOn: asked?.due_on }, now),
		may: {
			answer: leadsOn("answer"),
			evidence: canAddEvidence(item, now),
			withdraw: leadsOn("withdraw"),
			withdrawsAppeal: isAppealOpen(item),
			appeal: leadsOn("appeal"),
		},
		hasScanner: config().CLAMD_URL !== undefined,
		restored,
	};
}

export const action = (args: Route.ActionArgs) =>
	answerCaseForm(args, args.params.caseReference, () => missing(localeOf(args.url.pathname)));

export const meta: Route.MetaFunction = (args) =>
	portalMeta(args, caseText, (t) => t.caseTitle(args.loaderData?.item.case_reference ?? ""));

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = portalText(locale);
	const words = caseText(locale);
	const receipts = receiptText(locale);
	const { item, next, may, hasScanner, hasReceipt, restored } = loaderData;
	const reference = { caseReference: item.case_reference };
	const crumbs = [
		useHomeCrumb(),
		{ label: t.title, path: pathIn(locale, "/complaints") },
		{ label: item.case_reference },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={words.caseTitle(item.case_reference)}>
				<p className="mt-4 flex flex-wrap items-center gap-3">
					<StatusBadge status={item.status} />
					{hasReceipt && (
						<a
							href={pathIn(locale, "/complaints/case/:caseReference/receipt", reference)}
							className="py-2 underline underline-offset-4"
						>
							{receipts.receipt} <Ltr>{item.case_reference}</Ltr>
						</a>
					)}
				</p>
			</PageHeader>
			<div className="wide py-10">
				<CaseView item={item} next={next}>
					<CaseForms item={item} may={may} hasScanner={hasScanner} state={actionData ?? restored} />
				</CaseView>
			</div>
		</>
	);
}
