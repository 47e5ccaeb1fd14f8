import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { TableIfEnded } from "../../../league/nights/if-ended.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { PointsMarks } from "../../league/parts/standings/points-marks.tsx";
import { nightText } from "../night-text.ts";

type Row = TableIfEnded["rows"][number];

/** The table as it would be if play stopped now, with who would rise and fall; it says that it is not official. */
export function IfEndedTable({ rows, label, official }: { rows: Row[]; label: string; official: string }) {
	const locale = useLocale();
	const t = nightText(locale);
	const l = leagueText(locale);
	return (
		<div data-if-ended="" className="card overflow-hidden border-dashed border-ball">
			<table className="w-full text-center text-sm digits">
				<caption className="px-3 pt-3 text-start text-soft">
					<bdi className="font-semibold text-ink">{label}</bdi> · {t.notOfficial}
				</caption>
				<thead className="text-soft">
					<tr>
						<th scope="col" className="px-3 py-2 text-start font-semibold">
							<span className="sr-only">{l.rank}</span>
							<span aria-hidden="true">#</span>
						</th>
						<th scope="col" className="px-1 py-2 text-start font-semibold">
							{l.club}
						</th>
						<th scope="col" className="px-2 py-2 font-semibold">
							{l.played}
						</th>
						<th scope="col" className="px-3 py-2 font-semibold">
							{l.points}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr
							key={row.squad_id}
							data-team-id={row.team_id}
							className={`border-t border-line ${row.isPlaying ? "bg-draw-tint" : ""}`}
						>
							<td className="px-3 py-1 text-start font-bold whitespace-nowrap">
								{row.rank ?? "–"} <PlaceChange row={row} />
							</td>
							<th scope="row" className="px-1 py-1 text-start font-semibold">
								<a
									href={pathIn(locale, "/team/:id", { id: String(row.team_id) })}
									className="flex min-h-7 items-center gap-2 leading-snug hover:underline"
								>
									<Crest url={row.club.logo_url} size={28} />
									<ClubName club={row.club} />
									{row.isPlaying && <span className="sr-only"> {t.isPlaying}</span>}
								</a>
							</th>
							<td className="px-2 py-1">{row.played}</td>
							<td className="px-3 py-1 text-base font-bold">
								{row.points}
								<PointsMarks row={row} page={official.split("#")[0]} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="border-t border-line px-3 py-2">
				<a className="link" href={official}>
					{t.official}
				</a>
			</p>
		</div>
	);
}

function PlaceChange({ row: { rank, before } }: { row: Row }) {
	const t = nightText(useLocale());
	if (rank === null || before === null || rank === before) return null;
	const isUp = rank < before;
	return (
		<span className={isUp ? "text-win" : "text-loss"}>
			<span aria-hidden="true">
				{isUp ? "▲" : "▼"}
				{Math.abs(rank - before)}
			</span>
			<span className="sr-only">{isUp ? t.up(before) : t.down(before)}</span>
		</span>
	);
}
