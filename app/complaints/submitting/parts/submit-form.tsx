import { useEffect, useRef, useState } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useAutosave } from "../../../base/ui/line/use-autosave.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complaintText } from "../../case/complaint-text.ts";
import type { ListedFile } from "../../evidence/listed-file.ts";
import { EvidenceStep } from "../../evidence/parts/evidence-step.tsx";
import { evidenceText } from "../../evidence/text.ts";
import { portalText } from "../../portal/text.ts";
import type { SubmitState } from "../submit-state.ts";
import { submittingText } from "../text.ts";
import { IncidentFields } from "./incident-fields.tsx";
import { ReviewStep } from "./review-step.tsx";
import { TypeFields } from "./type-fields.tsx";

type Props = {
	id: string;
	step: number;
	values: Record<string, string>;
	evidence: ListedFile[];
	savedAt?: Date;
	termsVersion: string;
	hasScanner: boolean;
	state?: SubmitState;
};

/** One step of a complaint. With JavaScript it is saved while typing; without it each button saves. */
export function SubmitForm({ id, step, values, evidence, savedAt, termsVersion, hasScanner, state }: Props) {
	const locale = useLocale();
	const t = submittingText(locale);
	const portal = portalText(locale);
	const form = useRef<HTMLFormElement>(null);
	const { isSent, onSubmit } = useSentOnce();
	const [alive, setAlive] = useState(false);
	const [agreed, setAgreed] = useState(state?.values.terms === "on");
	useEffect(() => setAlive(true), []);
	const path = pathIn(locale, "/complaints/submit");
	const saved = useAutosave(form, step < 3 ? `${path}/autosave` : undefined);
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
			<ErrorSummary
				form="submit"
				state={state}
				labels={labels}
				failed={{ title: isLast ? t.submitFailed : t.notSaved }}
			/>
			{step === 1 && <TypeFields state={shown} />}
			{step === 2 && <IncidentFields state={shown} />}
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
		evidence: evidenceText(locale).evidence,
		terms: submittingText(locale).terms,
		...party("first", t.firstParty),
		...party("second", t.secondParty),
	};
}
