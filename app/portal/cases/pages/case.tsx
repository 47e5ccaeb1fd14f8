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
import { allowedTransitions, canAddEvidence, isAppealOpen } from "../../../complaints/case/flow/case-flow.ts";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { caseText } from "../../../complaints/case/text.ts";
import { noteOpening } from "../../../complaints/deadlines/complainant/notice.server.ts";
import { MAX_UPLOAD } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { answerCaseForm } from "../../../complaints/my-cases/answer-case-form.server.ts";
import { type CaseIntent, type CaseState, isCaseIntent, targetOf } from "../../../complaints/my-cases/case-actions.ts";
import { ownCase } from "../../../complaints/my-cases/cases.server.ts";
import { turnOf } from "../../../complaints/my-cases/turn.ts";
import { ReceiptList } from "../../../complaints/receipts/parts/receipt-list.tsx";
import type { ListedReceipt } from "../../../complaints/receipts/receipt.ts";
import { receiptText } from "../../../complaints/receipts/text.ts";
import { UnsavedGuard } from "../../../records/parts/unsaved-guard.tsx";
import { siteSettings } from "../../../settings/settings.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import { caseFormText } from "../case-form-text.ts";
import { caseActions } from "../parts/case-forms.tsx";
import { CaseView } from "../parts/case-view.tsx";
import { FoldedPart } from "../parts/fold.tsx";
import type { Route } from "./+types/case";

export const middleware = [requires("case.file")];
export const handle = { js: true, maxBody: MAX_UPLOAD };

/** A missing case and another person's case get the same answer (docs/rules/roles.md#permissions). */
const missing = (locale: "ar" | "en") => seeOther({ to: pathIn(locale, "/complaints"), flash: "case-not-found" });

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const actor = actorOf(context);
	await noteOpening(actor, params.caseReference);
	const item = await ownCase(actor, params.caseReference);
	if (!item) throw missing(locale);
	const now = new Date();
	const by = { role: "complainant", account: accountIdOf(actor) } as const;
	const allowed = allowedTransitions(item, by, await siteSettings(), now);
	const leadsOn = (intent: Exclude<CaseIntent, "message" | "refuse-consent">) =>
		allowed.some(({ to }) => to === targetOf(intent, item));
	const { receipts, ...shown } = item;
	const form = url.searchParams.get("form") ?? undefined;
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const restored: CaseState | undefined =
		stashed && isCaseIntent(stashed.intent) ? { intent: stashed.intent, problems: {}, values: stashed } : undefined;
	return {
		item: shown,
		receipts,
		turn: turnOf(locale, item, now),
		opened: isCaseIntent(form) ? form : undefined,
		may: {
			answer: leadsOn("answer"),
			evidence: canAddEvidence(item, now),
			withdraw: leadsOn("withdraw"),
			withdrawsAppeal: isAppealOpen(item),
			appeal: leadsOn("appeal"),
			consent: item.status === "closed" && leadsOn("consent"), // an answer leads on to the same status
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
	const { item, turn, receipts, restored } = loaderData;
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
						documents={<Documents reference={item.case_reference} receipts={receipts} />}
					/>
				</UnsavedGuard>
			</div>
		</>
	);
}

function Documents({ reference, receipts }: { reference: string; receipts: ListedReceipt[] }) {
	const locale = useLocale();
	return (
		<div className="space-y-5 print:hidden">
			{receipts.length > 0 && (
				<FoldedPart title={receiptText(locale).receipts} note={String(receipts.length)}>
					<ReceiptList
						receipts={receipts}
						pageOf={({ number }) =>
							pathIn(locale, "/complaints/case/:caseReference/receipts/:number", {
								caseReference: reference,
								number: String(number),
							})
						}
						pdfOf={({ number }) =>
							pathIn(locale, "/complaints/case/:caseReference/receipts/:number.pdf", {
								caseReference: reference,
								number: String(number),
							})
						}
					/>
				</FoldedPart>
			)}
			<p>
				<a
					href={pathIn(locale, "/complaints/case/:caseReference/case.pdf", { caseReference: reference })}
					className="link py-2"
				>
					{caseFormText(locale).savePdf}
				</a>
			</p>
		</div>
	);
}
