import { useLocation } from "react-router";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { missingName, playerName } from "../../../people/players/player-name.ts";
import type { PlayerLine } from "../../../people/players/players.server.ts";
import { SortHead } from "../../../records/list/parts/list-tools.tsx";
import { rowGrid } from "../../../records/parts/row-grid.ts";
import { recordsText } from "../../../records/text.ts";

/** Players as lines that can be put in order; on a phone the club moves under the name. */
export function PlayerTable({ players, sort }: { players: PlayerLine[]; sort: string }) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const a = recordsText(locale);
	return (
		<div className="card overflow-hidden">
			<table className="grid w-full grid-cols-[5rem_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
				<thead className={`${rowGrid} border-b border-line text-sm`}>
					<tr className={rowGrid}>
						<SortHead by="ranking" label={t.ranking} sort={sort} />
						<SortHead by={locale === "ar" ? "name_ar" : "name"} label={t.player} sort={sort} />
						<th scope="col" className="px-4 py-2 text-start font-semibold max-sm:hidden">
							{t.team_id}
						</th>
						<th scope="col" className="px-4 py-2 text-start">
							<span className="sr-only">{a.actions}</span>
						</th>
					</tr>
				</thead>
				<tbody className={`${rowGrid} divide-y divide-line`}>
					{players.map((player) => (
						<Line key={player.id} player={player} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Line({ player }: { player: PlayerLine }) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const a = recordsText(locale);
	const { search } = useLocation();
	const id = String(player.id);
	const name = playerName(locale, player);
	const missing = missingName(player);
	const club = player.team_id === null ? t.noClub : pick(locale, player, "team_name");
	return (
		<tr className={`${rowGrid} hover:bg-sunken`}>
			<td className="px-4 py-2">{player.ranking ?? "–"}</td>
			<td className="py-2 sm:px-4">
				<div className="flex items-center gap-3">
					<span className="silhouette size-11 shrink-0 overflow-hidden rounded-full">
						<Picture url={player.photo_url} sizes="44px" className="size-full object-cover" />
					</span>
					<span className="min-w-0">
						<a
							href={pathIn(locale, "/admin/players/:id", { id }) + search}
							dir="auto"
							className="font-semibold after:absolute after:inset-0"
						>
							{name}
						</a>
						<span className="block text-sm text-soft">
							{t.number} <Ltr>{id}</Ltr>
							<span className="sm:hidden"> · {club}</span>
						</span>
						{missing && (
							<span className="mt-1 inline-block rounded-full bg-draw-tint px-2.5 py-0.5 text-sm">{t[missing]}</span>
						)}
					</span>
				</div>
			</td>
			<td className="px-4 py-2 max-sm:hidden">{club}</td>
			<td className="px-2 py-2 sm:px-4">
				<div className="flex justify-end gap-2">
					<RowLink
						to={pathIn(locale, "/admin/players/:id", { id }) + search}
						label={a.edit}
						of={name}
						className="button-quiet relative max-sm:hidden"
					/>
					<RowLink
						to={pathIn(locale, "/admin/players/:id/delete", { id }) + search}
						label={a.delete}
						of={name}
						className="button-quiet relative text-loss max-sm:px-3"
					/>
				</div>
			</td>
		</tr>
	);
}
