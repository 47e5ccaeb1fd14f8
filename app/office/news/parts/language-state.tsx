import { formatMoment, formatNearDay, riyadhDay } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Language, Place } from "../../../news/article/publishing.ts";
import { publishingText } from "../publishing-text.ts";
import { manageNewsText } from "../text.ts";

/** The place of what is saved, or that the form has text which is not saved yet. */
export type Chip = Place | { state: "unsaved"; at?: undefined };

type Props = {
	/** Languages that are in the same place on the same day. */
	languages: Language[];
	place: Chip;
	now: Date;
	/** In a list: signs for languages, and of a published article the day alone. */
	isShort?: boolean;
};

/** The state of an article for the public. Screen readers get the whole sentence, pointers as a tooltip. */
export function LanguageState({ languages, place: { state, at }, now, isShort = false }: Props) {
	const locale = useLocale();
	const t = publishingText(locale);
	const names = manageNewsText(locale);
	const nameOf = (language: Language) => (language === "ar" ? names.arabic : names.english);
	const signOf = (language: Language) => (language === "ar" ? names.arabicSign : names.englishSign);
	const instant = at ? new Date(at) : undefined;
	const moment = instant ? ` ${formatMoment(locale, instant)}` : "";
	const whole = `${languages.map(nameOf).join(names.comma)}: ${t[state]}${moment}`;
	const day = instant && formatNearDay(locale, riyadhDay(instant), riyadhDay(now));
	const shown = {
		published: isShort ? day : `${t.shortPublished} ${day ?? ""}`,
		scheduled: `${t.shortScheduled}${moment}`,
	};
	return (
		<span
			data-state={state}
			suppressHydrationWarning
			className="inline-block rounded-full bg-sunken px-3 py-0.5 text-sm font-semibold data-[state=published]:bg-win-tint data-[state=scheduled]:bg-draw-tint"
		>
			<span aria-hidden="true" title={whole} suppressHydrationWarning>
				{languages.map((language, i) => (
					<span key={language}>
						{i > 0 && " · "}
						<bdi>{isShort ? signOf(language) : nameOf(language)}</bdi>
					</span>
				))}
				<span className="font-normal">
					{" — "}
					<bdi>{state === "published" || state === "scheduled" ? shown[state] : t[state]}</bdi>
				</span>
			</span>
			<span className="sr-only" suppressHydrationWarning>
				{whole}
			</span>
		</span>
	);
}
