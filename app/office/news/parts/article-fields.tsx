import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articleLanguages, type Language } from "../../../news/article/publishing.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { PictureField } from "../../../records/pictures/parts/picture-field.tsx";
import { RichEditor } from "../editor/rich-editor.tsx";
import { manageNewsText } from "../text.ts";
import { FromLibrary } from "./from-library.tsx";

type Choice = { value: string; label: string };
type Props = {
	state: RecordState;
	categories: Choice[];
	clubs: Choice[];
	/** Names of staff, to choose an author from. */
	authors: string[];
};

/** An article's controls: both languages side by side, and what they share. */
export function ArticleFields({ state, categories, clubs, authors }: Props) {
	const t = manageNewsText(useLocale());
	const form = { form: "article", state };
	return (
		<>
			<div className="grid gap-8 lg:grid-cols-2">
				<Words state={state} language="ar" />
				<Words state={state} language="en" />
			</div>
			<div className="grid gap-8 border-t border-line pt-6 lg:grid-cols-2">
				<div className="space-y-5">
					<SelectField
						{...form}
						name="category"
						label={t.category}
						options={categories}
						empty={categories.some(({ value }) => value === state.values.category) ? undefined : t.chooseCategory}
					/>
					<Authors state={state} names={authors} />
					<Clubs state={state} clubs={clubs} />
				</div>
				<div className="space-y-5">
					<PictureField
						form="article"
						name="image_url"
						label={t.image_url}
						bucket="news-images"
						state={state}
						other={(choose) => <FromLibrary onUrl={choose} />}
					/>
					{(["image_alt_ar", "image_caption_ar", "image_alt", "image_caption"] as const).map((name) => (
						<Field
							key={name}
							{...form}
							name={name}
							label={t[name]}
							hint={name.startsWith("image_alt") ? t.altHint : undefined}
							dir={name.endsWith("_ar") ? "rtl" : "ltr"}
							maxLength={300}
							required={false}
						/>
					))}
				</div>
			</div>
		</>
	);
}

function Words({ state, language }: { state: RecordState; language: Language }) {
	const t = manageNewsText(useLocale());
	const suffix = language === "ar" ? "_ar" : "";
	const dir = language === "ar" ? "rtl" : "ltr";
	const form = { form: "article", state };
	return (
		<fieldset className="min-w-0 space-y-5">
			<legend className="mb-3 text-lg font-semibold">{language === "ar" ? t.arabic : t.english}</legend>
			<Field
				{...form}
				name={`title${suffix}`}
				label={t[`title${suffix}`]}
				dir={dir}
				maxLength={300}
				first={language === "ar"}
			/>
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
		</fieldset>
	);
}

/** The names offered are those in the script of the language. */
function Authors({ state, names }: { state: RecordState; names: string[] }) {
	const t = manageNewsText(useLocale());
	return articleLanguages.map((language) => {
		const name = language === "ar" ? "author_ar" : "author";
		const offered = names.filter((each) => /\p{Script=Arabic}/u.test(each) === (language === "ar"));
		return (
			<div key={language}>
				<Field
					form="article"
					state={state}
					name={name}
					label={t[name]}
					hint={t.authorHint}
					dir={language === "ar" ? "rtl" : "ltr"}
					maxLength={100}
					required={false}
					list={`names-${language}`}
				/>
				<datalist id={`names-${language}`}>
					{offered.map((each) => (
						<option key={each} value={each} />
					))}
				</datalist>
			</div>
		);
	});
}

function Clubs({ state, clubs }: { state: RecordState; clubs: Choice[] }) {
	const t = manageNewsText(useLocale());
	const chosen = clubs.filter(({ value }) => state.values[`club_${value}`] === "on");
	return (
		<details className="rounded-xl border border-line px-4">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t.clubs}
				{chosen.length > 0 && `: ${chosen.map(({ label }) => label).join(t.comma)}`}
			</summary>
			<input type="hidden" name="clubs" value="chosen" />
			<ul className="grid gap-x-4 pb-3 sm:grid-cols-2">
				{clubs.map(({ value, label }) => (
					<li key={value}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3">
							<input
								type="checkbox"
								name={`club_${value}`}
								defaultChecked={state.values[`club_${value}`] === "on"}
								className="size-5 accent-brand"
							/>
							{label}
						</label>
					</li>
				))}
			</ul>
		</details>
	);
}
