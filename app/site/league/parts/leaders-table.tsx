import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { queryOf, type RubberQuery } from "../../../league/figures/asked-rubbers.ts";
import type { Figures } from "../../../league/figures/leaders/leader-figures.server.ts";
import type { Board } from "../../../league/figures/leaders/leaders.ts";
import { PersonName } from "../../../league/figures/person-name.tsx";
import { figuresText } from "../../../league/figures/text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { BalanceBar } from "../../charts/balance-bar.tsx";
import { Ratio } from "../../parts/figure-tiles.tsx";
import { leadersText } from "../leaders-text.ts";

type Club = { id: number; name: string; name_ar: string };
type Leader = Omit<Figures, "clubs"> & { rank: number; clubs: Club[] };

type LinksProps = { shown: Board; boards: readonly Board[]; pathOf: (board: Board) => string };

/** The orders there are, as links. */
export function BoardLinks({ shown, boards, pathOf }: LinksProps) {
	const t = leadersText(useLocale());
	return (
		<nav aria-label={t.boards} className="flex flex-wrap gap-2 print:hidden">
			{boards.map((board) => (
				<a
					key={board}
					href={pathOf(board)}
					aria-current={board === shown ? "page" : undefined}
					className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					{t[board]}
				</a>
			))}
		</nav>
	);
}

type Props = { lines: Leader[]; board: Board; slug: string; season: string };

/** A line a player; the figure that decides is in bold, and each figure leads to its rubbers. */
export function LeadersTable({ lines, board, slug, season }: Props) {
	const locale = useLocale();
	const t = leadersText(locale);
	const f = figuresText(locale);
	const isDoubles = board === "doubles";
	const columns = [{ label: f.played }, { label: f.won }, { label: f.lost, look: "max-sm:hidden" }, { label: f.ratio }];
	const most = Math.max(...lines.map((line) => (isDoubles ? line.doubles : line.played)));
	return (
		<section tabIndex={0} aria-label={t[board]} className="card relative overflow-x-auto">
			<table className="w-full text-center digits max-sm:text-sm">
				<thead className="text-sm text-soft max-sm:text-xs">
					<tr>
						<th scope="col" className="py-3 font-semibold">
							<span className="sr-only">{t.rank}</span>
							<span aria-hidden="true">#</span>
						</th>
						<th scope="col" className="px-2 py-3 text-start font-semibold">
							{f.player}
						</th>
						{columns.map(({ label, look = "" }) => (
							<th key={label} scope="col" className={`px-1 py-3 font-semibold sm:px-2 ${look}`}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{lines.map(({ id, rank, clubs, ...line }) => {
						const [played, won] = isDoubles ? [line.doubles, line.doubles_won] : [line.played, line.won];
						const path = pathIn(locale, "/player/:id/rubbers", { id: String(id) });
						const of: RubberQuery = { season, competition: slug, ...(isDoubles ? { kind: "doubles" } : {}) };
						const cells = [
							{ col: "played", value: played, asked: of, decides: false },
							{ col: "won", value: won, asked: { ...of, result: "won" as const }, decides: board !== "ratio" },
							{
								col: "lost",
								look: "max-sm:hidden",
								value: played - won,
								asked: { ...of, result: "lost" as const },
								decides: false,
							},
							{ col: "ratio", value: <Ratio won={won} lost={played - won} />, asked: of, decides: board === "ratio" },
						];
						return (
							<tr key={id} data-player={id} data-rank={rank} className="border-t border-line">
								<td className="px-2 font-bold sm:px-3">{rank}</td>
								<th scope="row" className="px-1 py-2 text-start font-semibold sm:px-2">
									<span className="flex items-center gap-2 leading-snug sm:gap-3">
										<span className="silhouette size-10 shrink-0 overflow-hidden rounded-full max-[22.4rem]:hidden">
											<Picture url={line.photo_url} sizes="40px" className="size-full object-cover" />
										</span>
										<span className="min-w-0 flex-1">
											<a
												className="underline-offset-4 hover:underline"
												href={pathIn(locale, "/player/:id", { id: String(id) })}
											>
												<PersonName person={line} />
											</a>
											<span className="block text-sm font-normal text-soft">
												{clubs.map((club, nth) => (
													<span key={club.id}>
														{nth > 0 && " · "}
														<bdi>
															<ClubName club={club} />
														</bdi>
													</span>
												))}
											</span>
											<BalanceBar won={won} lost={played - won} most={most} />
										</span>
									</span>
								</th>
								{cells.map(({ col, value, asked, decides, look = "" }) => (
									<td
										key={col}
										data-col={col}
										className={`px-0.5 sm:px-2 ${look} ${decides ? "text-base font-bold sm:text-lg" : ""}`}
									>
										<a
											href={path + queryOf(asked)}
											className="inline-grid min-h-11 min-w-9 place-items-center underline-offset-4 hover:underline"
										>
											<span>{value}</span>
										</a>
									</td>
								))}
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}
