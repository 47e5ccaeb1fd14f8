import { type Locale, pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { letters } from "../../../league/competitions/entries/entry-form.ts";
import type { GroupChoice } from "../../../league/competitions/groups/group-choices.server.ts";
import { outcomes, phasesOf, sides, tieStatuses } from "../../../league/tie.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";

export const leagueFields = [
	"group_id",
	"round",
	"home_squad",
	"away_squad",
	"venue_id",
	"date_known",
	"phase",
	"outcome",
	"absent",
	"reason_ar",
	"reason",
	"case_reference",
] as const;
type Name =
	| ("group_id" | "round" | "home_squad" | "away_squad" | "venue_id" | "date_known" | "phase")
	| ("outcome" | "absent" | "reason_ar" | "reason" | "case_reference");

type Venue = { id: number; name: string; name_ar: string };
type Props = {
	state: RecordState;
	groups: GroupChoice[];
	venues: Venue[];
	isNew: boolean;
	/** The season that the form came with: groups of another one say so. */
	season: string;
};

/** The fields of a tie that a simple fixture list has no need of, folded unless one of them says something. */
export function LeagueFields({ state, groups, venues, isNew, season }: Props) {
	const locale = useLocale();
	const t = leagueTieText(locale);
	const field = fieldProps<Name>("match", state, t);
	const squads = letters.map((value) => ({ value, label: value }));
	const lists = leagueLists(locale, { groups, venues, season });
	return (
		<details open={saysSomething(state)} className="rounded-xl border border-line px-4">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.more}</summary>
			<div className="grid gap-5 pt-2 pb-5 sm:grid-cols-2">
				<SelectField {...field("group_id", !isNew)} options={lists.group_id} empty={isNew ? t.usualGroup : undefined} />
				<Field {...field("round", false)} numeric maxLength={3} />
				<SelectField {...field("home_squad")} options={squads} hint={t.squadHint} />
				<SelectField {...field("away_squad")} options={squads} />
				{venues.length > 0 && <SelectField {...field("venue_id", false)} options={lists.venue_id} empty={t.noVenue} />}
				<SelectField
					{...field("date_known", false)}
					labelSaysOptional
					options={lists.date_known}
					empty={t.dateOpen}
					hint={t.dateOpenHint}
				/>
				<SelectField {...field("phase", false)} options={lists.phase} empty={t.noPhase} />
				<SelectField {...field("outcome")} options={lists.outcome} hint={t.outcomeHint} />
				<SelectField {...field("absent", false)} options={lists.absent} empty={t.noneAbsent} />
				<div className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
					<Field {...field("reason_ar", false)} rows={2} maxLength={500} hint={t.reasonHint} />
					<Field {...field("reason", false)} rows={2} maxLength={500} />
					<Field {...field("case_reference", false)} maxLength={40} dir="ltr" hint={t.decisionHint} />
				</div>
			</div>
		</details>
	);
}

/** The options of its lists, by their fields. */
export function leagueLists(locale: Locale, { groups, venues, season }: Pick<Props, "groups" | "venues" | "season">) {
	const t = leagueTieText(locale);
	return {
		group_id: groups.map((group) => ({
			value: String(group.id),
			label: group.season === season ? pick(locale, group, "name") : `${pick(locale, group, "name")} (${group.season})`,
		})),
		venue_id: venues.map((venue) => ({ value: String(venue.id), label: pick(locale, venue, "name") })),
		date_known: [{ value: "on", label: t.dateKnown }],
		phase: tieStatuses.flatMap((status) => phasesOf[status].map((value) => ({ value, label: t[value] }))),
		outcome: outcomes.map((value) => ({ value, label: t[value] })),
		absent: sides.map((value) => ({ value, label: t[value] })),
	};
}

/** Whether a field has a problem or more than the usual value. */
function saysSomething({ problems, questions, values }: RecordState) {
	const asked = ["absentWon", "entersSquad"];
	return (
		leagueFields.some((name) => problems[name]) ||
		(questions ?? []).some((question) => asked.includes(question)) ||
		["venue_id", "phase", "absent", "reason", "reason_ar", "case_reference"].some((name) => values[name]) ||
		["home_squad", "away_squad"].some((name) => (values[name] ?? "A") !== "A") ||
		(values.outcome ?? "played") !== "played" ||
		values.date_known === ""
	);
}
