import { formatShortDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { crossTable, isUnplayed } from "../../../league/season-table/cross-table.ts";
import type { LeagueTable, LeagueTie } from "../../../league/season-table/league.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { counts, type Result } from "../../../league/tie.ts";
import { Score, ScoreNote } from "../../../league/ties/parts/score.tsx";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { askedText } from "../asked-text.ts";

type Props = { rows: LeagueTable["rows"]; ties: LeagueTie[]; label: string };

const look = {
	win: "bg-win-tint text-win",
	draw: "bg-draw-tint text-draw",
	loss: "bg-loss-tint text-loss",
} satisfies Record<Result, string>;

/**
 * Home in rows, away in columns. Wider than a phone: it scrolls in its own frame, and the name of the row stays in
 * view.
 */
export function CrossTableGrid({ rows, ties, label }: Props) {
	const locale = useLocale();
	const t = askedText(locale);
	const cellOf = crossTable(ties);
	return (
		<section tabIndex={0} aria-label={label} className="card relative overflow-x-auto">
			<table className="w-full text-center text-sm digits print:table-fixed">
				<thead className="text-soft">
					<tr>
						<th
							scope="col"
							className="sticky start-0 z-10 bg-surface px-2 py-2 text-start font-semibold sm:px-3 print:w-36"
						>
							{t.home}
						</th>
						{rows.map(({ squad_id, club }, nth) => (
							<th key={squad_id} scope="col" className="min-w-14 px-1 py-2 font-semibold">
								<span className="flex flex-col items-center">
									<span aria-hidden="true">{nth + 1}</span>
									<Crest url={club.logo_url} size={28} />
									<span className="sr-only">
										<ClubName club={club} />
									</span>
								</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ team_id, squad_id: home, club }, nth) => (
						<tr key={home} data-home={team_id} data-squad={home} className="border-t border-line">
							<th scope="row" className="sticky start-0 z-10 bg-surface px-2 py-1.5 text-start font-semibold sm:px-3">
								<a
									href={pathIn(locale, "/team/:id", { id: String(team_id) })}
									className="flex min-h-9 items-center gap-2 hover:underline"
								>
									<span aria-hidden="true" className="min-w-5 text-center text-soft">
										{nth + 1}
									</span>
									<span className="max-sm:hidden print:hidden">
										<Crest url={club.logo_url} size={28} />
									</span>
									<ClubName club={club} />
								</a>
							</th>
							{rows.map(({ team_id: awayClub, squad_id: away }) =>
								away === home ? (
									<td key={away} className="bg-sunken">
										<span className="sr-only">{t.itself}</span>
									</td>
								) : (
									<td key={away} data-away={awayClub} className="px-1 py-1.5 print:px-0">
										<Cell ties={cellOf(home, away)} />
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Cell({ ties }: { ties: LeagueTie[] }) {
	const locale = useLocale();
	const words = leagueText(locale);
	const t = askedText(locale);
	return ties.map((tie) => {
		const path = pathIn(locale, "/match/:id", { id: String(tie.id) });
		if (!counts(tie) && !isUnplayed(tie))
			return (
				<a
					key={tie.id}
					href={path}
					className="block text-xs whitespace-nowrap text-soft hover:underline print:text-[0.6rem] print:leading-tight print:whitespace-normal"
				>
					{formatShortDay(locale, tie.match_date)}
					<span className="sr-only"> {t.notYet}</span>
				</a>
			);
		const result = tie.ending?.home;
		return (
			<a
				key={tie.id}
				href={path}
				data-result={result ?? "none"}
				className={`mx-auto block w-fit rounded-md px-1.5 hover:underline print:px-0 print:text-[0.65rem] ${result ? look[result] : "text-soft"}`}
			>
				{counts(tie) && <Score home={tie.home_score} away={tie.away_score} />}
				{tie.outcome !== "played" && (
					<span className="block text-xs leading-tight print:text-[0.6rem]">{outcomeText(locale)[tie.outcome]}</span>
				)}
				<ScoreNote tie={tie} className="block text-xs leading-tight print:text-[0.6rem]" />
				{result && <span className="sr-only"> {words[result]}</span>}
			</a>
		);
	});
}
