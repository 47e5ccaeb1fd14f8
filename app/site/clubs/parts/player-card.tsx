import type { ReactNode } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { nationalityName } from "../../../people/players/nationalities.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { clubsText } from "../text.ts";

type Player = {
	id: number;
	name: string;
	name_ar: string;
	photo_url: string | null;
	ranking: number | null;
	nationality: string;
};

/** A player with photo (or the silhouette in its place), ranking and nationality. */
export function PlayerCard({
	player,
	large = false,
	children,
}: {
	player: Player;
	large?: boolean;
	children?: ReactNode;
}) {
	const locale = useLocale();
	const t = clubsText(locale);
	return (
		<li id={`player-${player.id}`} className={`card overflow-hidden ${large ? "" : "flex items-center"}`}>
			<div className={`silhouette shrink-0 ${large ? "aspect-square" : "size-20"}`}>
				<Picture
					url={player.photo_url}
					sizes={large ? "(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw" : "80px"}
					className="size-full object-cover"
					eager={large}
				/>
			</div>
			<div className={large ? "p-4" : "px-4 py-2"}>
				<h3 className={large ? "text-lg leading-snug" : "font-semibold leading-snug"}>
					<a
						href={pathIn(locale, "/player/:id", { id: String(player.id) })}
						className="underline-offset-4 hover:underline"
					>
						{playerName(locale, player)}
					</a>
				</h3>
				{children}
				<dl className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
					<div className="flex gap-1.5">
						<dt>{t.ranking}</dt>
						<dd className="font-semibold text-ink">{player.ranking ?? "–"}</dd>
					</div>
					<div>
						<dt className="sr-only">{t.nationality}</dt>
						<dd>
							<bdi>{nationalityName(locale, player.nationality)}</bdi>
						</dd>
					</div>
				</dl>
			</div>
		</li>
	);
}
