import { fromKeys } from "../../../base/literals.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { wholeCriterion } from "../../../league/ranking/rules/rule-words.ts";
import { criterionCodes, criterionOf } from "../../../league/rule-sets/criteria.ts";
import { criterionNames, type ruleSetForm } from "../../../league/rule-sets/rule-set-form.ts";
import { levelEnds, pointSources, unplayedScores } from "../../../league/rule-sets/stored-rule.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { ruleSetsText } from "../text.ts";

export const ruleSetNames = [
	"name_ar",
	"name",
	"points_from",
	"points_win",
	"points_draw",
	"points_loss",
	"points_walkover_win",
	"points_walkover_loss",
	"points_both_absent",
	"unplayed_score",
	...criterionNames,
	"level_to_the_end",
	"bonus_win",
	"bonus_win_margin",
	"bonus_loss",
	"bonus_loss_margin",
	"source",
	"reason_ar",
	"reason",
] as const satisfies readonly (keyof (typeof ruleSetForm)["shape"])[];

/** The labels of a rule set's fields. */
export function useRuleSetLabels() {
	const t = ruleSetsText(useLocale());
	return { ...t, ...fromKeys(criterionNames, (name) => t.criterion(criterionNames.indexOf(name) + 1)) };
}

type Props = { field: FieldOf<(typeof ruleSetNames)[number]>; isPlayed: boolean };

/** Points, the score without play, the comparisons in their order, and how it ends; a reason where ties were played. */
export function RuleSetFields({ field, isPlayed }: Props) {
	const locale = useLocale();
	const t = ruleSetsText(locale);
	const criteria = criterionCodes.flatMap((value) => {
		const criterion = criterionOf(value);
		return criterion ? { value, label: capital(wholeCriterion(locale, criterion)) } : [];
	});
	const ends = { ...t, name: t.byName };
	return (
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<Field {...field("name_ar")} maxLength={80} />
			<Field {...field("name")} maxLength={80} />
			<fieldset className="rows-of-fields grid gap-x-5 sm:col-span-2 sm:grid-cols-3">
				<legend className="mb-2 font-semibold">{t.points}</legend>
				<div className="sm:col-span-3">
					<SelectField {...field("points_from")} options={pointSources.map((value) => ({ value, label: t[value] }))} />
				</div>
				<Field {...field("points_win")} maxLength={5} />
				<Field {...field("points_draw")} maxLength={5} />
				<Field {...field("points_loss")} maxLength={5} />
				<Field {...field("points_walkover_win", false)} labelSaysOptional maxLength={5} hint={t.asWin} />
				<Field {...field("points_walkover_loss")} maxLength={5} />
				<Field {...field("points_both_absent")} maxLength={5} />
			</fieldset>
			<div className="sm:col-span-2">
				<SelectField
					{...field("unplayed_score")}
					options={unplayedScores.map((value) => ({ value, label: t[value] }))}
				/>
			</div>
			<fieldset className="rows-of-fields grid gap-x-5 sm:col-span-2 sm:grid-cols-2">
				<legend className="mb-1 font-semibold">{t.order}</legend>
				<p className="mb-3 text-sm text-soft sm:col-span-2">{t.orderHint}</p>
				{criterionNames.map((name) => (
					<SelectField key={name} {...field(name, false)} labelSaysOptional empty={t.noCriterion} options={criteria} />
				))}
			</fieldset>
			<div className="sm:col-span-2">
				<SelectField
					{...field("level_to_the_end")}
					options={levelEnds.map((value) => ({ value, label: ends[value] }))}
				/>
			</div>
			<fieldset className="rows-of-fields grid gap-x-5 sm:col-span-2 sm:grid-cols-2">
				<legend className="mb-1 font-semibold">{t.bonus}</legend>
				<p className="mb-3 text-sm text-soft sm:col-span-2">{t.bonusHint}</p>
				<Field {...field("bonus_win", false)} labelSaysOptional maxLength={5} />
				<Field {...field("bonus_win_margin", false)} labelSaysOptional numeric maxLength={2} />
				<Field {...field("bonus_loss", false)} labelSaysOptional maxLength={5} />
				<Field {...field("bonus_loss_margin", false)} labelSaysOptional numeric maxLength={2} />
			</fieldset>
			<div className="sm:col-span-2">
				<Field {...field("source", false)} maxLength={80} />
			</div>
			{isPlayed && (
				<div className="grid gap-5 rounded-xl bg-sunken p-4 sm:col-span-2">
					<p>{t.reasonHint}</p>
					<Field {...field("reason_ar", false)} labelSaysOptional rows={2} maxLength={500} dir="rtl" />
					<Field {...field("reason", false)} labelSaysOptional rows={2} maxLength={500} dir="ltr" />
				</div>
			)}
		</div>
	);
}

/** A name of the middle of a sentence as a choice by itself; Arabic letters have no capitals. */
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
