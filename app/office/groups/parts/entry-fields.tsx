import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { entryResults, entryStates, restChoices } from "../../../league/competitions/entries/entry-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { withdrawalText } from "../withdrawals-text.ts";

export const entryNames = [
	"state",
	"since",
	"results",
	"start_points",
	"seed",
	"own_name_ar",
	"own_name",
	"venue_id",
	"home_day",
	"home_time",
	"rest",
	"reason_ar",
	"reason",
] as const;
const WEEK = ["0", "1", "2", "3", "4", "5", "6"] as const;

type Props = {
	state: RecordState;
	results: number;
	ahead: number;
	/** Whether a rule decides if the results of a team that leaves count. */
	isRuled: boolean;
	byRule: { played: number; all: number; results: "keep" | "expunge" } | undefined;
	venues: { id: number; name: string; name_ar: string }[];
};

/** The state of an entry with what its withdrawal would do, and the home of its squad. */
export function EntryFields({ state, results, ahead, isRuled, byRule, venues }: Props) {
	const locale = useLocale();
	const t = groupText(locale);
	const w = withdrawalText(locale);
	const field = fieldProps<(typeof entryNames)[number]>("entry", state, { ...t, ...w });
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField {...field("state")} options={entryStates.map((value) => ({ value, label: t[value] }))} />
				<Field {...field("since", false)} type="date" />
				<SelectField
					{...field("results")}
					options={entryResults.map((value) => ({ value, label: t[value] }))}
					hint={isRuled ? w.ruledHint : undefined}
				/>
				<Field {...field("start_points")} maxLength={6} />
				<Field {...field("seed", false)} numeric maxLength={3} />
			</div>
			<section aria-labelledby="withdrawal" className="rounded-xl bg-sunken p-4">
				<h3 id="withdrawal" className="font-semibold">
					{w.preview}
				</h3>
				<ul className="mt-1 list-disc ps-5">
					<li>{w.resultCount(results)}</li>
					<li>{w.aheadCount(ahead)}</li>
				</ul>
				{byRule && (
					<p className="mt-2 font-semibold">{w.byRule(byRule.played, byRule.all, byRule.results === "keep")}</p>
				)}
				{ahead > 0 && (
					<div className="mt-3 grid gap-5 sm:grid-cols-2">
						<div className="sm:col-span-2">
							<SelectField
								{...field("rest")}
								options={restChoices.map((value) => ({ value, label: w[value] }))}
								hint={w.restHint}
							/>
						</div>
						<Field {...field("reason_ar", false)} maxLength={500} hint={w.reasonHint} />
						<Field {...field("reason", false)} maxLength={500} />
					</div>
				)}
			</section>
			<fieldset className="grid gap-5 sm:grid-cols-2">
				<legend className="mb-3 font-semibold">{w.home}</legend>
				<Field {...field("own_name_ar", false)} maxLength={80} hint={w.ownNameHint} />
				<Field {...field("own_name", false)} maxLength={80} />
				{venues.length > 0 && (
					<div className="sm:col-span-2">
						<SelectField
							{...field("venue_id", false)}
							options={venues.map((venue) => ({ value: String(venue.id), label: pick(locale, venue, "name") }))}
							empty={w.notSet}
						/>
					</div>
				)}
				<SelectField
					{...field("home_day", false)}
					options={WEEK.map((value) => ({ value, label: w[`d${value}`] }))}
					empty={w.notSet}
				/>
				<Field {...field("home_time", false)} type="time" />
			</fieldset>
		</>
	);
}
