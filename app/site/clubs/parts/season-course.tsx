import { Fragment } from "react";
import { formatShortDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ClubFigures } from "../../../league/figures/club/club-figures.server.ts";
import type { Result } from "../../../league/tie.ts";
import { ScoreNote } from "../../../league/ties/parts/score.tsx";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Bars } from "../../charts/bars.tsx";
import { chartText } from "../../charts/chart-text.ts";
import { NumberTable } from "../../charts/number-table.tsx";
import { WonLost } from "../../parts/figure-tiles.tsx";

const looks = { win: "won", draw: "drawn", loss: "lost" } as const satisfies Record<Result, string>;

type Props = { course: ClubFigures["course"]; balance: { won: number; lost: number } };

/** The season of a club tie by tie, with the rubbers that its tables count. */
export function SeasonCourse({ course, balance }: Props) {
	const locale = useLocale();
	const t = chartText(locale);
	const [first, last] = [course.at(0), course.at(-1)];
	if (!first || !last) return null;
	const most = Math.max(...course.flatMap(({ won, lost }) => [won, lost]));
	return (
		<div className="mt-4">
			<h3 className="font-semibold">{t.course}</h3>
			<p className="mb-2 text-sm text-soft">{t.courseKey}</p>
			<figure className="card px-3 py-4 sm:px-5">
				<Bars
					label={t.balance(balance.won, balance.lost)}
					bars={course.map(({ id, won, lost, result }) => ({
						key: String(id),
						up: won,
						down: lost,
						look: looks[result],
					}))}
					most={most}
					className="h-28 sm:h-40"
				/>
				<figcaption className="mt-2 flex justify-between text-sm text-soft">
					<span>{formatShortDay(locale, first.match_date)}</span>
					<span>{formatShortDay(locale, last.match_date)}</span>
				</figcaption>
			</figure>
			<NumberTable
				label={t.course}
				columns={[t.day, t.opponent, t.score]}
				rows={course.toReversed().map(({ id, match_date, opponent, won, lost, ...tie }) => ({
					key: id,
					cells: [
						<a key="day" className="link" href={pathIn(locale, "/match/:id", { id: String(id) })}>
							{formatShortDay(locale, match_date)}
						</a>,
						<ClubName key="club" club={opponent} />,
						<Fragment key="score">
							<WonLost won={won} lost={lost} /> <ScoreNote tie={tie} />
						</Fragment>,
					],
				}))}
			/>
		</div>
	);
}
