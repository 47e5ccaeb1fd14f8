import { formatShortDay } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Score } from "../../matches/parts/score.tsx";
import type { LeagueTable } from "../league.server.ts";
import type { RuleSet } from "../ranking/rule-set.ts";
import { explain } from "../why/explain.ts";
import { whyText } from "../why/text.ts";

type Row = LeagueTable["rows"][number];
type Props = { above: Row | undefined; own: Row; rule: RuleSet; clubs: Row[]; columns: number };

/** Between two clubs level on points: what separates them in a line, and opened the amounts of both and the ties behind them. None before their first tie. */
export function WhyRow({ above, own, rule, clubs, columns }: Props) {
	const locale = useLocale();
	const t = whyText(locale);
	const names = new Map(clubs.map(({ team_id, club }) => [team_id, pick(locale, club, "name")]));
	const nameOf = (id: number) => names.get(id) ?? "";
	const placeOf = (row: Row) => ({ ...row, id: row.team_id });
	const hasPlayed = above !== undefined && above.played + own.played > 0;
	const why = hasPlayed && explain(locale, { above: placeOf(above), own: placeOf(own), rule, nameOf });
	if (!why) return null;
	return (
		<tr data-why={own.team_id} className="border-t border-line bg-surface text-start text-sm">
			<td colSpan={columns} className="px-2 text-start sm:px-3">
				{/* In a larger type the table is wider than its frame; the words keep to the frame. */}
				<details className="sticky start-2 w-fit max-w-[min(44rem,calc(100vw-4rem))]">
					<summary className="cursor-pointer py-2 leading-7 text-soft">{why.line}</summary>
					<div className="space-y-1 pb-3">
						<p>{why.sentences.join(" ")}</p>
						{why.amounts.length > 0 && (
							<ul className="list-inside list-disc">
								{why.amounts.map((amount) => (
									<li key={amount}>{amount}</li>
								))}
							</ul>
						)}
						{own.among.length > 0 && (
							<>
								<p className="pt-1 font-semibold">{t.tiesAmong}</p>
								<ul>
									{own.among.map((tie) => (
										<li key={tie.id}>
											{nameOf(tie.home_team_id)} <Score home={tie.home_score} away={tie.away_score} />{" "}
											{nameOf(tie.away_team_id)}
											<span className="text-soft"> · {formatShortDay(locale, tie.match_date)}</span>
										</li>
									))}
								</ul>
							</>
						)}
					</div>
				</details>
			</td>
		</tr>
	);
}
