import { formatNearDay, formatTime } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { counts, phases } from "../../../league/tie.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { resultText } from "../../../league/ties/result/result-text.ts";
import { tiesText } from "../../../league/ties/text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";

type Ties = { ties: NamedTie[]; today: string; search: string };

/**
 * The way to what is usually done with a tie: to its result from its day on, before that and when it is cancelled to
 * its form.
 */
export function useWayTo() {
	const locale = useLocale();
	return ({ id, status, match_date }: NamedTie, today: string, search: string) => {
		const at = { id: String(id) };
		const isDue = status !== "cancelled" && match_date <= today;
		return pathIn(locale, isDue ? "/admin/matches/:id/result" : "/admin/matches/:id", at) + search;
	};
}

/** Ties as lines that are links: when, who, and the result or what is to be done. */
export function StaffTies({ ties, today, search }: Ties) {
	return (
		<ul className="card divide-y divide-line overflow-hidden">
			{ties.map((tie) => (
				<Line key={tie.id} tie={tie} today={today} search={search} />
			))}
		</ul>
	);
}

function Line({ tie, today, search }: { tie: NamedTie; today: string; search: string }) {
	const locale = useLocale();
	const m = tiesText(locale);
	const wayTo = useWayTo();
	return (
		<li data-match-id={tie.id}>
			<a
				href={wayTo(tie, today, search)}
				className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 -outline-offset-3 hover:bg-sunken"
			>
				<span className="me-auto">
					<span className="font-semibold">
						<bdi className="whitespace-nowrap">{pick(locale, tie.home_team, "name")}</bdi>{" "}
						<span className="font-normal text-soft">{m.versus}</span>{" "}
						<bdi className="whitespace-nowrap">{pick(locale, tie.away_team, "name")}</bdi>
					</span>
					<When tie={tie} today={today} />
				</span>
				<What tie={tie} today={today} />
			</a>
		</li>
	);
}

function When({ tie: { match_date, match_time, date_known }, today }: { tie: NamedTie; today: string }) {
	const locale = useLocale();
	if (!date_known) return <span className="block text-sm text-soft">{leagueTieText(locale).undated}</span>;
	if (match_date === today && !match_time) return null;
	return (
		<time dateTime={match_date} className="block text-sm text-soft" suppressHydrationWarning>
			{match_date !== today && formatNearDay(locale, match_date, today)} {match_time && formatTime(locale, match_time)}
		</time>
	);
}

function What({ tie, today }: { tie: NamedTie; today: string }) {
	const locale = useLocale();
	if (counts(tie)) return <Score home={tie.home_score} away={tie.away_score} />;
	if (tie.status === "scheduled" && tie.date_known && tie.match_date <= today)
		return <span className="text-sm font-semibold text-brand">{resultText(locale).enter}</span>;
	const phase = phases.find((each) => each === tie.phase);
	if (phase) return <span className="text-sm text-soft">{leagueTieText(locale)[phase]}</span>;
	return tie.status === "scheduled" ? null : <span className="text-sm text-soft">{tiesText(locale)[tie.status]}</span>;
}
