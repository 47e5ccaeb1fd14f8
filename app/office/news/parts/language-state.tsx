import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Place } from "../../../news/article/publishing.ts";
import { publishingText } from "../publishing-text.ts";

/** An article in one language, as the public has it now. */
export function LanguageState({ label, place }: { label: string; place: Place }) {
	const t = publishingText(useLocale());
	return (
		<span
			data-state={place.state}
			className="inline-block rounded-full bg-sunken px-3 py-0.5 text-sm font-semibold data-[state=published]:bg-win-tint data-[state=scheduled]:bg-draw-tint"
		>
			{label}: {t[place.state]}
			{place.at && (
				<span className="font-normal">
					{" "}
					<Moment at={place.at} />
				</span>
			)}
		</span>
	);
}
