import { formatShortDay, formatTime } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RunningScore } from "../../../league/sheets/running-score.ts";
import { stateOf } from "../../../league/tie.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { tiesText } from "../../../league/ties/text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import { TitlePartner } from "../../parts/title-partner.tsx";
import { homeText } from "../text.ts";
import { type HeroImage, HeroPicture } from "./hero-picture.tsx";

type Props = {
	/** The tie in play, or else the next one. */
	tie?: NamedTie & { running?: RunningScore };
	lead?: string;
	partner?: Settings["partners"][number];
	isLow: boolean;
	picture?: HeroImage;
};

/**
 * The top of the home page: the federation's tagline, the tie in play or the next one, and links to the two most
 * visited pages. It is low where a match night follows.
 */
export function Hero({ tie, lead, partner, isLow, picture }: Props) {
	const locale = useLocale();
	const t = homeText(locale);
	const settings = useSettings();
	return (
		<div className="court relative overflow-hidden">
			<HeroPicture picture={picture} />
			<div
				className={`wide relative ${picture?.url ? "sm:pe-[52%]" : ""} ${isLow ? "py-5 sm:py-7" : "py-6 sm:py-12 lg:py-16"}`}
			>
				<h1 className="text-3xl font-bold max-sm:max-w-[60%] sm:text-4xl">
					{pick(locale, settings, "tagline") || pick(locale, settings, "name")}
				</h1>
				{lead && !isLow && <p className="mt-2 max-w-xl text-lg text-soft max-sm:hidden">{lead}</p>}
				<p className="mt-5 flex flex-wrap gap-3">
					<a href={pathIn(locale, "/leagues")} className="button-ball">
						{t.heroTable}
					</a>
					<a
						href={pathIn(locale, "/matches")}
						className="inline-flex min-h-11 items-center rounded-xl border border-on-table-soft/60 px-5 font-semibold hover:border-on-table"
					>
						{t.heroTies}
					</a>
				</p>
				{tie && <TieOfHero tie={tie} />}
				{partner && (
					<p className="mt-4 flex items-center gap-2 text-sm text-soft">
						<TitlePartner partner={partner} />
					</p>
				)}
			</div>
		</div>
	);
}

function TieOfHero({ tie }: { tie: NonNullable<Props["tie"]> }) {
	const locale = useLocale();
	const t = tiesText(locale);
	const { match_date, match_time, running } = tie;
	const isNow = stateOf(tie) === "now";
	return (
		<p className="mt-4">
			<a
				href={pathIn(locale, "/match/:id", { id: String(tie.id) })}
				className="group flex flex-wrap gap-x-2 leading-snug"
			>
				<span className="text-soft">{isNow ? t.now : homeText(locale).nextTie}:</span>
				<strong className="underline-offset-4 group-hover:underline">
					{pick(locale, tie.home_team, "name")} {running ? <Score {...running} /> : t.versus}{" "}
					{pick(locale, tie.away_team, "name")}
				</strong>
				{!isNow && (
					<time dateTime={match_time ? `${match_date}T${match_time}+03:00` : match_date}>
						{formatShortDay(locale, match_date)}
						{match_time && ` ${formatTime(locale, match_time)}`}
					</time>
				)}
			</a>
		</p>
	);
}
