import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { DeskState } from "../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { refusalText } from "../refusal-text.ts";
import { transitionText } from "../transition-text.ts";
import { DeskForm, stateOf } from "./actions/desk-form.tsx";

type Props = { found: DeskCase; canHandOver: boolean; state?: DeskState };

/**
 * The appeal and what it is against; for staff who cannot judge it the reason, and a form to assign it to a head who
 * can.
 */
export function AppealPanel({ found: { item, appeal }, canHandOver, state }: Props) {
	const locale = useLocale();
	const t = transitionText(locale);
	const refusals = refusalText(locale);
	if (!appeal) return null;
	const { part, judges } = appeal;
	return (
		<section id="appeal" aria-labelledby="appeal-title" className="card space-y-3 border-2 border-ball p-6">
			<h3 id="appeal-title" className="text-xl">
				{t.appealOpen}
			</h3>
			{item.ended_as && <p>{t.appealAgainst(caseText(locale)[item.ended_as])}</p>}
			<p>{part === "judgedBefore" ? refusals.judgedBefore : t[part]}</p>
			{part !== "mayJudge" && judges.length === 0 && <p className="font-semibold">{t.noJudge}</p>}
			{part !== "mayJudge" && judges.length > 0 && canHandOver && (
				<DeskForm id="hand-over" intent="assign" reference={item.case_reference} state={state}>
					<SelectField
						form="hand-over"
						name="officer"
						label={t.handOverTo}
						state={stateOf(state, "assign") ?? { problems: {}, values: { officer: item.assigned_to_id ?? "" } }}
						options={judges.map(({ id, name, email }) => ({ value: id, label: name || email }))}
					/>
					<button type="submit" className="button-quiet">
						{t.handOver}
					</button>
				</DeskForm>
			)}
		</section>
	);
}
