import type { ReactNode } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { LeagueTable } from "../../../league/season-table/league.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { CompetitionLinks } from "../../league/parts/competition-links.tsx";
import { Leaders } from "../../league/parts/leaders.tsx";
import { TieList } from "../../ties/parts/tie-list.tsx";
import { homeText } from "../text.ts";

type Props = {
	results: NamedTie[];
	ties: NamedTie[];
	leaders: LeagueTable["rows"];
	/** Whether the ties of today are above it. */
	isNight: boolean;
	competitions: Parameters<typeof CompetitionLinks>[0]["editions"];
};

/**
 * The last results, the next ties and the top of the table of the first competition, with ways to the others. A season
 * has its times: before the first result there is no table, and once nothing is ahead it comes first.
 */
export function Live({ results, ties, leaders, competitions, isNight }: Props) {
	const locale = useLocale();
	const t = homeText(locale);
	const isOver = ties.length === 0;
	const table = leaders.length > 0 && (
		<Part id="league-now" title={t.leagueNow} path={pathIn(locale, "/leagues")} all={t.wholeTable}>
			<Leaders rows={leaders} />
		</Part>
	);
	return (
		<div className="border-b border-line bg-sunken">
			<div className="wide grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-8 gap-y-7 py-6 sm:py-10">
				{isOver && table}
				{results.length > 0 && (
					<Part id="last-results" title={t.lastResults} path={`${pathIn(locale, "/matches")}#past`} all={t.allResults}>
						<TieList ties={results} dated />
					</Part>
				)}
				{ties.length > 0 && (
					<Part id="next-ties" title={t.nextTies} path={`${pathIn(locale, "/matches")}#upcoming`} all={t.allTies}>
						<TieList ties={ties} dated />
					</Part>
				)}
				{!isOver && table}
				{results.length + ties.length + leaders.length === 0 && !isNight && <Empty title={tiesText(locale).empty} />}
			</div>
			<div className="wide -mt-2 pb-5">
				<CompetitionLinks editions={competitions} />
			</div>
		</div>
	);
}

type PartProps = { id: string; title: string; path: string; all: string; children: ReactNode };

function Part({ id, title, path, all, children }: PartProps) {
	return (
		<section aria-labelledby={id}>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				<a href={path} className="link">
					{all}
				</a>
			</div>
			{children}
		</section>
	);
}
