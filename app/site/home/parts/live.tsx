import type { ReactNode } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { LeagueTable } from "../../../league/season-table/league.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
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
	competitions: Parameters<typeof CompetitionLinks>[0]["editions"];
};

/** The last results, the next ties and the top of the table of the first competition, with ways to the others. */
export function Live({ results, ties, leaders, competitions }: Props) {
	const locale = useLocale();
	const t = homeText(locale);
	const { empty } = tiesText(locale);
	return (
		<div className="border-b border-line bg-sunken">
			<div className="wide grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-8 gap-y-7 py-6 sm:py-10">
				<Part id="last-results" title={t.lastResults} path={`${pathIn(locale, "/matches")}#past`}>
					{results.length === 0 ? <Empty title={empty} /> : <TieList ties={results} dated />}
				</Part>
				<Part id="next-ties" title={t.nextTies} path={`${pathIn(locale, "/matches")}#upcoming`}>
					{ties.length === 0 ? <Empty title={empty} /> : <TieList ties={ties} dated />}
				</Part>
				<Part id="league-now" title={t.leagueNow} path={pathIn(locale, "/leagues")}>
					{leaders.length === 0 ? <Empty title={leagueText(locale).empty} /> : <Leaders rows={leaders} />}
				</Part>
			</div>
			<div className="wide -mt-2">
				<CompetitionLinks editions={competitions} />
			</div>
		</div>
	);
}

function Part({ id, title, path, children }: { id: string; title: string; path: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id}>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				<a href={path} className="link" aria-describedby={id}>
					{commonText(useLocale()).viewAll}
				</a>
			</div>
			{children}
		</section>
	);
}
