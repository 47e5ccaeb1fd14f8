import { formatDate, formatMoment } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { waitsForComplainant } from "../../complaints/case/complaint.ts";
import { complaintText } from "../../complaints/case/complaint-text.ts";
import { Fact } from "../../complaints/case/parts/fact.tsx";
import { StatusBadge } from "../../complaints/case/parts/status-badge.tsx";
import { questionText } from "../../complaints/case/question-text.ts";
import { caseText } from "../../complaints/case/text.ts";
import type { trackedCase } from "../../complaints/my-cases/cases.server.ts";
import { trackingText } from "../../complaints/tracking/text.ts";
import type { TrackState } from "../../complaints/tracking/track-state.ts";

type Brief = NonNullable<Awaited<ReturnType<typeof trackedCase>>>["brief"];
type Props = { brief: Brief; next: string; until: Date; isWhole: boolean; awaitsCode: boolean; state?: TrackState };

/** The case after a proof: status, type, dates and the next step; and a form for the code. */
export function TrackedCase({ brief, next, until, isWhole, awaitsCode, state }: Props) {
	const locale = useLocale();
	const t = trackingText(locale);
	const labels = complaintText(locale);
	const words = caseText(locale);
	const questions = questionText(locale);
	const own = { caseReference: brief.case_reference };
	return (
		<>
			<section aria-labelledby="tracked" className="card space-y-5 p-6 sm:p-8">
				<h2 id="tracked" className="flex flex-wrap items-center gap-4 text-2xl">
					<Ltr>{brief.case_reference}</Ltr>
					<StatusBadge status={brief.status} />
				</h2>
				{!isWhole && (
					<>
						<div className="border-s-4 border-ball ps-4">
							<h3 className="text-lg">{words.nextTitle}</h3>
							<p>{next}</p>
							{brief.expected_on && (
								<p className="font-semibold">{questions.expected(formatDate(locale, brief.expected_on))}</p>
							)}
							{waitsForComplainant(brief.status) && (
								<p className="mt-2">
									<a href={pathIn(locale, "/complaints/case/:caseReference", own)} className="button">
										{questions.signInToAnswer}
									</a>
								</p>
							)}
						</div>
						<dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-3">
							<Fact label={labels.dispute_type}>{words[brief.dispute_type]}</Fact>
							<Fact label={words.created}>{formatDate(locale, brief.submitted_at ?? brief.created_at)}</Fact>
							<Fact label={words.updated}>{formatDate(locale, brief.last_updated_at)}</Fact>
						</dl>
						<p className="text-sm text-soft">{t.trackedNote}</p>
					</>
				)}
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="flex-1 basis-64 text-sm text-soft">
						{t.readOnlyUntil(formatMoment(locale, until))}. {t.sharedComputer}
					</p>
					<a href={`${pathIn(locale, "/complaints/track")}?another=1`} className="button-quiet">
						{t.trackAnother}
					</a>
					<form method="post" action={pathIn(locale, "/complaints/track")}>
						<button type="submit" name="intent" value="end" className="button-quiet">
							{t.endTracking}
						</button>
					</form>
				</div>
			</section>
			{!isWhole && <CodeForms awaitsCode={awaitsCode || state?.values.intent === "check-code"} state={state} />}
		</>
	);
}

/** The request for a code; the field for it once it is sent. */
function CodeForms({ awaitsCode, state }: { awaitsCode: boolean; state?: TrackState }) {
	const locale = useLocale();
	const t = trackingText(locale);
	const path = pathIn(locale, "/complaints/track");
	return (
		<section aria-labelledby="whole" className="card space-y-5 p-6 sm:p-8">
			<h2 id="whole" className="text-xl">
				{t.openCase}
			</h2>
			<form method="post" action={path} className="flex flex-wrap items-center justify-between gap-4">
				<p className="flex-1 basis-64">{t.seeAll}</p>
				<button type="submit" name="intent" value="send-code" className="button-quiet">
					{awaitsCode ? t.sendCodeAgain : t.sendCode}
				</button>
			</form>
			{awaitsCode && (
				<form method="post" action={path} noValidate className="space-y-4 border-t border-line pt-5">
					<input type="hidden" name="intent" value="check-code" />
					<ErrorSummary form="code" state={state} labels={{ code: t.sixDigits }} />
					<Field
						form="code"
						name="code"
						label={t.sixDigits}
						state={state}
						dir="ltr"
						numeric
						autoComplete="one-time-code"
						maxLength={12}
					/>
					<button type="submit" className="button">
						{t.openCase}
					</button>
				</form>
			)}
		</section>
	);
}
