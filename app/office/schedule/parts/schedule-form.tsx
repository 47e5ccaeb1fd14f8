import type { FormState } from "../../../base/forms/form-state.ts";
import { CheckField, Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { CLOSED_LINES } from "../../../league/schedule/asked/asked-schedule.ts";
import { rhythms } from "../../../league/schedule/planning/task.ts";
import { scheduleFormText, weekdayNames } from "../form-text.ts";
import { HallFields } from "./hall-fields.tsx";
import type { NamedRecord } from "./named.ts";
import { WishFields } from "./wish-fields.tsx";

const FORM = "schedule";
type Props = { squads: NamedRecord[]; venues: (NamedRecord & { tables: number | null })[]; state: FormState };

/** Asks for a schedule: days, halls, conditions and wishes. */
export function ScheduleForm({ squads, venues, state }: Props) {
	const t = scheduleFormText(useLocale());
	const field = (name: string, label: string, required = true) => ({ form: FORM, name, label, state, required });
	const labels: Record<string, string> = {
		first: t.first,
		rhythm: t.rhythm,
		times: t.times,
		minutes: t.minutes,
		derby_rounds: t.derby_rounds,
		seed: t.seed,
		day_0: t.weekdays,
	};
	return (
		<form method="post" className="space-y-8" data-in-place="">
			<ErrorSummary form={FORM} state={state} labels={labels} />
			<fieldset className="card grid gap-4 p-5 sm:grid-cols-2">
				<legend className="float-start mb-2 w-full text-lg font-bold sm:col-span-2">{t.daysPart}</legend>
				<Field {...field("first", t.first)} type="date" />
				<SelectField {...field("rhythm", t.rhythm)} options={rhythms.map((value) => ({ value, label: t[value] }))} />
				<fieldset className="sm:col-span-2">
					<legend className="mb-1 font-semibold">{t.weekdays}</legend>
					<div className="flex flex-wrap gap-x-6">
						{weekdayNames.map((name, weekday) => (
							<CheckField key={name} form={FORM} name={`day_${weekday}`} label={t[name]} state={state} />
						))}
					</div>
				</fieldset>
				<Field {...field("times", t.times)} hint={t.timesHint} maxLength={60} dir="ltr" />
				<Field {...field("minutes", t.minutes)} numeric maxLength={3} />
				<div className="sm:col-span-2">
					<CheckField form={FORM} name="keep_holidays" label={t.keep_holidays} state={state} />
				</div>
				<details className="sm:col-span-2" open={isFilled(state, "closed_")}>
					<summary className="cursor-pointer py-2 font-semibold">{t.closed}</summary>
					<div className="grid gap-4 sm:grid-cols-2">
						{closedFields(t).map(([name, label]) => (
							<Field key={name} {...field(name, label, false)} type="date" />
						))}
					</div>
				</details>
			</fieldset>
			<HallFields squads={squads} venues={venues} state={state} />
			<fieldset className="card grid gap-4 p-5 sm:grid-cols-2">
				<legend className="float-start mb-2 w-full text-lg font-bold sm:col-span-2">{t.rulesPart}</legend>
				<Field {...field("derby_rounds", t.derby_rounds)} hint={t.derbyHint} numeric maxLength={2} />
				<Field {...field("seed", t.seed)} hint={t.seedHint} numeric maxLength={6} />
				<div className="sm:col-span-2">
					<CheckField form={FORM} name="last_together" label={t.last_together} state={state} />
				</div>
			</fieldset>
			<WishFields squads={squads} state={state} isOpen={isFilled(state, "wish_squad")} />
			<button type="submit" name="intent" value="start" className="button">
				{t.start}
			</button>
		</form>
	);
}

const closedFields = (t: ReturnType<typeof scheduleFormText>): [string, string][] =>
	Array.from({ length: CLOSED_LINES }, (_, n): [string, string][] => [
		[`closed_from_${n}`, t.closedFrom(n + 1)],
		[`closed_until_${n}`, t.closedUntil(n + 1)],
	]).flat();

const isFilled = ({ values }: FormState, prefix: string) =>
	Object.entries(values).some(([name, value]) => name.startsWith(prefix) && value !== "");
