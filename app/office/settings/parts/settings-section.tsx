import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { UNSAVED } from "../../../base/ui/line/line.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { Notices } from "../../../records/parts/notices.tsx";
import { recordsText } from "../../../records/text.ts";
import type { SettingsPart } from "../../../settings/settings-form.ts";
import { fieldOf, fieldsOf, isListPart, lineCount } from "../settings-rows.ts";
import { settingsWords } from "../settings-words.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { LastChange } from "./last-change.tsx";
import { SettingControl } from "./setting-control.tsx";

type Texts = ReturnType<typeof settingsWords>;

type Props = {
	part: SettingsPart;
	state: RecordState;
	/** The last change, where there is one. */
	change?: { by: string; at: string; canUndo: boolean };
	/** Saving leads to the list of steps of a new site. */
	isSetup?: boolean;
};

/** One part of the settings with its form, and its last change with the way to take it back. */
export function SettingsSection({ part, state, change, isSetup = false }: Props) {
	const locale = useLocale();
	const t = settingsWords(locale);
	const a = recordsText(locale);
	const path = `${pathIn(locale, "/admin/settings")}?part=${part}`;
	const fields = fieldsOf(part);
	const isUnsaved = state.conflict || state.failed || Object.keys(state.problems).length > 0;
	const lines = isListPart(part) ? lineCount(state.values) : 0;
	const names = lines > 0 ? Array.from({ length: lines }, (_, i) => fields.map((field) => `${field}_${i}`)) : [fields];
	const labels = Object.fromEntries(names.flatMap((line) => line.map((name) => [name, labelOf(t, name)])));
	return (
		<section aria-labelledby={`part-${part}`} className="card">
			<h3 id={`part-${part}`} className="px-5 pt-4 text-xl sm:px-7">
				{t[`${part}Part`]}
			</h3>
			<form
				id={part}
				method="post"
				action={path}
				encType="multipart/form-data"
				noValidate
				{...{ [UNSAVED]: isUnsaved ? "" : undefined }}
				className="space-y-5 px-5 pt-2 pb-5 sm:px-7 sm:pb-7"
			>
				<input type="hidden" name="part" value={part} />
				{isSetup && <input type="hidden" name="after" value="setup" />}
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
				{part === "hero" && <p className="text-sm text-soft">{t.heroHint}</p>}
				{part === "brand" && <p className="text-sm text-soft">{t.brandHint}</p>}
				{part === "partners" && <p className="text-sm text-soft">{t.partnersHint}</p>}
				{names.map((line, i) => (
					<fieldset
						key={line[0]}
						className="rows-of-fields grid gap-x-4 border-b border-line pb-1 last:border-0 sm:grid-cols-2 xl:grid-cols-4"
					>
						{isListPart(part) && (
							<legend className="mb-2 text-sm font-semibold text-soft">{t[`${part}Row`](i + 1)}</legend>
						)}
						{line.map((name) => (
							<SettingControl key={name} part={part} name={name} label={labels[name] ?? name} state={state} />
						))}
					</fieldset>
				))}
				{part === "brand" && <BrandPreview values={state.values} />}
				<button type="submit" className="button">
					{a.save}
				</button>
			</form>
			{change && <LastChange part={part} version={state.values.version} {...change} />}
		</section>
	);
}

const labelOf = (t: Texts, name: string) => textNamed(t, name) ?? textNamed(t, fieldOf(name)) ?? name;
