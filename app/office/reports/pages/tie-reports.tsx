import { z } from "zod";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { optionalText, wholeNumber } from "../../../base/forms/form-fields.ts";
import { idParam } from "../../../base/forms/params.ts";
import { QuestionList } from "../../../base/forms/questions/question-list.tsx";
import { acceptedIn } from "../../../base/forms/questions/questions.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { reportProblems } from "../../../league/sheets/reports/problem-text.ts";
import { correctionForm } from "../../../league/sheets/reports/staff/correction-form.ts";
import { confirmReport, correctResult } from "../../../league/sheets/reports/staff/decide-report.server.ts";
import { correctionsOf, tieReports } from "../../../league/sheets/reports/staff/tie-reports.server.ts";
import { stageInWords } from "../../../league/sheets/reports/stage-in-words.ts";
import { isOpen } from "../../../league/sheets/tie/steps.ts";
import { tieById } from "../../../league/ties/editing/edit-ties.server.ts";
import { namedInClass } from "../../../league/ties/ties.server.ts";
import { Sides } from "../../../people/clubs/parts/sides.tsx";
import { homeOr } from "../../../records/from-home.ts";
import { recordsText } from "../../../records/text.ts";
import { CorrectionForm, type CorrectionState, correctionLabels } from "../parts/correction-form.tsx";
import { CorrectionLine } from "../parts/correction-line.tsx";
import { ReportLine } from "../parts/report-line.tsx";
import { staffReportsText } from "../text.ts";
import type { Route } from "./+types/tie-reports";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const row = await tieById(id);
	const found = await tieReports(actorOf(context), id, new Date());
	const [tie] = row ? await namedInClass([row]) : [];
	if (!found || !tie) throw notFound();
	return { id, ...found, corrections: await correctionsOf(id), home_team: tie.home_team, away_team: tie.away_team };
}

const number = wholeNumber(0, 2_147_483_647);
const confirmForm = z.object({ report: number, decision: optionalText(2000) });

export const action = (args: Route.ActionArgs) =>
	formAction<CorrectionState>(args, async ({ values, locale }) => {
		const actor = actorOf(args.context);
		const id = idParam(args.params.id);
		const isCorrection = values.intent === "correct";
		const outcome = isCorrection
			? await correctResult(
					actor,
					{ matchId: id, ...validInput(correctionForm, values), accepted: acceptedIn(values) },
					new Date(),
				)
			: await confirmReport(
					actor,
					{ matchId: id, ...validInput(confirmForm, values), accepted: acceptedIn(values) },
					new Date(),
				);
		if ("gone" in outcome) throw notFound();
		const flash = isCorrection ? "result-corrected" : "result-decided";
		const own = pathIn(locale, "/admin/matches/:id/report", { id: String(id) });
		if (outcome.ok) return { to: homeOr(args.url, own), flash };
		if ("problems" in outcome || "questions" in outcome) return refused({ problems: {}, ...outcome });
		const key = "refused" in outcome ? outcome.refused : "changedReport";
		return { status: 409, state: { problems: { [isCorrection ? "home_score" : "decision"]: key } } };
	});

/** The reports of a tie's sides, their answers, and the decision of staff. */
export default function TieReports({ loaderData, actionData }: Route.ComponentProps) {
	const { id, stage, isOwn, bySheet, tie, reports, corrections, lineUps, home_team, away_team } = loaderData;
	const locale = useLocale();
	const t = staffReportsText(locale);
	const inWords = useProblemText();
	const isConfirmed = actionData?.values.intent === "confirm";
	const names = { home: pick(locale, home_team, "name"), away: pick(locale, away_team, "name") };
	const [latest] = reports;
	const isConfirming = !isOwn && isOpen("confirm", stage, "staff");
	const isCorrecting = !isOwn && isOpen("correct", stage, "staff");
	const blank = {
		problems: {},
		values: {
			home_score: String(tie.home_score ?? ""),
			away_score: String(tie.away_score ?? ""),
			outcome: tie.outcome,
			absent: tie.absent ?? "",
			case_reference: tie.case_reference ?? "",
			public_reason: tie.reason ?? "",
			public_reason_ar: tie.reason_ar ?? "",
		},
	};
	const labels = { ...correctionLabels(locale), decision: t.decision };
	return (
		<div className="max-w-3xl space-y-6">
			<header>
				<h2 className="text-2xl">{t.report}</h2>
				<p className="text-lg">
					<a href={pathIn(locale, "/match/:id", { id: String(id) })} className="link">
						<Sides tie={{ home_team, away_team }} />
					</a>
				</p>
				<p data-stage={stage}>{stageInWords(locale, stage)}</p>
				{lineUps.map(({ side }) => (
					<p key={side} className="text-soft">
						{t.lineUpIn(names[side])}
					</p>
				))}
			</header>
			<ErrorSummary form="decide" state={actionData} labels={labels} />
			{reports.length === 0 && <p className="card p-4">{t.noReport}</p>}
			{reports.length > 0 && (
				<ol className="card divide-y divide-line">
					{reports.map((report) => (
						<ReportLine key={report.number} report={report} names={names} />
					))}
				</ol>
			)}
			{isOwn && <p className="card p-4">{reportProblems(locale).ownTie}</p>}
			{isConfirming && (
				<form method="post" className="card space-y-4 p-5">
					<input type="hidden" name="report" value={latest?.number ?? 0} />
					<QuestionList
						title={recordsText(locale).questions}
						questions={isConfirmed ? actionData?.questions : undefined}
						sentence={inWords}
						autoFocus
					/>
					<Field
						form="decide"
						name="decision"
						label={t.decision}
						hint={t.decisionHint}
						required={false}
						state={actionData ?? blank}
						maxLength={2000}
						rows={3}
					/>
					<button type="submit" name="intent" value="confirm" className="button">
						{t.confirm}
					</button>
				</form>
			)}
			{bySheet && (
				<p>
					<a href={pathIn(locale, "/admin/matches/:id/sheet", { id: String(id) })} className="button-quiet">
						{isCorrecting ? t.correctBySheet : t.bySheet}
					</a>
				</p>
			)}
			{isCorrecting && (
				<CorrectionForm
					state={actionData && !isConfirmed ? actionData : blank}
					names={names}
					version={tie.version}
					bySheet={bySheet}
				/>
			)}
			{corrections.length > 0 && (
				<section>
					<h3 className="mb-2 text-xl">{t.corrections}</h3>
					<ol className="card divide-y divide-line">
						{corrections.map((correction) => (
							<CorrectionLine key={correction.id} correction={correction} names={names} />
						))}
					</ol>
				</section>
			)}
			<p>
				<a href={pathIn(locale, "/admin/matches/overdue")} className="link-alone">
					{t.title}
				</a>
			</p>
		</div>
	);
}
