import { useLocation } from "react-router";
import { formatShortDay, formatTime } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../../records/text.ts";
import { manageTiesText } from "../manage-text.ts";
import { tiesText } from "../text.ts";
import type { NamedTie } from "../ties.server.ts";

/** Ties as their editors see them: day, clubs, result, status, and the way to change one. */
export function TieTable({ ties }: { ties: NamedTie[] }) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const head = "px-4 py-3 text-start font-semibold";
	return (
		<div className="card overflow-x-auto">
			<table className="w-full">
				<thead className="border-b border-line text-sm">
					<tr>
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
						<th scope="col" className={head}>
							<span className="sr-only">{recordsText(locale).actions}</span>
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{ties.map((tie) => (
						<Line key={tie.id} tie={tie} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Line({ tie }: { tie: NamedTie }) {
	const locale = useLocale();
	const { search } = useLocation();
	const m = tiesText(locale);
	const a = recordsText(locale);
	const names = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
	return (
		<tr data-match-id={tie.id}>
			<td className="px-4 py-2 whitespace-nowrap">
				<time dateTime={tie.match_date} suppressHydrationWarning>
					{formatShortDay(locale, tie.match_date)}
				</time>
				{tie.match_time && (
					<span className="block text-sm text-soft" suppressHydrationWarning>
						{formatTime(locale, tie.match_time)}
					</span>
				)}
			</td>
			<td className="px-4 py-2 font-semibold">{names}</td>
			<td className="px-4 py-2">
				{tie.home_score !== null && tie.away_score !== null ? (
					<Ltr>
						{locale === "ar" ? `${tie.away_score} – ${tie.home_score}` : `${tie.home_score} – ${tie.away_score}`}
					</Ltr>
				) : (
					<span className="text-soft">{m.versus}</span>
				)}
			</td>
			<td className="px-4 py-2 max-sm:hidden">
				<span
					data-status={tie.status}
					className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold data-[status=cancelled]:bg-loss-tint data-[status=completed]:bg-win-tint"
				>
					{m[tie.status]}
				</span>
			</td>
			<td className="px-4 py-2 text-end">
				<a
					href={pathIn(locale, "/admin/matches/:id", { id: String(tie.id) }) + search}
					aria-label={`${a.edit}: ${names}`}
					className="button-quiet"
				>
					{a.edit}
				</a>
			</td>
		</tr>
	);
}
