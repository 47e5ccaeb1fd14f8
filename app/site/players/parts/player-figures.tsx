import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { queryOf, type RubberQuery } from "../../../league/figures/asked-rubbers.ts";
import type { PlayerFigures as Figures } from "../../../league/figures/player/player-figures.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { FigureTiles, Ratio, WonLost } from "../../parts/figure-tiles.tsx";
import { FormMarks } from "../../parts/form-marks.tsx";
import { RubberLines } from "../../parts/rubber-lines.tsx";
import { ClubPeriods } from "./club-periods.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { OpponentLines, OpponentSearch } from "./opponent-lines.tsx";
import { SeasonTable } from "./season-table.tsx";

/** A player's rubbers summed up: totals, form, latest results, opponents, seasons and clubs. */
export function PlayerFigures({ id, figures }: { id: number; figures: Figures }) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const f = figuresText(locale);
	const { hasSheets, tally, form, latest, seasons, clubs, opponents } = figures;
	if (tally.played === 0)
		return (
			<>
				{hasSheets && <Empty title={t.none} text={t.noneText} />}
				<ClubPeriods clubs={clubs} />
			</>
		);
	const path = pathIn(locale, "/player/:id/rubbers", { id: String(id) });
	const to = (asked: RubberQuery) => path + queryOf(asked);
	return (
		<>
			<section aria-labelledby="figures">
				<div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<h2 id="figures" className="text-xl">
						{t.figures}
					</h2>
					<FormMarks form={form} />
				</div>
				<FigureTiles
					tiles={[
						{ label: f.played, value: tally.played, path: to({}) },
						{ label: f.won, value: tally.won, path: to({ result: "won" }) },
						{ label: f.lost, value: tally.lost, path: to({ result: "lost" }) },
						{ label: f.ratio, value: <Ratio {...tally} />, path: to({}) },
						...(tally.doubles.won + tally.doubles.lost > 0
							? [
									{ label: f.singles, value: <WonLost {...tally.singles} />, path: to({ kind: "singles" }) },
									{ label: f.doubles, value: <WonLost {...tally.doubles} />, path: to({ kind: "doubles" }) },
								]
							: []),
					]}
				/>
			</section>
			<MonthsChart seasons={seasons} />
			<div className="grid gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<section aria-labelledby="latest">
					<h2 id="latest" className="mb-3 text-xl">
						{t.last}
					</h2>
					<RubberLines lines={latest} />
					<p className="mt-2">
						<a className="link" href={path}>
							{f.all}
						</a>
					</p>
				</section>
				<section aria-labelledby="against">
					<h2 id="against" className="mb-3 text-xl">
						{t.against}
					</h2>
					{opponents.length > 0 && <OpponentLines id={id} opponents={opponents} />}
					<div className="mt-3">
						<OpponentSearch id={id} />
					</div>
					<p className="mt-2">
						<a className="link" href={pathIn(locale, "/player/:id/against", { id: String(id) })}>
							{t.allOpponents}
						</a>
					</p>
				</section>
			</div>
			<div>
				<h2 className="mb-3 text-xl">{t.seasons}</h2>
				<SeasonTable seasons={seasons} to={to} />
			</div>
			<ClubPeriods clubs={clubs} />
		</>
	);
}
