import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { UNSAVED } from "../../../base/ui/line/line.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { isTextRequired, type Needs } from "../../../complaints/case/flow/case-flow.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { type BulkPlan, type BulkState, bulkRefusals } from "../../../complaints/handling/bulk-change.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { transitionText } from "../../case/transition-text.ts";
import { bulkText } from "../text.ts";

type Props = { plan: BulkPlan; state: BulkState; close: string; answerDays: number };

/** Asks before many cases are changed, with the text that they need; afterwards says what happened to each. */
export function BulkPanel({ plan, state, close, answerDays }: Props) {
	const locale = useLocale();
	const t = bulkText(locale);
	const words = caseText(locale);
	const ready = plan.cases.filter(({ refused }) => !refused);
	const open = plan.isDone ? plan.again : plan;
	const count = open?.cases.filter(({ refused }) => !refused).length ?? 0;
	return (
		<Panel title={plan.isDone ? t.resultTitle : t.changeTitle(plan.cases.length, words[plan.to])} close={close}>
			<div className="space-y-5 p-5 sm:p-7">
				{plan.isDone ? (
					<p className="font-semibold">{t.changed(ready.length)}</p>
				) : (
					<p className="font-semibold">{ready.length > 0 ? t.possible(ready.length) : t.nonePossible}</p>
				)}
				<References cases={ready} />
				<Refusals plan={plan} />
				{open && count > 0 ? (
					<>
						{plan.isDone && (
							<div>
								<p className="font-semibold">{t.again}</p>
								<References cases={open.cases} />
							</div>
						)}
						<BulkForm plan={open} state={state} close={close} answerDays={answerDays} count={count} />
					</>
				) : (
					<BackToList cases={plan.cases.filter(({ refused }) => refused)} />
				)}
			</div>
		</Panel>
	);
}

/** Refused cases, by reason. */
function Refusals({ plan }: { plan: BulkPlan }) {
	const t = bulkText(useLocale());
	const groups = bulkRefusals.map((refused) => ({
		refused,
		cases: plan.cases.filter((each) => each.refused === refused),
	}));
	return (
		<ul className="space-y-3">
			{groups
				.filter(({ cases }) => cases.length > 0)
				.map(({ refused, cases }) => (
					<li key={refused} data-refused={refused} className="rounded-xl border-2 border-line p-4">
						<p className="font-semibold">{t.reasonCount(t[refused], cases.length)}</p>
						<References cases={cases} />
					</li>
				))}
		</ul>
	);
}

function References({ cases }: { cases: BulkPlan["cases"] }) {
	const known = cases.filter(({ reference }) => reference);
	if (known.length === 0) return null;
	return (
		<ul className="flex max-h-40 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-soft">
			{known.map(({ value, reference }) => (
				<li key={value}>
					<Ltr>{reference}</Ltr>
				</li>
			))}
		</ul>
	);
}

/** Back to the list, where these cases are still selected. */
function BackToList({ cases }: { cases: BulkPlan["cases"] }) {
	const { search } = useLocation();
	return (
		<form method="post" action={`?${search.slice(1)}`}>
			<Cases cases={cases} />
			<button type="submit" name="intent" value="untouched" data-first="" className="button">
				{bulkText(useLocale()).back}
			</button>
		</form>
	);
}

const Cases = ({ cases }: { cases: BulkPlan["cases"] }) => (
	<input type="hidden" name="cases" value={cases.map(({ value }) => value).join(" ")} />
);

function BulkForm({ plan, state, close, answerDays, count }: Props & { count: number }) {
	const locale = useLocale();
	const t = bulkText(locale);
	const tr = transitionText(locale);
	const { search } = useLocation();
	const navigate = useNavigate();
	const { onSubmit } = useSentOnce();
	/** In place, the list is as it was left, and the panel asks before something typed is lost. */
	const cancel = (event: MouseEvent) => {
		event.preventDefault();
		void navigate(close, { preventScrollReset: true });
	};
	const label = labelOf(plan.needs);
	const text = label === "reason" ? caseText(locale).reason : tr[label];
	return (
		<form
			method="post"
			action={`?${search.slice(1)}`}
			noValidate
			onSubmit={onSubmit}
			{...{ [UNSAVED]: state.values.text ? "" : undefined }}
			className="space-y-5"
		>
			<input type="hidden" name="confirmed" value="on" />
			<input type="hidden" name="status" value={plan.to} />
			<Cases cases={plan.cases} />
			<ErrorSummary form="bulk-change" state={state} labels={{ text, due_on: tr.dueOn }} />
			<Field
				form="bulk-change"
				name="text"
				label={text}
				rows={4}
				required={isTextRequired(plan.needs)}
				state={state}
				hint={t.once}
			/>
			{plan.needs.dueOn && (
				<Field
					form="bulk-change"
					name="due_on"
					label={tr.dueOn}
					type="date"
					required={false}
					state={state}
					hint={tr.dueHint(answerDays)}
				/>
			)}
			<p className="text-soft">{t.told}</p>
			<p className="flex flex-wrap gap-3">
				<button type="submit" name="intent" value="change" className="button">
					{t.confirm(count)}
				</button>
				<button type="submit" name="intent" value="untouched" onClick={cancel} className="button-quiet">
					{tr.cancel}
				</button>
			</p>
		</form>
	);

	function labelOf({ kind }: Needs) {
		if (kind === "question") return plan.to === "incomplete_evidence" ? "needEvidence" : "needQuestion";
		return kind === "reason" ? "reason" : "needNote";
	}
}
