import { formatShortDay } from "../../../../base/locale/format.ts";
import { pick } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import type { GroupRow } from "../../../../league/group-tables/group-table.server.ts";
import type { RuleSet } from "../../../../league/ranking/rule-set.ts";
import { explain } from "../../../../league/ranking/why/explain.ts";
import { whyText } from "../../../../league/ranking/why/text.ts";
import type { TieBehind } from "../../../../league/ranking/why/ties-behind.ts";
import { Score, ScoreNote } from "../../../../league/ties/parts/score.tsx";

type Props = { above: GroupRow | undefined; own: GroupRow; rule: RuleSet; clubs: GroupRow[]; columns: number };

/**
 * Between two clubs level on points: what separates them in a line, and opened the amounts of both and the ties behind
 * them. None before their first tie.
 */
export function WhyRow({ above, own, rule, clubs, columns }: Props) {
	const locale = useLocale();
	const t = whyText(locale);
	const names = new Map(clubs.map((row) => [row.squad_id, pick(locale, row.club, "name")]));
	const nameOf = (id: number) => names.get(id) ?? "";
	const placeOf = (row: GroupRow) => ({ ...row, rank: row.rank ?? 0, id: row.squad_id });
	const hasPlayed = above !== undefined && own.rank !== null && above.played + own.played > 0;
	const why = hasPlayed && explain(locale, { above: placeOf(above), own: placeOf(own), rule, nameOf });
	if (!why) return null;
	return (
		<tr className="border-t border-line bg-surface text-start text-sm">
			<td colSpan={columns} className="px-2 text-start sm:px-3">
				{/* In a larger type the table is wider than its frame; the words keep to the frame. */}
				<details data-why={own.squad_id} className="sticky start-2 w-fit max-w-[min(44rem,calc(100vw-4rem))]">
					<summary className="cursor-pointer py-2 leading-7 text-soft">{why.line}</summary>
					<div className="space-y-1 pb-3 print:pb-0">
						<p>{why.sentences.join(" ")}</p>
						{why.amounts.length > 0 && (
							<ul className="list-inside list-disc print:flex print:gap-x-6">
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
											<a href={pathIn(locale, "/match/:id", { id: String(tie.id) })} className="hover:underline">
												{nameOf(tie.home)} <ScoreBehind tie={tie} /> {nameOf(tie.away)}{" "}
												<ScoreNote tie={{ status: "completed", phase: tie.phase }} />
											</a>
											<span className="text-soft">
												{tie.outcome !== "played" && ` · ${t[tie.outcome]}`} · {formatShortDay(locale, tie.match_date)}
											</span>
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

/** A tie that was not played may have no score. */
const ScoreBehind = ({ tie: { home_score, away_score } }: { tie: TieBehind }) =>
	home_score === null || away_score === null ? "–" : <Score home={home_score} away={away_score} />;
