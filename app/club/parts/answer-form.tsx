import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { DateState } from "../../league/dates/answer-form.server.ts";
import { askText } from "../../league/dates/ask-text.ts";
import { Choices } from "../../league/dates/parts/choices.tsx";
import { DateQuestions } from "../../league/dates/parts/date-questions.tsx";
import { dayInWords } from "../../league/dates/parts/request-facts.tsx";
import { MAX_NOTE } from "../../league/dates/request/date-request.ts";
import type { DateRequest } from "../../league/dates/request/date-requests.server.ts";
import { dateRequestText } from "../../league/dates/text.ts";

/** The other side's answer: one of the dates, or none of them with a note. */
export function AnswerForm({ request, state }: { request: DateRequest; state?: DateState }) {
	const locale = useLocale();
	const t = { ...dateRequestText(locale), ...askText(locale) };
	return (
		<form method="post" noValidate className="space-y-4">
			<input type="hidden" name="intent" value="answer" />
			<input type="hidden" name="request" value={request.id} />
			<ErrorSummary form="answer" state={state} labels={{ answer: t.answer, note: t.note }} />
			<DateQuestions questions={state?.questions} />
			<Choices
				form="answer"
				name="answer"
				legend={t.answer}
				state={state}
				choices={[
					...request.proposals.map((proposal) => ({
						value: String(proposal.id),
						label: t.accept(dayInWords(locale, proposal)),
					})),
					{ value: "decline", label: t.decline },
				]}
			/>
			<Field
				{...{ form: "answer", state, name: "note", label: t.note, rows: 3, maxLength: MAX_NOTE }}
				required={false}
				hint={t.declineHint}
			/>
			<button type="submit" className="button">
				{state?.questions ? t.sendAnyway : t.sendAnswer}
			</button>
		</form>
	);
}

/** Takes a request back. */
export function WithdrawForm({ request }: { request: DateRequest }) {
	const t = askText(useLocale());
	return (
		<form method="post">
			<input type="hidden" name="intent" value="withdraw" />
			<input type="hidden" name="request" value={request.id} />
			<button type="submit" className="button-quiet">
				{t.withdraw}
			</button>
		</form>
	);
}
