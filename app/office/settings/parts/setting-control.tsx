import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { FocusField } from "../../../records/pictures/parts/focus-field.tsx";
import { PictureField } from "../../../records/pictures/parts/picture-field.tsx";
import type { SettingsPart } from "../../../settings/settings-form.ts";
import { bucketOf, fieldOf, isListPart, isOptional } from "../settings-rows.ts";
import { settingsWords } from "../settings-words.ts";

const numbers = [
	"points_win",
	"points_draw",
	"points_loss",
	"members",
	"clubs",
	"years",
	"year",
	"founded",
	"appeal_days",
	"answer_days",
	"answer_days_least",
	"first_answer_days",
	"decision_days",
	"appeal_decision_days",
	"reopening_days",
];
const days = ["from", "until", "day"];
const emails = ["email", "press_email", "heads_mail_1", "heads_mail_2"];
const paragraphs = ["about", "vision", "mission"];
/** Read from left to right in both languages. */
const latin = ["season", "phone", "press_phone", "danger_phone", "url", "link", "position", ...emails, ...numbers];

/** Settings that are one of a few. */
const isNeeded = ["required", "optional"] as const;
const choices = {
	officers_may_resolve: ["yes", "no"],
	unanswered: ["decide", "close"],
	decisions_name: ["person", "office"],
	factor_editor: isNeeded,
	factor_league_manager: isNeeded,
	factor_captain: isNeeded,
	factor_complainant: isNeeded,
} as const;
const isChoice = (field: string): field is keyof typeof choices => Object.hasOwn(choices, field);

const dirOf = (field: string) => (!latin.includes(field) && field.endsWith("_ar") ? "rtl" : "ltr");

const colours = ["colour", "accent"];
const typeOf = (field: string) =>
	emails.includes(field) ? "email" : days.includes(field) ? "date" : colours.includes(field) ? "color" : "text";

type Props = { part: SettingsPart; name: string; label: string; state: RecordState };

/** The control of one setting, by its name (`founded`) or its name in a line of a list (`year_3`). */
export function SettingControl({ part, name, label, state }: Props) {
	const t = settingsWords(useLocale());
	const field = isListPart(part) ? fieldOf(name) : name;
	if (field === "logo_url" || field === "hero_url" || field === "photo_url")
		return (
			<div className="sm:col-span-2 xl:col-span-4">
				<PictureField form={part} name={name} label={label} bucket={bucketOf(part)} state={state} />
			</div>
		);
	if (name === "hero_focus_y") return null; // one control with the other number
	if (name === "hero_focus_x") {
		const axis = (of: "hero_focus_x" | "hero_focus_y") => ({ form: part, name: of, label: t[of], state });
		return (
			<div className="mt-5 sm:col-span-2 xl:col-span-4">
				<FocusField x={axis(name)} y={axis("hero_focus_y")} picture="hero_url" state={state} />
			</div>
		);
	}
	if (isChoice(field))
		return (
			<SelectField
				form={part}
				name={name}
				label={label}
				state={state}
				options={choices[field].map((value) => ({ value, label: t[value] }))}
			/>
		);
	const isLong = paragraphs.includes(field.replace(/_ar$/, ""));
	const hints: Record<string, string> = {
		season: t.seasonHint,
		heads_mail_1: t.recordHint,
		position: t.positionHint,
	};
	return (
		<Field
			form={part}
			name={name}
			label={label}
			state={state}
			required={!isOptional(part, field)}
			dir={dirOf(field)}
			rows={isLong ? 6 : undefined}
			numeric={numbers.includes(field)}
			type={typeOf(field)}
			hint={hints[name]}
			maxLength={isLong ? 1500 : 300}
		/>
	);
}
