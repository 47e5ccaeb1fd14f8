import { CheckField, Field } from "../../base/ui/fields.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { PictureField } from "../../records/parts/picture-field.tsx";
import type { RecordState } from "../../records/record-state.ts";
import { categories as known } from "../article.ts";
import { manageNewsText } from "../manage-text.ts";

import { categoryLabel } from "../text.ts";
import { RichEditor } from "./rich-editor.tsx";

/** An article's controls: both languages side by side, each with its own state and date, and what they share. */
export function ArticleFields({ state, categories }: { state: RecordState; categories: string[] }) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const form = { form: "article", state };
	return (
		<>
			<div className="grid gap-8 lg:grid-cols-2">
				<Language state={state} language="ar" />
				<Language state={state} language="en" />
			</div>
			<div className="grid gap-8 border-t border-line pt-6 lg:grid-cols-2">
				<div className="space-y-5">
					<CheckField {...form} name="published" label={t.publishedBox} hint={t.publishedHint} />
					<Field
						{...form}
						name="category"
						label={t.category}
						hint={t.categoryHint}
						dir="ltr"
						maxLength={60}
						list="categories"
					/>
					<datalist id="categories">
						{[...new Set([...known, ...categories])].map((category) => (
							<option key={category} value={category}>
								{categoryLabel(locale, category)}
							</option>
						))}
					</datalist>
				</div>
				<PictureField form="article" name="image_url" label={t.image_url} bucket="news-images" state={state} />
			</div>
		</>
	);
}

function Language({ state, language }: { state: RecordState; language: "ar" | "en" }) {
	const t = manageNewsText(useLocale());
	const suffix = language === "ar" ? "_ar" : "";
	const dir = language === "ar" ? "rtl" : "ltr";
	const form = { form: "article", state };
	return (
		<fieldset className="min-w-0 space-y-5">
			<legend className="mb-3 text-lg font-semibold">{language === "ar" ? t.arabic : t.english}</legend>
			<Field {...form} name={`title${suffix}`} label={t[`title${suffix}`]} dir={dir} maxLength={300} />
			<Field
				{...form}
				name={`excerpt${suffix}`}
				label={t[`excerpt${suffix}`]}
				dir={dir}
				rows={2}
				maxLength={600}
				required={false}
			/>
			<RichEditor {...form} name={`content${suffix}`} label={t[`content${suffix}`]} language={language} required />
			<CheckField {...form} name={`show_${language}`} label={t[`show_${language}`]} />
			<Field
				{...form}
				name={`publish_date${suffix}`}
				label={t[`publish_date${suffix}`]}
				type="datetime-local"
				hint={t.dateHint}
				required={false}
			/>
		</fieldset>
	);
}
