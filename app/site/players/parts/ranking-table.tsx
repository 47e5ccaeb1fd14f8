import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { PersonName } from "../../../league/figures/person-name.tsx";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { rankingText } from "../ranking-text.ts";

type Player = {
	id: number;
	name: string;
	name_ar: string;
	photo_url: string | null;
	ranking: number | null;
	club: { id: number; name: string; name_ar: string } | undefined;
};

/** The ranked players, a line each: the place, the face and the name, and the club. */
export function RankingTable({ players, label }: { players: Player[]; label: string }) {
	const locale = useLocale();
	const t = rankingText(locale);
	return (
		<section tabIndex={0} aria-label={`${t.title}: ${label}`} className="card relative overflow-x-auto">
			<table className="w-full digits">
				<thead className="text-sm text-soft">
					<tr>
						<th scope="col" className="w-16 px-3 py-3 text-center font-semibold sm:w-24">
							<span className="sr-only">{t.place}</span>
							<span aria-hidden="true">#</span>
						</th>
						<th scope="col" className="px-2 py-3 text-start font-semibold">
							{t.player}
						</th>
						<th scope="col" className="px-2 py-3 text-start font-semibold max-sm:hidden">
							{t.club}
						</th>
					</tr>
				</thead>
				<tbody>
					{players.map(({ club, ...player }) => (
						<tr key={player.id} data-player={player.id} className="border-t border-line">
							<td data-col="ranking" className="px-3 text-center text-lg font-bold">
								{player.ranking}
							</td>
							<th scope="row" className="px-2 py-2 text-start font-semibold">
								<span className="flex items-center gap-3">
									<span className="silhouette size-10 shrink-0 overflow-hidden rounded-full">
										<Picture url={player.photo_url} sizes="40px" className="size-full object-cover" />
									</span>
									<span className="leading-snug">
										<a
											href={pathIn(locale, "/player/:id", { id: String(player.id) })}
											className="inline-block py-1 underline-offset-4 hover:underline"
										>
											<PersonName person={player} />
										</a>
										{club && (
											<bdi className="block text-sm font-normal text-soft sm:hidden">
												<ClubName club={club} />
											</bdi>
										)}
									</span>
								</span>
							</th>
							<td className="px-2 max-sm:hidden">
								{club && (
									<a
										href={pathIn(locale, "/team/:id", { id: String(club.id) })}
										className="inline-block py-1 hover:underline"
									>
										<ClubName club={club} />
									</a>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
