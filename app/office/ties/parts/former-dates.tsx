import { formatDay, formatMoment, formatTime } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";

type FormerDate = { id: number; match_date: string; match_time: string | null; moved_at: Date };

/** The days for which a tie was planned before, and when each was given up. */
export function FormerDates({ dates }: { dates: FormerDate[] }) {
	const locale = useLocale();
	const t = leagueTieText(locale);
	if (dates.length === 0) return null;
	return (
		<section aria-labelledby="former-dates">
			<h3 id="former-dates" className="font-semibold">
				{t.formerDates}
			</h3>
			<ul className="mt-1 list-disc space-y-1 ps-5 text-sm">
				{dates.map(({ id, match_date, match_time, moved_at }) => (
					<li key={id}>
						<s suppressHydrationWarning>
							{formatDay(locale, match_date)}
							{match_time && ` · ${formatTime(locale, match_time)}`}
						</s>{" "}
						<span className="text-soft" suppressHydrationWarning>
							{t.movedOn(formatMoment(locale, moved_at))}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
