import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { stashedForm } from "../../../accounts/stash/stashed-form.server.ts";
import { config } from "../../../base/config.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { readAfterConflict } from "../../../base/ui/line/read-after-conflict.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { maybeMinor } from "../../../complaints/case/age.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { ownProfile } from "../../../complaints/complainants/profile.server.ts";
import { storeRegistration } from "../../../complaints/complainants/registration.server.ts";
import { MAX_UPLOAD } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { ownDraft, ownDrafts } from "../../../complaints/submitting/drafts.server.ts";
import { draftValues } from "../../../complaints/submitting/fields/draft-values.ts";
import { versionsOf } from "../../../complaints/submitting/merging/merge-draft.server.ts";
import { sendStep, sentDraft } from "../../../complaints/submitting/send-step.server.ts";
import { TERMS_VERSION } from "../../../complaints/submitting/terms.ts";
import { portalMeta } from "../../page-meta.ts";
import { MinorNotice } from "../../parts/minor-notice.tsx";
import { StepList } from "../../parts/step-list.tsx";
import { portalText } from "../../text.ts";
import { SubmitDone } from "../parts/submit-done.tsx";
import { SubmitForm } from "../parts/submit-form.tsx";
import { submittingText } from "../text.ts";
import type { Route } from "./+types/submit";

export const middleware = [requires("case.file")];
export const handle = { js: true, maxBody: MAX_UPLOAD };

export const shouldRevalidate = readAfterConflict;

const STEPS = 5;
const stepOf = (url: URL) => Math.min(STEPS, Math.max(1, Math.trunc(Number(url.searchParams.get("step"))) || 1));

/**
 * One address for five steps: the draft is on the server from the first one. Without a draft in the address the latest
 * one opens.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	const profile = await mustBeVerified(request, actor, locale);
	const path = pathIn(locale, "/complaints/submit");
	const given = context.get(sentDraft) ?? url.searchParams.get("draft");
	if (!given || !isUuid(given)) {
		const [latest] = given === "new" ? [] : await ownDrafts(actor);
		const step = latest ? (url.searchParams.has("step") ? stepOf(url) : latest.step) : 1;
		throw redirect(`${path}?draft=${latest?.id ?? randomUUID()}&step=${step}`, 303);
	}
	const draft = await ownDraft(actor, given);
	const step = stepOf(url);
	const reached = draft?.status === "draft" ? draft.step : draft ? STEPS : 1;
	if (draft && draft.status !== "draft" && step !== STEPS) throw redirect(`${path}?draft=${given}&step=${STEPS}`, 303);
	if (step > reached) throw redirect(`${path}?draft=${given}&step=${reached}`, 303);
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	return {
		id: given,
		step,
		reached,
		represents: profile.submitter_type !== "player",
		isYoung: maybeMinor(profile.date_of_birth, riyadhDay(new Date())),
		reference: draft?.case_reference ?? undefined,
		values: { ...(draft ? draftValues(draft) : {}), ...stashed },
		page: randomUUID(),
		seen: versionsOf(draft ? draftValues(draft) : {}),
		kept: draft?.kept ?? [],
		match: draft?.match_id ?? undefined,
		evidence: draft?.evidence ?? [],
		savedAt: draft?.status === "draft" ? draft.last_updated_at : undefined,
		termsVersion: TERMS_VERSION,
		hasScanner: config().CLAMD_URL !== undefined,
	};
}

/**
 * Redirects an account with an unconfirmed address to the page that says how to confirm it
 * (docs/rules/complaints.md#complainants).
 */
async function mustBeVerified(request: Request, actor: ReturnType<typeof actorOf>, locale: "ar" | "en") {
	const profile = await ownProfile(actor);
	if (profile?.email_verified) return profile;
	if (!profile) throw seeOther({ to: pathIn(locale, "/complaints/profile"), flash: "no-profile" });
	const waiting = { values: { email: profile.email }, done: 0, waiting: true };
	const cookies = [await storeRegistration(request, waiting)];
	throw seeOther({ to: pathIn(locale, "/complaints/verify"), flash: "verify-first", cookies });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	await mustBeVerified(request, actorOf(context), localeOf(url.pathname));
	return sendStep({ request, url, context }, stepOf(url));
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, submittingText, (t) => t.submitTitle);

export default function Submit({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = submittingText(locale);
	const portal = portalText(locale);
	const { id, step, reached, reference } = loaderData;
	const path = pathIn(locale, "/complaints/submit");
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: t.submitTitle },
	];
	const steps = [t.subStep1, t.subStep2, t.subStep3, t.subStep4, t.subStep5];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.submitTitle}>
				{step === 1 && (
					<a href={pathIn(locale, "/complaints/before-you-start")} className="link inline-block py-1 text-sm">
						{t.readFirst}
					</a>
				)}
			</PageHeader>
			<div className="wide max-w-4xl space-y-4 py-4 sm:space-y-8 sm:py-8">
				<StepList
					label={t.submitSteps}
					steps={steps}
					current={step}
					pathOf={(to) => (to <= reached && !reference ? `${path}?draft=${id}&step=${to}` : undefined)}
				/>
				{step === 1 && loaderData.isYoung && <MinorNotice />}
				{loaderData.match && !reference && (
					<p className="card p-4">
						{complaintText(locale).match}:{" "}
						<a href={pathIn(locale, "/match/:id", { id: String(loaderData.match) })} className="link">
							{complaintText(locale).openMatch}
						</a>
					</p>
				)}
				{reference ? (
					<SubmitDone reference={reference} />
				) : (
					<SubmitForm key={`${id}-${step}`} {...loaderData} state={actionData} />
				)}
			</div>
		</>
	);
}
