import { pick } from "../../../base/locale/locale.ts";
import { CheckField, Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { zoneNames } from "../../../league/competitions/groups/zone-fields.ts";
import type { stagesOf } from "../../../league/competitions/stages.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import { ANSWER_DAYS } from "../../../league/dates/request/date-request.ts";
import type { LicenceCategory } from "../../../people/registrations/categories/categories.server.ts";
import { checkNames } from "../../../people/registrations/eligibility/checks.ts";
import { checksText } from "../../../people/registrations/eligibility/checks-text.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { CheckFields, useQuotaLabels } from "../../competitions/parts/check-fields.tsx";
import { answerDaysText } from "../answer-days-text.ts";
import { deadlinesText } from "../deadlines-text.ts";
import { ruleReasonText } from "../rule-reason-text.ts";
import { groupPageText } from "../text.ts";
import { zonesText } from "../zones-text.ts";
import { useZoneLabels, ZoneFields } from "./zone-fields.tsx";

export const groupNames = [
	"name_ar",
	"name",
	"stage_id",
	"tier",
	"legs",
	"format",
	"rule_set",
	"points_win",
	"points_draw",
	"points_loss",
	"points_walkover_loss",
	"rule_reason_ar",
	"rule_reason",
	...zoneNames,
	"own_checks",
	...checkNames,
	"date_answer_days",
	"sheet_hours",
	"confirmation_hours",
	"lock_hours",
] as const;

/** The labels of a group's fields. */
export const useGroupLabels = () => {
	const locale = useLocale();
	return {
		...groupText(locale),
		...zonesText(locale),
		...useZoneLabels(),
		...checksText(locale),
		...useQuotaLabels(),
		...answerDaysText(locale),
		...deadlinesText(locale),
		...ruleReasonText(locale),
		stage_id: stagesText(locale).of,
	};
};

/** Fields that most groups leave empty, behind a fold while they are. */
const folded = groupNames.filter((name) => /^(points|own|check|quota_\d_(category|most)|date|\w+_hours)/.test(name));

type Choice = { code: string; name: string; name_ar: string };
type Props = {
	field: FieldOf<(typeof groupNames)[number]>;
	state: RecordState;
	stages: Awaited<ReturnType<typeof stagesOf>>;
	formats: Choice[];
	ruleSets: Choice[];
	categories: readonly LicenceCategory[];
	/** Whether ties were played: its rule then changes with a reason. */
	isPlayed?: boolean;
};

/** A group's rules: names, how it is played, its table, what its players need, its deadlines. */
export function GroupFields({ field, state, stages, formats, ruleSets, categories, isPlayed = false }: Props) {
	const locale = useLocale();
	const t = useGroupLabels();
	const words = stagesText(locale);
	const isSet = folded.some((name) => state.values[name] || state.problems[name]);
	const choice = (each: Choice) => ({ value: each.code, label: pick(locale, each, "name") });
	const legs = [
		{ value: "2", label: t.legsTwice },
		{ value: "1", label: t.legsOnce },
	];
	return (
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<Field {...field("name_ar")} maxLength={60} />
			<Field {...field("name")} maxLength={60} />
			{stages.length > 1 && (
				<SelectField
					{...field("stage_id", false)}
					labelSaysOptional
					options={stages.map((stage, nth) => ({
						value: String(stage.id),
						label: `${words.stage(nth + 1)} · ${words[stage.kind]}`,
					}))}
				/>
			)}
			<Field {...field("tier")} numeric maxLength={2} hint={t.tierHint} />
			<SelectField {...field("legs")} options={legs} />
			<SelectField {...field("format", false)} empty={t.noFormat} options={formats.map(choice)} />
			<div className="sm:col-span-2">
				<SelectField {...field("rule_set")} options={ruleSets.map(choice)} />
			</div>
			{isPlayed && (
				<details
					className="rounded-xl bg-sunken px-4 sm:col-span-2"
					open={
						["rule_reason", "rule_reason_ar"].some((name) => state.values[name] || state.problems[name]) || undefined
					}
				>
					<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.ruleReason}</summary>
					<div className="grid gap-5 pb-4">
						<p>{t.ruleReasonHint}</p>
						<Field {...field("rule_reason_ar", false)} labelSaysOptional rows={2} maxLength={500} dir="rtl" />
						<Field {...field("rule_reason", false)} labelSaysOptional rows={2} maxLength={500} dir="ltr" />
					</div>
				</details>
			)}
			<ZoneFields field={field} state={state} />
			<details className="sm:col-span-2" open={isSet || undefined}>
				<summary className="cursor-pointer py-2 font-semibold">{groupPageText(locale).more}</summary>
				<div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
					<fieldset className="rows-of-fields grid gap-x-5 sm:col-span-2 sm:grid-cols-4">
						<legend className="mb-1 font-semibold">{t.points}</legend>
						<p className="mb-3 text-sm text-soft sm:col-span-4">{t.pointsHint}</p>
						<Field {...field("points_win", false)} labelSaysOptional maxLength={5} />
						<Field {...field("points_draw", false)} labelSaysOptional maxLength={5} />
						<Field {...field("points_loss", false)} labelSaysOptional maxLength={5} />
						<Field {...field("points_walkover_loss", false)} labelSaysOptional maxLength={5} />
					</fieldset>
					<fieldset className="space-y-2 sm:col-span-2">
						<legend className="mb-1 font-semibold">{t.checks}</legend>
						<CheckField {...field("own_checks")} hint={t.ownChecksHint} />
						<div className="space-y-2 border-s-4 border-line ps-4">
							<CheckFields field={field} state={state} categories={categories} />
						</div>
					</fieldset>
					<fieldset className="rows-of-fields grid gap-x-5 sm:col-span-2 sm:grid-cols-3">
						<legend className="mb-1 font-semibold">{t.deadlines}</legend>
						<p className="mb-3 text-sm text-soft sm:col-span-3">{t.deadlinesHint}</p>
						<Field {...field("sheet_hours", false)} labelSaysOptional numeric maxLength={4} />
						<Field {...field("confirmation_hours", false)} labelSaysOptional numeric maxLength={4} />
						<Field {...field("lock_hours", false)} labelSaysOptional numeric maxLength={4} />
					</fieldset>
					<Field {...field("date_answer_days", false)} numeric maxLength={2} hint={t.dateAnswerHint(ANSWER_DAYS)} />
				</div>
			</details>
		</div>
	);
}
