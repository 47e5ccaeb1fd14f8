import { useLocation } from "react-router";
import { visitor } from "../../access/actor.ts";
import { Alert } from "../../accounts/parts/step-page.tsx";
import {
	type Answer,
	formAction,
	type PostedForm,
	refused,
	type Sender,
	validInput,
} from "../../base/forms/form-action.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { isKeyOf } from "../../base/literals.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { nextStep } from "../../complaints/case/flow/next-step.ts";
import { OwnCase } from "../../complaints/case/parts/own-case.tsx";
import { noticeText } from "../../complaints/flash-text.ts";
import { turnOf } from "../../complaints/my-cases/turn.ts";
import { trackingText } from "../../complaints/tracking/text.ts";
import {
	awaitsCode,
	caseOfGuest,
	endTracking,
	openTrackedCase,
	sendTrackingCode,
	trackCase,
} from "../../complaints/tracking/track-case.server.ts";
import { codeForm, trackForm } from "../../complaints/tracking/track-form.ts";
import type { TrackState } from "../../complaints/tracking/track-state.ts";
import { forgetReference, storedReference, storeReference } from "../../complaints/tracking/typed-reference.ts";
import { CaseView } from "../cases/parts/case-view.tsx";
import { portalMeta } from "../page-meta.ts";
import { TrackForm } from "../parts/track-form.tsx";
import { TrackedCase } from "../parts/tracked-case.tsx";
import { portalText } from "../text.ts";
import type { Route } from "./+types/track";

/**
 * Another case than the one this browser shows: the form is there again, and the former case until the other is found.
 */
const ANOTHER = "another";

export const handle = { maxBody: SHORT_FORM };

export async function loader({ request, url }: Route.LoaderArgs) {
	const form = { typed: storedReference(request) };
	if (url.searchParams.has(ANOTHER)) return form;
	const found = await caseOfGuest(request);
	if (!found) return form;
	const { brief, full, until } = found;
	const locale = localeOf(url.pathname);
	const now = new Date();
	if (!full) return { brief, next: nextStep(locale, brief, now), until, awaitsCode: await awaitsCode(request) };
	const { receipts: _, ...shown } = full;
	return { brief, full: { item: shown, turn: turnOf(locale, full, now) }, next: "", until, awaitsCode: false };
}

/** Three forms on one page: the proof, the request for a code, and the code. A fourth ends tracking. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<TrackState>({ request, url, context }, (posted) => act(request, posted), { failed: failureOf });

async function act(request: Request, { values, locale, address }: PostedForm & Sender): Promise<Answer<TrackState>> {
	const where = { locale, address };
	const again = (status: number, state: Partial<TrackState>) => ({ status, state });
	const back = (flash?: string, ...cookies: (string | undefined)[]) => ({
		to: pathIn(locale, "/complaints/track"),
		flash,
		cookies,
	});
	if (values.intent === "end") return back(undefined, await endTracking(request), forgetReference);
	if (values.intent === "send-code") {
		const sent = await sendTrackingCode(request, where);
		if (sent.ok) return back("code-sent");
		return "wait" in sent ? refused(sent) : again(409, { refused: "codeFailed" });
	}
	if (values.intent === "check-code") {
		const { code } = validInput(codeForm, values);
		const opened = await openTrackedCase(request, code, where);
		if (opened.ok) return back("code-verified", opened.cookie);
		return "wait" in opened && opened.wait ? again(429, { wait: opened.wait }) : again(422, { refused: "codeInvalid" });
	}
	const storing = { cookies: [storeReference(values.case_reference)] };
	const parsed = trackForm.safeParse(values);
	if (!parsed.success) return { ...again(422, { problems: problemsOf(parsed.error) }), ...storing };
	const tracked = await trackCase(visitor, parsed.data, address);
	if (tracked.ok) {
		await endTracking(request);
		return back("found", tracked.cookie, forgetReference);
	}
	if ("wait" in tracked) return { ...refused(tracked), ...storing };
	return tracked.refused === "notFound"
		? { ...again(404, { refused: "caseNotFound" }), ...storing }
		: { ...again(422, { refused: "wrongProof" }), ...storing };
}

const failures = { "send-code": "codeFailed", "check-code": "codeCheckFailed" } as const;
const failureOf = ({ intent }: Record<string, string>) => ({
	refused: isKeyOf(failures, intent) ? failures[intent] : ("searchError" as const),
});

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = (args) => portalMeta(args, trackingText, (t) => t.trackTitle);

export default function Track({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = trackingText(locale);
	const notices = noticeText(locale);
	const portal = portalText(locale);
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: t.trackTitle },
	];
	const { search } = useLocation();
	const found = "brief" in loaderData ? loaderData : undefined;
	const typed = "typed" in loaderData ? loaderData.typed : undefined;
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.trackTitle} lead={found ? undefined : t.trackLead} />
			<div className={`wide space-y-8 py-10 ${found?.full ? "" : "max-w-3xl"}`}>
				{actionData?.refused && (
					<Alert>{actionData.refused === "caseNotFound" ? notices["case-not-found"] : t[actionData.refused]}</Alert>
				)}
				{found ? (
					<>
						{!found.full && <OwnCase since={found.brief.own_case_at} />}
						<TrackedCase {...found} isWhole={found.full !== undefined} state={actionData} />
						{found.full && <CaseView {...found.full} />}
					</>
				) : (
					<TrackForm state={actionData} typed={typed} query={search} />
				)}
			</div>
		</>
	);
}
