import { Alert } from "../../../../accounts/parts/step-page.tsx";
import type { Locale } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { Field } from "../../../../base/ui/fields/fields.tsx";
import { useProblemText } from "../../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { type Status, statuses } from "../../../../complaints/case/complaint.ts";
import { isTextRequired, type Needs, needsOf } from "../../../../complaints/case/flow/case-flow.ts";
import { grounds } from "../../../../complaints/case/stage.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../../complaints/handling/desk-case.server.ts";
import type { TemplateTitle } from "../../../../complaints/templates/templates.server.ts";
import { templateText } from "../../../../complaints/templates/text.ts";
import { useCaseQuery, withParam } from "../../../list/use-list-query.ts";
import { TemplatePicker } from "../../../parts/template-picker.tsx";
import { deskCaseText } from "../../text.ts";
import { transitionText } from "../../transition-text.ts";
import { DeskForm, stateOf } from "./desk-form.tsx";
import { DocumentField } from "./document-field.tsx";
import { GroundField } from "./ground-field.tsx";
import { labelsOfParts, PartFields } from "./part-fields.tsx";

type Props = {
	found: DeskCase;
	asked?: Status;
	answerDays: number;
	templates: TemplateTitle[];
	state?: DeskState;
};

/** The allowed transitions; the chosen one shows its form. */
export function TransitionForm({ found, asked, answerDays, templates, state }: Props) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = transitionText(locale);
	const c = caseText(locale);
	const caseReference = found.item.case_reference;
	const page = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference });
	const query = useCaseQuery();
	const last = stateOf(state, "move");
	const typed = last?.values.status;
	const chosen = typed === undefined ? asked : statuses.find((each) => each === typed);
	const { transitions } = found;
	const needs = transitions.find(({ to }) => to === chosen)?.needs ?? needsTyped(last);
	return (
		<section id="move" aria-labelledby="move-title">
			<h3 id="move-title" className="text-xl">
				{t.changeStatus}
			</h3>
			<p className="mt-1 mb-4 text-soft">{transitions.length > 0 ? t.changeLead : t.changeNone}</p>
			{last?.problems.status && <Alert>{inWords(last.problems.status)}</Alert>}
			<ul className="flex flex-wrap gap-2">
				{transitions.map(({ to }) => (
					<li key={to}>
						<a
							href={`${page}${withParam(query, "to", to)}#move`}
							data-shortcut="e"
							aria-current={to === chosen ? "true" : undefined}
							className="button-quiet aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
						>
							{c[to]}
						</a>
					</li>
				))}
			</ul>
			{needs && chosen && (
				<div className="mt-6 border-t border-line pt-6">
					<DeskForm
						intent="move"
						reference={caseReference}
						state={state}
						labels={{
							text: textLabel(locale, needs, chosen),
							reasons: c.reasons,
							...labelsOfParts(locale),
							due_on: t.dueOn,
							ground: t.ground,
							document: c.decisionPdf,
							template: templateText(locale).choose,
						}}
						hidden={{ status: chosen, version: found.item.version, since: found.latest }}
						files={needs.files === "document"}
					>
						<button type="submit" hidden />
						<p className="font-semibold">{t.changeTo(c[chosen] ?? chosen)}</p>
						<Needed
							needs={needs}
							to={chosen}
							warnsOfAppeal={found.lacksAppealJudge}
							answerDays={answerDays}
							state={last}
							templates={templates}
							reference={caseReference}
						/>
						<p className="flex flex-wrap gap-3">
							<button type="submit" className="button">
								{t.confirmChange}
							</button>
							<a href={`${page}${query}#move`} className="button-quiet">
								{t.cancel}
							</a>
						</p>
					</DeskForm>
				</div>
			)}
		</section>
	);
}

/** Typed text is kept, even when its transition is no longer possible. */
function needsTyped(last: DeskState | undefined): Needs | undefined {
	if (!last) return undefined;
	if (last.values.ground !== undefined) return { ...needsOf.reason, grounds };
	if (last.values.reasons !== undefined) return needsOf.outcome;
	return last.values.due_on !== undefined ? needsOf.question : needsOf.note;
}

function textLabel(locale: Locale, { kind }: Needs, to: Status): string {
	const t = transitionText(locale);
	if (kind === "question") return to === "incomplete_evidence" ? t.needEvidence : t.needQuestion;
	if (kind === "outcome") return t.needOutcome;
	return kind === "reason" ? caseText(locale).reason : t.needNote;
}

type NeededProps = Pick<Props, "answerDays" | "templates" | "state"> & {
	needs: Needs;
	to: Status;
	reference: string;
	warnsOfAppeal: boolean;
};

function Needed({ needs, to, answerDays, templates, reference, state, warnsOfAppeal }: NeededProps) {
	const locale = useLocale();
	const t = transitionText(locale);
	const desk = deskCaseText(locale);
	const words = caseText(locale);
	const field = { form: "move", state };
	return (
		<>
			{warnsOfAppeal && (needs.kind === "outcome" || (to === "closed" && needs.kind === "reason")) && (
				<p role="note" className="rounded-xl border-2 border-ball p-4 font-semibold">
					{t.appealWillWait}
				</p>
			)}
			{needs.grounds && <GroundField form="move" grounds={needs.grounds} state={state} />}
			<Field
				{...field}
				name="text"
				label={textLabel(locale, needs, to)}
				rows={needs.reasons ? 5 : 4}
				required={isTextRequired(needs)}
				hint={needs.kind === "outcome" ? t.outcomeHint : desk.publicHint}
			/>
			{needs.kind === "question" && (
				<TemplatePicker templates={templates} use="question" reference={reference} form="move" field="text" />
			)}
			{needs.dueOn && (
				<Field {...field} name="due_on" label={t.dueOn} type="date" required={false} hint={t.dueHint(answerDays)} />
			)}
			{needs.reasons && <Field {...field} name="reasons" label={words.reasons} rows={6} hint={desk.publicHint} />}
			{needs.reasons && (
				<TemplatePicker templates={templates} use="decision" reference={reference} form="move" field="reasons" />
			)}
			{needs.reasons && <PartFields field={field} />}
			{needs.files === "document" && <DocumentField state={state} />}
		</>
	);
}
