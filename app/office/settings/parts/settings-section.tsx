import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { Notices } from "../../../records/parts/notices.tsx";
import { recordsText } from "../../../records/text.ts";
import type { SettingsPart } from "../../../settings/settings-form.ts";
import { fieldOf, fieldsOf, isListPart, lineCount } from "../settings-rows.ts";
import { settingsWords } from "../settings-words.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { SettingControl } from "./setting-control.tsx";

type Texts = ReturnType<typeof settingsWords>;

type Props = {
	part: SettingsPart;
	state: RecordState;
	open: boolean;
	/** Saving leads to the list of steps of a new site. */
	isSetup?: boolean;
};

/**
 * One part of the settings: a form of its own, so that saving changes only what is shown. It is folded until it is
 * wanted; a link to the form opens it, for the browser unfolds what it is led to.
 */
export function SettingsSection({ part, state, open, isSetup = false }: Props) {
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
				{part === "brand" && <BrandPreview form={part} values={state.values} />}
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

const labelOf = (t: Texts, name: string) => textNamed(t, name) ?? textNamed(t, fieldOf(name)) ?? name;
