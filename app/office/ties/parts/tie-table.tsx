import { useLocation } from "react-router";
import { formatNearDay, formatTime } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { phases } from "../../../league/tie.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { tiesText } from "../../../league/ties/text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { rowGrid } from "../../../records/parts/row-grid.ts";
import { recordsText } from "../../../records/text.ts";
import { useWayTo } from "./staff-ties.tsx";

/** A tie with its competition and group, where there are several. */
type ListedTie = NamedTie & { group?: { name: string; name_ar: string } };

/**
 * Ties as their editors see them: day, clubs, result, status. The whole row leads to the result, and a button to
 * everything else.
 */
export function TieTable({ ties, today }: { ties: ListedTie[]; today: string }) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const head = "px-4 py-3 text-start font-semibold";
	return (
		<div className="card overflow-hidden">
			<table className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]">
				<thead className={`${rowGrid} border-b border-line text-sm`}>
					<tr className={rowGrid}>
						<th scope="col" className={head}>
							{t.match_date}
						</th>
						<th scope="col" className={head}>
							{t.tie}
						</th>
						<th scope="col" className={head}>
							{t.score}
						</th>
						<th scope="col" className={`${head} max-sm:hidden`}>
							{t.status}
						</th>
						<th scope="col" className={`${head} max-sm:hidden`}>
							<span className="sr-only">{recordsText(locale).actions}</span>
						</th>
					</tr>
				</thead>
				<tbody className={`${rowGrid} divide-y divide-line`}>
					{ties.map((tie) => (
						<Line key={tie.id} tie={tie} today={today} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Line({ tie, today }: { tie: ListedTie; today: string }) {
	const locale = useLocale();
	const { search } = useLocation();
	const wayTo = useWayTo();
	const m = tiesText(locale);
	const a = recordsText(locale);
	const l = leagueTieText(locale);
	const phase = phases.find((each) => each === tie.phase);
	const place = [tie.group && pick(locale, tie.group, "name"), tie.round && l.roundNo(tie.round)]
		.filter(Boolean)
		.join(" · ");
	const names = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
	return (
		<tr data-match-id={tie.id} className={`${rowGrid} hover:bg-sunken`}>
			<td className="px-4 py-2 whitespace-nowrap">
				<time dateTime={tie.match_date} suppressHydrationWarning>
					{formatNearDay(locale, tie.match_date, today)}
				</time>
				{!tie.date_known && <span className="block text-sm whitespace-normal text-soft">{l.undated}</span>}
				{tie.match_time && (
					<span className="block text-sm text-soft" suppressHydrationWarning>
						{formatTime(locale, tie.match_time)}
					</span>
				)}
			</td>
			<td className="px-4 py-2 font-semibold">
				<a href={wayTo(tie, today, search)} className="after:absolute after:inset-0">
					{names}
				</a>
				{place && <span className="block text-sm font-normal text-soft">{place}</span>}
			</td>
			<td className="px-4 py-2">
				{tie.home_score !== null && tie.away_score !== null ? (
					<Score home={tie.home_score} away={tie.away_score} />
				) : (
					<span className="text-soft">{m.versus}</span>
				)}
			</td>
			<td className="px-4 py-2 max-sm:hidden">
				<span
					data-status={tie.status}
					className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold data-[status=cancelled]:bg-loss-tint data-[status=completed]:bg-win-tint"
				>
					{phase ? l[phase] : m[tie.status]}
				</span>
			</td>
			<td className="px-4 py-2 text-end max-sm:hidden">
				<RowLink
					to={pathIn(locale, "/admin/matches/:id", { id: String(tie.id) }) + search}
					label={a.edit}
					of={names}
					className="button-quiet relative"
				/>
			</td>
		</tr>
	);
}
