import { type ReactNode, useCallback, useRef } from "react";
import { CheckField, Field } from "../../../base/ui/fields/fields.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import {
	articleLanguages,
	type Language,
	type Place,
	type Places,
	placesOf,
} from "../../../news/article/publishing.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { publishingText } from "../publishing-text.ts";
import { manageNewsText } from "../text.ts";
import { type Chip, LanguageState } from "./language-state.tsx";
import { useFormValues } from "./use-form-values.ts";

type Props = { state: RecordState; saved: Places; now: Date; save: ReactNode };

/**
 * The control that publishes an article, above its text: the state of each language, what saving will change, and the
 * button. It stays in sight; languages and dates of their own fold out.
 */
export function Publishing({ state, saved, now, save }: Props) {
	const locale = useLocale();
	const t = publishingText(locale);
	const names = manageNewsText(locale);
	const here = useRef<HTMLDivElement>(null);
	const read = useCallback((values: Record<string, string | undefined>) => placesOf(values, now), [now]);
	const next = useFormValues(here, state.values, read);
	const changed = articleLanguages.filter((language) => !isSame(saved[language], next[language]));
	const isWrong = ["show_ar", "show_en", "publish_date", "publish_date_ar"].some((name) => state.problems[name]);
	return (
		<section aria-label={t.title} className="contents">
			<div
				ref={here}
				className="sticky -top-5 z-10 -mx-5 -mt-5 border-b border-line bg-surface px-5 py-2 sm:-top-7 sm:-mx-7 sm:-mt-7 sm:px-7"
			>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-1">
					<CheckField form="article" name="published" label={t.box} state={state} />
					<p className="order-last flex flex-wrap gap-2 sm:order-none">
						{articleLanguages.map((language) => (
							<LanguageState key={language} languages={[language]} place={placeNow(saved, next, language)} now={now} />
						))}
					</p>
					<div className="ms-auto">{save}</div>
				</div>
				<p aria-live="polite" className="text-sm">
					{changed.length > 0 && (
						<>
							{t.whenSaved}{" "}
							{changed.map((language, i) => (
								<span key={language}>
									{i > 0 && " · "}
									{nameOf(names, language)} <WillBe place={next[language]} />
								</span>
							))}
						</>
					)}
				</p>
			</div>
			<details open={isWrong || undefined} className="my-5 rounded-xl border border-line px-4">
				<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.details}</summary>
				<div className="grid gap-x-8 gap-y-4 pb-4 lg:grid-cols-2">
					{articleLanguages.map((language) => (
						<LanguageControls key={language} language={language} state={state} />
					))}
				</div>
			</details>
		</section>
	);
}

const nameOf = (t: { arabic: string; english: string }, language: Language) =>
	language === "ar" ? t.arabic : t.english;

/** The place of a language as it is saved: words that are typed and not saved yet are no missing text. */
const placeNow = (saved: Places, next: Places, language: Language): Chip =>
	saved[language].state === "empty" && next[language].state !== "empty" ? { state: "unsaved" } : saved[language];

/** Minutes are what a form knows of a date. */
const isSame = (one: Place, other: Place) => one.state === other.state && minuteOf(one) === minuteOf(other);
const minuteOf = ({ at }: Place) => at?.slice(0, 16);

function WillBe({ place }: { place: Place }) {
	const t = publishingText(useLocale());
	if (place.state === "empty") return t.willBeEmpty;
	if (place.state === "withheld") return t.willBeWithheld;
	if (place.state === "draft") return t.willBeDraft;
	if (!place.at) return t.willBePublished;
	return (
		<>
			{place.state === "scheduled" ? t.willBeScheduled : t.willBePublishedFrom} <Moment at={place.at} />
		</>
	);
}

function LanguageControls({ language, state }: { language: Language; state: RecordState }) {
	const locale = useLocale();
	const t = publishingText(locale);
	const names = manageNewsText(locale);
	const form = { form: "article", state };
	const date = language === "ar" ? "publish_date_ar" : "publish_date";
	return (
		<div className="space-y-3">
			<CheckField {...form} name={`show_${language}`} label={names[`show_${language}`]} />
			<Field
				{...form}
				name={date}
				label={names[date]}
				type="datetime-local"
				hint={language === "ar" ? t.dateHint_ar : t.dateHint}
				required={false}
			/>
		</div>
	);
}
