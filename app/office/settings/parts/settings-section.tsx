import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { Notices } from "../../../records/parts/notices.tsx";
import { PictureField } from "../../../records/pictures/parts/picture-field.tsx";
import { recordsText } from "../../../records/text.ts";
import type { SettingsPart } from "../../../settings/settings-form.ts";
import { fieldsOf, isListPart, lineCount } from "../settings-rows.ts";
import { settingsWords } from "../settings-words.ts";

type Texts = ReturnType<typeof settingsWords>;
const numeric = [
	"points_win",
	"points_draw",
	"points_loss",
	"members",
	"clubs",
	"years",
	"year",
	"appeal_days",
	"answer_days",
	"answer_days_least",
	"first_answer_days",
	"decision_days",
	"appeal_decision_days",
	"reopening_days",
];
const days = ["from", "until"];
const emails = ["email", "heads_mail_1", "heads_mail_2"];
const latin = ["season", "phone", "danger_phone", "url", ...emails];

type Props = { part: SettingsPart; state: RecordState; open: boolean };

/**
 * One part of the settings: a form of its own, so that saving changes only what is shown. It is folded until it is
 * wanted; a link to the form opens it, for the browser unfolds what it is led to.
 */
export function SettingsSection({ part, state, open }: Props) {
	const locale = useLocale();
	const t = settingsWords(locale);
	const a = recordsText(locale);
	const path = pathIn(locale, "/admin/settings");
	const fields = fieldsOf(part);
	const lines = isListPart(part) ? lineCount(state.values) : 0;
	const names = lines > 0 ? Array.from({ length: lines }, (_, i) => fields.map((field) => `${field}_${i}`)) : [fields];
	const labels = Object.fromEntries(names.flatMap((line) => line.map((name) => [name, labelOf(t, name)])));
	return (
		<details open={open} className="card">
			<summary className="min-h-11 cursor-pointer px-5 py-3 sm:px-7">
				<h3 className="inline text-xl">{t[`${part}Part`]}</h3>
			</summary>
			<form
				id={part}
				method="post"
				action={`${path}#${part}`}
				encType="multipart/form-data"
				noValidate
				className="space-y-5 px-5 pt-2 pb-5 sm:px-7 sm:pb-7"
			>
				<input type="hidden" name="part" value={part} />
				<input type="hidden" name="version" defaultValue={state.values.version} />
				<Notices state={state} labels={labels} close={path} />
				<ErrorSummary
					form={part}
					state={state}
					labels={labels}
					title={a.notSaved}
					failed={{ title: a.failed, text: a.failedText }}
				/>
				{isListPart(part) && <p className="text-sm text-soft">{t.emptyRows}</p>}
				{part === "factors" && <p className="text-sm text-soft">{t.factorsHint}</p>}
				{names.map((line, i) => (
					<fieldset
						key={line[0]}
						className="rows-of-fields grid gap-x-4 border-b border-line pb-1 last:border-0 sm:grid-cols-2 xl:grid-cols-4"
					>
						{isListPart(part) && (
							<legend className="mb-2 text-sm font-semibold text-soft">{t[`${part}Row`](i + 1)}</legend>
						)}
						{line.map((name) => (
							<Control key={name} part={part} name={name} label={labels[name] ?? name} state={state} />
						))}
					</fieldset>
				))}
				<div className="flex flex-wrap items-center gap-5">
					<button type="submit" className="button">
						{a.save}
					</button>
					<a href={`${pathIn(locale, "/admin/audit")}?record=settings:${part}`} className="link text-sm">
						{a.history}
					</a>
				</div>
			</form>
		</details>
	);
}

const fieldOf = (name: string) => name.replace(/_\d+$/, "");
const labelOf = (t: Texts, name: string) => textNamed(t, name) ?? textNamed(t, fieldOf(name)) ?? name;

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

type ControlProps = { part: SettingsPart; name: string; label: string; state: RecordState };

function Control({ part, name, label, state }: ControlProps) {
	const t = settingsWords(useLocale());
	const field = fieldOf(name);
	if (field === "logo_url")
		return (
			<div className="sm:col-span-2 xl:col-span-4">
				<PictureField form={part} name={name} label={label} bucket="partner-logos" state={state} />
			</div>
		);
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
	const dir =
		latin.includes(name) || latin.includes(field) || numeric.includes(field)
			? "ltr"
			: field.endsWith("_ar")
				? "rtl"
				: "ltr";
	return (
		<Field
			form={part}
			name={name}
			label={label}
			state={state}
			dir={dir}
			numeric={numeric.includes(field)}
			type={emails.includes(name) ? "email" : days.includes(field) ? "date" : "text"}
			hint={field === "season" ? t.seasonHint : name === "heads_mail_1" ? t.recordHint : undefined}
			maxLength={300}
		/>
	);
}
