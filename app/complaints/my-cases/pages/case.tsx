import { accountIdOf } from "../../../access/actor.ts";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { stashedForm } from "../../../accounts/stash/stashed-form.server.ts";
import { config } from "../../../base/config.server.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { UnsavedGuard } from "../../../records/parts/unsaved-guard.tsx";
import { siteSettings } from "../../../settings/settings.server.ts";
import { allowedTransitions, canAddEvidence, isAppealOpen } from "../../case/flow/case-flow.ts";
import { StatusBadge } from "../../case/parts/status-badge.tsx";
import { caseText } from "../../case/text.ts";
import { MAX_UPLOAD } from "../../evidence/rules/evidence-rules.ts";
import { portalMeta } from "../../portal/page-meta.ts";
import { portalText } from "../../portal/text.ts";
import { receiptText } from "../../receipts/text.ts";
import { answerCaseForm } from "../answer-case-form.server.ts";
import { type CaseIntent, type CaseState, isCaseIntent, targetOf } from "../case-actions.ts";
import { caseFormText } from "../case-form-text.ts";
import { ownCase } from "../cases.server.ts";
import { caseActions } from "../parts/case-forms.tsx";
import { CaseView } from "../parts/case-view.tsx";
import { turnOf } from "../turn.ts";
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
	const { receipt, ...shown } = item;
	const form = url.searchParams.get("form") ?? undefined;
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const restored: CaseState | undefined =
		stashed && isCaseIntent(stashed.intent) ? { intent: stashed.intent, problems: {}, values: stashed } : undefined;
	return {
		item: shown,
		hasReceipt: receipt !== undefined,
		turn: turnOf(locale, item, now),
		opened: isCaseIntent(form) ? form : undefined,
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
	const { item, turn, hasReceipt, restored } = loaderData;
	const crumbs = [
		useHomeCrumb(),
		{ label: t.title, path: pathIn(locale, "/complaints") },
		{ label: item.case_reference },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={words.caseTitle(item.case_reference)}>
				<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
					<StatusBadge status={item.status} />
					<span>{words[item.dispute_type]}</span>
				</p>
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				<UnsavedGuard>
					<CaseView
						item={item}
						turn={turn}
						actions={caseActions({ ...loaderData, state: actionData ?? restored })}
						documents={<Documents reference={item.case_reference} hasReceipt={hasReceipt} />}
					/>
				</UnsavedGuard>
			</div>
		</>
	);
}

function Documents({ reference, hasReceipt }: { reference: string; hasReceipt: boolean }) {
	const locale = useLocale();
	const to = { caseReference: reference };
	return (
		<p className="flex flex-wrap gap-x-6 print:hidden">
			<a href={pathIn(locale, "/complaints/case/:caseReference/case.pdf", to)} className="link py-2">
				{caseFormText(locale).savePdf}
			</a>
			{hasReceipt && (
				<a href={pathIn(locale, "/complaints/case/:caseReference/receipt", to)} className="link py-2">
					{receiptText(locale).receipt}
				</a>
			)}
		</p>
	);
}
