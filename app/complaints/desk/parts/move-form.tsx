import { Alert } from "../../../accounts/parts/step-page.tsx";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields.tsx";
import { problemText } from "../../../base/ui/form-parts.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Need } from "../../case-flow.ts";
import { caseText } from "../../case-text.ts";
import type { Status } from "../../complaint.ts";
import { type DeskState, mustWrite } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { type DeskWords, deskText } from "../text.ts";
import { DeskForm, stateOf } from "./desk-form.tsx";
import { DocumentField } from "./document-field.tsx";

type Props = {
	found: DeskCase;
	needs: { to: Status; need: Need }[];
	asked?: Status;
	answerDays: number;
	state?: DeskState;
};

/** Where the case can go from here; the one that is chosen has its form with what the move needs. */
export function MoveForm({ found, needs, asked, answerDays, state }: Props) {
	const locale = useLocale();
	const t = deskText(locale);
	const c = caseText(locale);
	const caseReference = found.item.case_reference;
	const page = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference });
	const last = stateOf(state, "move");
	const chosen = (last?.values.status as Status | undefined) ?? asked;
	const need = needs.find(({ to }) => to === chosen)?.need ?? needTyped(last);
	return (
		<section id="move" aria-labelledby="move-title" className="card p-6">
			<h3 id="move-title" className="text-xl">
				{t.move}
			</h3>
			<p className="mt-1 mb-4 text-soft">{needs.length > 0 ? t.moveLead : t.moveNone}</p>
			{last?.problems.status && <Alert>{problemText(commonText(locale), last.problems.status)}</Alert>}
			<ul className="flex flex-wrap gap-2">
				{needs.map(({ to }) => (
					<li key={to}>
						<a
							href={`${page}?to=${to}#move`}
							aria-current={to === chosen ? "true" : undefined}
							className="button-quiet aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
						>
							{c[to]}
						</a>
					</li>
				))}
			</ul>
			{need && chosen && (
				<div className="mt-6 border-t border-line pt-6">
					<DeskForm
						intent="move"
						reference={caseReference}
						state={state}
						labels={{
							text: textLabel(t, need, chosen),
							reasons: t.reasons,
							due_on: t.dueOn,
							document: t.document,
						}}
						hidden={{ status: chosen, version: found.item.version, since: found.latest }}
						files={need === "outcome"}
					>
						<p className="font-semibold">{t.moveTo(c[chosen] ?? chosen)}</p>
						<Needed need={need} to={chosen} answerDays={answerDays} state={last} />
						<p className="flex flex-wrap gap-3">
							<button type="submit" className="button">
								{t.confirmMove}
							</button>
							<a href={`${page}#move`} className="button-quiet">
								{t.cancel}
							</a>
						</p>
					</DeskForm>
				</div>
			)}
		</section>
	);
}

/** What was typed stays where it was, even when the move it was for is no longer possible. */
function needTyped(last: DeskState | undefined): Need | undefined {
	if (!last) return undefined;
	if (last.values.reasons !== undefined) return "outcome";
	return last.values.due_on !== undefined ? "question" : "note";
}

function textLabel(t: DeskWords, need: Need, to: Status): string {
	if (need === "question") return to === "incomplete_evidence" ? t.needEvidence : t.needQuestion;
	if (need === "outcome") return t.needOutcome;
	return need === "reason" ? t.needReason : t.needNote;
}

type NeededProps = { need: Need; to: Status; answerDays: number; state?: DeskState };

function Needed({ need, to, answerDays, state }: NeededProps) {
	const t = deskText(useLocale());
	const field = { form: "move", state };
	return (
		<>
			<Field
				{...field}
				name="text"
				label={textLabel(t, need, to)}
				rows={need === "outcome" ? 5 : 4}
				required={mustWrite(need)}
				hint={need === "outcome" ? t.outcomeHint : t.publicHint}
			/>
			{need === "question" && (
				<Field {...field} name="due_on" label={t.dueOn} type="date" required={false} hint={t.dueHint(answerDays)} />
			)}
			{need === "outcome" && (
				<>
					<Field {...field} name="reasons" label={t.reasons} rows={6} hint={t.publicHint} />
					<DocumentField state={state} />
				</>
			)}
		</>
	);
}
