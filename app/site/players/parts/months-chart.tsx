import { formatMonth } from "../../../base/locale/format.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { PlayerFigures } from "../../../league/figures/player/player-figures.server.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { Bars } from "../../charts/bars.tsx";
import { chartText } from "../../charts/chart-text.ts";
import { NumberTable } from "../../charts/number-table.tsx";
import { WonLost } from "../../parts/figure-tiles.tsx";

/** Seasons that fit beside each other on a phone. */
const SEASONS = 3;

/** A player's rubbers over time: the months of the last seasons beside each other, in one measure. */
export function MonthsChart({ seasons }: { seasons: PlayerFigures["seasons"] }) {
	const locale = useLocale();
	const t = chartText(locale);
	const f = figuresText(locale);
	const shown = seasons.slice(0, SEASONS).toReversed();
	const months = shown.flatMap((season) => season.months);
	const most = Math.max(...months.flatMap(({ won, lost }) => [won, lost]));
	return (
		<section aria-labelledby="months">
			<h2 id="months" className="text-xl">
				{t.months}
			</h2>
			<p className="mb-3 text-sm text-soft">{t.monthsKey}</p>
			<div className="card flex gap-3 px-3 py-4 sm:gap-6 sm:px-5">
				{shown.map(({ season, tally, months }) => (
					<figure key={season} className="min-w-0 flex-1">
						<Bars
							label={`${season}: ${t.balance(tally.won, tally.lost)}`}
							bars={months.map(({ month, won, lost }) => ({ key: month, up: won, down: lost }))}
							most={most}
							className="h-28 sm:h-40"
						/>
						<figcaption className="mt-2 flex flex-wrap justify-between gap-x-2 text-sm text-soft">
							<Ltr>{season}</Ltr>
							<WonLost {...tally} />
						</figcaption>
					</figure>
				))}
			</div>
			<NumberTable
				label={t.months}
				columns={[t.month, f.won, f.lost]}
				rows={months
					.toReversed()
					.map(({ month, won, lost }) => ({ key: month, cells: [formatMonth(locale, month), won, lost] }))}
			/>
		</section>
	);
}
