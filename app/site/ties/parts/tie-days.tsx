import { formatDay } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { roundName } from "../../../league/competitions/rounds/round-name.ts";
import type { byDay } from "../../../league/ties/fixtures/sections.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import type { Fixtures } from "./scope-links.tsx";
import { TieList } from "./tie-list.tsx";

export type Day = ReturnType<typeof byDay<NamedTie>>[number];
type RoundLabels = { rounds: Fixtures["rounds"]; competitionOf?: (tie: NamedTie) => string | undefined };

/** Match days shown at once; the others open at a touch. */
const DAYS_OPEN = 2;

type Titled = RoundLabels & { title: string; days: Day[] };
type Props = Titled & {
	id: "past" | "upcoming";
	/** The heading below that this one leads to. */
	next?: "upcoming" | undefined;
};

/** Match days under a heading, the first of them open. */
export function FoldedDays({ id, title, days, next, ...shown }: Props) {
	const t = tiesText(useLocale());
	if (days.length === 0) return null;
	const later = days.slice(DAYS_OPEN);
	return (
		<section aria-labelledby={id} className="mt-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id={id} className="text-xl sm:text-2xl">
					{title}
				</h2>
				{next && (
					<a href={`#${next}`} className="link-alone print:hidden">
						{t[next]}
					</a>
				)}
			</div>
			<TieDays days={days.slice(0, DAYS_OPEN)} {...shown} />
			{later.length > 0 && (
				<details className="mt-5">
					<summary className="button-quiet">
						{t[id === "past" ? "earlier" : "later"](later.flatMap((day) => day.ties).length)}
					</summary>
					<TieDays days={later} {...shown} />
				</details>
			)}
		</section>
	);
}

/** Match days under a heading. */
export function OpenDays({ id, title, days, ...shown }: Titled & { id: string }) {
	if (days.length === 0) return null;
	return (
		<section aria-labelledby={id} className="mt-6">
			<h2 id={id} className="text-xl sm:text-2xl">
				{title}
			</h2>
			<TieDays days={days} {...shown} />
		</section>
	);
}

/** Match days, each under its date, with the round where ties have one. */
export function TieDays({
	days,
	rounds,
	competitionOf,
	isRoundSaid,
}: RoundLabels & { days: Day[]; isRoundSaid?: boolean }) {
	const locale = useLocale();
	return days.map(({ round, day, ties }) => {
		const id = `day-${ties[0]?.id}`;
		const named = rounds.find(({ number }) => number === round);
		return (
			<div key={id} className="mt-3">
				<h3 id={id} className="mb-2 font-semibold text-soft">
					{round !== null && !isRoundSaid && !competitionOf && `${roundName(locale, round, named)} · `}
					{day ? <time dateTime={day}>{formatDay(locale, day)}</time> : outcomeText(locale).dateUnknown}
				</h3>
				<TieList ties={ties} competitionOf={competitionOf} />
			</div>
		);
	});
}
