import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { LeagueTable } from "../../../league/season-table/league.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { PointsMarks } from "./standings/points-marks.tsx";

/** The top of the table: rank, club, played, points. */
export function Leaders({ rows }: { rows: LeagueTable["rows"] }) {
	const locale = useLocale();
	const t = leagueText(locale);
	return (
		<table className="card w-full overflow-hidden">
			<thead>
				<tr className="text-sm text-soft">
					<th scope="col" className="px-2 py-3">
						<span className="sr-only">{t.rank}</span>
					</th>
					<th scope="col" className="px-2 py-3 text-start font-semibold">
						{t.club}
					</th>
					<th scope="col" className="px-2 py-3 font-semibold">
						{t.played}
					</th>
					<th scope="col" className="px-2 py-3 font-semibold">
						{t.points}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ rank, team_id, club, played, points, ...row }) => (
					<tr key={row.squad_id} className="border-t border-line">
						<td className="px-2 py-3 text-center text-soft">{rank}</td>
						<th scope="row" className="px-2 py-3 text-start font-semibold">
							<a
								href={pathIn(locale, "/team/:id", { id: String(team_id) })}
								className="flex items-center gap-2 hover:underline"
							>
								<span className="max-[22.4rem]:hidden">
									<Crest url={club.logo_url} size={28} />
								</span>
								<ClubName club={club} />
							</a>
						</th>
						<td className="px-2 py-3 text-center">{played}</td>
						<td className="px-2 py-3 text-center font-bold">
							{points}
							<PointsMarks row={row} page={pathIn(locale, "/leagues")} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
