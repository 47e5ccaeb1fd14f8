import { type ChangeEvent, useState } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { lostOf } from "../../../league/closing/closing-form.ts";
import type { OpenWork } from "../../../league/closing/open-work.server.ts";
import { recordsText } from "../../../records/text.ts";
import { openText } from "../open-text.ts";
import { closingText } from "../text.ts";

type Props = {
	ties: OpenWork["ties"];
	/** Which side has left the group, by tie. */
	gone: ReadonlyMap<number, string>;
	state: FormState | undefined;
};

/** Ends all ties without a result in one step: called off, or awarded to the side that is chosen for each. */
export function RestForm({ ties, gone, state = { problems: {}, values: { rest: "call_off" } } }: Props) {
	const locale = useLocale();
	const t = closingText(locale);
	const o = openText(locale);
	const labels = { rest: t.rest, reason: t.reason, reason_ar: t.reason_ar };
	const first = (tie: number) => state.values[lostOf(tie)] ?? gone.get(tie) ?? "both";
	const [typed, setTyped] = useState<Record<string, unknown>>(state.values);
	const isAward = typed.rest === "award";
	const both = ties.filter(({ id }) => (typed[lostOf(id)] ?? first(id)) === "both").length;
	const read = ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
		setTyped(Object.fromEntries(new FormData(currentTarget)));
	return (
		<form method="post" noValidate className="card space-y-4 p-5" data-in-place="" onChange={read}>
			<h3 className="font-bold">{t.restTitle}</h3>
			<ErrorSummary form="rest" state={state} labels={labels} title={recordsText(locale).notSaved} />
			<SelectField
				form="rest"
				name="rest"
				label={t.rest}
				options={(["call_off", "award"] as const).map((value) => ({ value, label: t[value] }))}
				state={state}
			/>
			<details open={isAward || state.problems.rest === "tiesChanged"}>
				<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.losers}</summary>
				<ul className="divide-y divide-line">
					{ties.map((tie) => {
						const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
						const name = lostOf(tie.id);
						return (
							<li key={tie.id} className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_16rem]">
								<span>
									<bdi>{names.home}</bdi> – <bdi>{names.away}</bdi>{" "}
									<span className="text-sm text-soft">{tie.date_known && formatDate(locale, tie.match_date)}</span>
								</span>
								<select
									name={name}
									aria-label={t.lostBy(`${names.home} – ${names.away}`)}
									className="control"
									defaultValue={first(tie.id)}
								>
									<option value="both">{t.both}</option>
									<option value="home">{names.home}</option>
									<option value="away">{names.away}</option>
								</select>
							</li>
						);
					})}
				</ul>
			</details>
			<p role="status">
				{o.unlessChosen} {isAward && <strong>{o.bothLose(both)}</strong>}
			</p>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field
					form="rest"
					name="reason_ar"
					label={t.reason_ar}
					maxLength={500}
					dir="rtl"
					hint={t.reasonHint}
					state={state}
				/>
				<Field form="rest" name="reason" label={t.reason} maxLength={500} dir="ltr" state={state} />
			</div>
			{ties.length > 0 && (
				<button type="submit" name="intent" value="rest" className="button-quiet">
					{t.endRest(ties.length)}
				</button>
			)}
		</form>
	);
}
