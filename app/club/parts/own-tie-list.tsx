import { formatNearDay, formatTime } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { OwnTie } from "../../league/captains/own-ties.server.ts";
import { counts } from "../../league/tie.ts";
import { Score } from "../../league/ties/parts/score.tsx";
import { stateInWords } from "../../league/ties/tie/outcome.ts";
import { outcomeText } from "../../league/ties/tie/outcome-text.ts";
import { Crest } from "../../people/clubs/parts/crest.tsx";
import { Sides } from "../../people/clubs/parts/sides.tsx";
import { captainsText } from "../text.ts";

/** Own ties, a line each: opponent, day, home or away, competition; the whole line leads to the tie's page. */
export function OwnTieList({ ties, today }: { ties: OwnTie[]; today: string }) {
	return (
		<ul className="card divide-y divide-line">
			{ties.map((tie) => (
				<OwnTieLine key={tie.id} tie={tie} today={today} />
			))}
		</ul>
	);
}

function OwnTieLine({ tie, today }: { tie: OwnTie; today: string }) {
	const locale = useLocale();
	const t = captainsText(locale);
	const opponent = tie.sides[0] === "home" ? tie.away_team : tie.home_team;
	const place = tie.sides.length === 2 ? t.bothSides : tie.sides[0] === "home" ? t.atHome : t.away;
	const day = tie.date_known ? formatNearDay(locale, tie.match_date, today) : outcomeText(locale).dateUnknown;
	// A score says that it is over; its phase says more.
	const isTold = counts(tie)
		? tie.phase === "reported"
		: tie.status !== "scheduled" || tie.phase !== null || tie.isUnplayed;
	return (
		<li data-match-id={tie.id} className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-sunken">
			<Crest url={opponent.logo_url} size={40} />
			<span className="min-w-0 flex-1">
				<a
					href={pathIn(locale, "/club/ties/:id", { id: String(tie.id) })}
					className="block font-semibold after:absolute after:inset-0"
				>
					<Sides tie={tie} />
				</a>
				<span className="flex flex-wrap gap-x-3 text-sm text-soft">
					<time dateTime={tie.match_date}>
						{day} {tie.date_known && tie.match_time && formatTime(locale, tie.match_time)}
					</time>
					<span>{place}</span>
					<bdi>{pick(locale, tie.group, "competition")}</bdi>
					{isTold && <span>{stateInWords(locale, tie)}</span>}
				</span>
			</span>
			{counts(tie) && <Score home={tie.home_score} away={tie.away_score} />}
		</li>
	);
}
