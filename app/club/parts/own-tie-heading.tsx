import { formatDay, formatTime } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { OwnTie } from "../../league/captains/own-ties.server.ts";
import { counts } from "../../league/tie.ts";
import { Score } from "../../league/ties/parts/score.tsx";
import { stateInWords } from "../../league/ties/tie/outcome.ts";
import { outcomeText } from "../../league/ties/tie/outcome-text.ts";
import type { ShownTie } from "../../league/ties/tie/shown-tie.server.ts";
import { ClubName } from "../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../people/clubs/parts/crest.tsx";
import { captainsText } from "../text.ts";

/** Which tie a captain's page is about: the sides, the reader's own marked, the day and how far it is. */
export function OwnTieHeading({ tie }: { tie: OwnTie<ShownTie> }) {
	const locale = useLocale();
	const t = captainsText(locale);
	const place = tie.sides.length === 2 ? t.bothSides : tie.sides[0] === "home" ? t.atHome : t.away;
	return (
		<header>
			<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl sm:text-2xl">
				<Side club={tie.home_team} />
				{counts(tie) ? <Score home={tie.home_score} away={tie.away_score} /> : <span className="text-soft">–</span>}
				<Side club={tie.away_team} />
			</h2>
			<p className="mt-1 flex flex-wrap gap-x-3 text-soft">
				<span>
					{tie.date_known ? formatDay(locale, tie.match_date) : outcomeText(locale).dateUnknown}{" "}
					{tie.date_known && tie.match_time && formatTime(locale, tie.match_time)}
				</span>
				<span>{place}</span>
				<bdi>{pick(locale, tie.group, "competition")}</bdi>
				<span data-status={tie.status}>{stateInWords(locale, tie)}</span>
			</p>
		</header>
	);
}

function Side({ club }: { club: ShownTie["home_team"] }) {
	return (
		<span className="flex items-center gap-2">
			<Crest url={club.logo_url} size={40} eager />
			<bdi>
				<ClubName club={club} />
			</bdi>
		</span>
	);
}
