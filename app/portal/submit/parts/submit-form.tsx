import { useCallback, useEffect, useRef, useState } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useAutosave } from "../../../base/ui/line/use-autosave.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import type { ListedFile } from "../../../complaints/evidence/listed-file.ts";
import { evidenceText } from "../../../complaints/evidence/text.ts";
import { draftFields } from "../../../complaints/submitting/fields/complaint-form.ts";
import type { StoredText } from "../../../complaints/submitting/merging/kept-texts.server.ts";
import type { AutosavedDraft, SubmitState } from "../../../complaints/submitting/submit-state.ts";
import { portalText } from "../../text.ts";
import { submittingText } from "../text.ts";
import { EvidenceStep } from "./evidence-step.tsx";
import { IncidentFields } from "./incident-fields.tsx";
import { StoredTexts } from "./kept-texts.tsx";
import { ReviewStep } from "./review-step.tsx";
import { TwoTexts } from "./two-texts.tsx";
import { TypeFields } from "./type-fields.tsx";

type Props = {
	id: string;
	step: number;
	values: Record<string, string>;
	/** An id of this page, and the versions of the fields that it shows (docs/rules/complaints.md#drafts). */
	page: string;
	seen: string;
	kept: StoredText[];
	evidence: ListedFile[];
	savedAt?: Date;
	termsVersion: string;
	hasScanner: boolean;
	/** Whether the complainant may file for someone else, so that the form asks. */
	represents: boolean;
	state?: SubmitState;
};

/** One step of a complaint. With JavaScript it is saved while typing; without it each button saves. */
export function SubmitForm(props: Props) {
	const { id, step, values, evidence, savedAt, termsVersion, hasScanner, state } = props;
	const locale = useLocale();
	const t = submittingText(locale);
	const portal = portalText(locale);
	const form = useRef<HTMLFormElement>(null);
	const { isSent, onSubmit } = useSentOnce();
	const [alive, setAlive] = useState(false);
	const [agreed, setAgreed] = useState(state?.values.terms === "on");
	useEffect(() => setAlive(true), []);
	const path = pathIn(locale, "/complaints/submit");
	const { page, seen, kept, onSaved } = useSeenDraft(props);
	const saved = useAutosave(form, step < 3 ? `${path}/autosave` : undefined, undefined, onSaved);
	const shown: FormState = state ?? { problems: {}, values };
	const labels = labelsOf(locale);
	const isLast = step === 4;
	return (
		<form
			ref={form}
			method="post"
			action={`${path}?draft=${id}&step=${step}`}
			encType="multipart/form-data"
			noValidate
			className="card space-y-5 p-4 sm:space-y-6 sm:p-8"
			onSubmit={onSubmit}
		>
			<input type="hidden" name="draft" value={id} />
			<input type="hidden" name="step" value={step} />
			{step < 3 && <input type="hidden" name="page" value={page} />}
			{step !== 3 && <input type="hidden" name="seen" value={isLast ? props.seen : seen} />}
			<ErrorSummary
				form="submit"
				state={state}
				labels={labels}
				failed={{ title: isLast ? t.submitFailed : t.notSaved }}
			/>
			{kept.length > 0 && <TwoTexts address={`${path}?draft=${id}&step=${step}`} />}
			{(step === 1 || step === 2) && (
				<StoredTexts
					texts={props.kept.filter(({ field }) => draftFields[step].includes(field))}
					values={shown.values}
					labels={labels}
				/>
			)}
			{step === 1 && <TypeFields state={shown} />}
			{step === 2 && <IncidentFields state={shown} represents={props.represents} />}
			{step === 3 && (
				<EvidenceStep
					form="submit"
					caseId={id}
					evidence={evidence}
					problems={state?.files}
					uploads="upload"
					hasScanner={hasScanner}
					removable
				/>
			)}
			{isLast && (
				<ReviewStep
					id={id}
					values={values}
					evidence={evidence}
					termsVersion={termsVersion}
					state={shown}
					onAgree={setAgreed}
				/>
			)}
			{/* Enter in a field presses the first button: that is the one that leads on. */}
			<div className="flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
				<button
					type="submit"
					name="intent"
					value="next"
					className="button disabled:cursor-not-allowed disabled:opacity-60"
					disabled={isLast && alive ? !agreed || isSent : undefined}
				>
					{isLast ? (isSent && alive ? t.submitting : t.submit) : portal.next}
				</button>
				<p role="status" className="text-sm text-soft max-sm:order-last max-sm:basis-full">
					{saved === "saved" ? (
						t.draftSavedNow
					) : saved ? (
						<span className="text-loss">{saved === "failed" ? t.notSaved : t[saved]}</span>
					) : (
						savedAt && (
							<>
								{t.draftSaved}: <Moment at={savedAt} />
							</>
						)
					)}
				</p>
				{step > 1 ? (
					<button type="submit" name="intent" value="previous" className="button-quiet">
						{portal.previous}
					</button>
				) : (
					<span />
				)}
			</div>
			<p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
				{savedAt && (
					<a href={`${path}/discard?draft=${id}`} className="link">
						{t.discardDraft}
					</a>
				)}
				{savedAt && (
					<a href={`${path}?draft=new`} className="link">
						{t.startAnew}
					</a>
				)}
			</p>
		</form>
	);
}

/**
 * Facts that the form knows of the draft. It belongs to the values that the controls were opened with, so a later
 * reading of the page leaves it; each save brings it up to date. `kept` has the fields whose second text the page does
 * not show yet.
 */
function useSeenDraft({ state, values, kept: shown, ...given }: Props) {
	const opened = state?.values.seen ? state.values : values.seen ? values : given;
	const [page] = useState(opened.page ?? given.page);
	const [seen, setSeen] = useState(opened.seen ?? given.seen);
	const [kept, setKept] = useState<string[]>([]);
	const known = shown.length;
	const onSaved = useCallback(
		(answer: unknown) => {
			const saved = answer as AutosavedDraft;
			setSeen(saved.seen);
			setKept(saved.kept.length > known ? saved.kept : []);
		},
		[known],
	);
	return { page, seen, kept, onSaved };
}

function labelsOf(locale: Locale): Record<string, string> {
	const t = complaintText(locale);
	const party = (side: string, name: string) => ({
		[`${side}_party_full_name`]: `${name}, ${t.party_full_name}`,
		[`${side}_party_phone`]: `${name}, ${t.party_phone}`,
		[`${side}_party_organization`]: `${name}, ${t.party_organization}`,
	});
	return {
		dispute_type: t.dispute_type,
		detailed_description: t.detailed_description,
		detailed_description_ar: t.detailed_description_ar,
		incident_date: t.incident_date,
		incident_location: t.incident_location,
		incident_location_ar: t.incident_location_ar,
		represented_name: t.represented_name,
		represented_as: t.represented_as,
		evidence: evidenceText(locale).evidence,
		terms: submittingText(locale).terms,
		...party("first", t.firstParty),
		...party("second", t.secondParty),
	};
}
