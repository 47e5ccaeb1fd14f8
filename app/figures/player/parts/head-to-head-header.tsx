import type { ReactNode } from "react";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../clubs/player/player-name.ts";
import { clubsText } from "../../../clubs/text.ts";
import { tiesText } from "../../../matches/text.ts";
import type { Balance, Tally } from "../../figures.ts";
import { WonLost } from "../../parts/figure-tiles.tsx";
import { PersonName } from "../../parts/person-name.tsx";
import type { Person } from "../../people.server.ts";
import { figuresText } from "../../text.ts";
import { playerFiguresText } from "../player-figures-text.ts";

const hasAny = ({ won, lost }: Balance) => won + lost > 0;

/** The top of a head to head: both players with the rubbers won by each, and below it how they divide. */
export function HeadToHeadHeader({ player, other, tally }: { player: Person; other: Person; tally: Tally }) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const f = figuresText(locale);
	const parts: { label: string; value: ReactNode }[] = [
		...(hasAny(tally.singles) ? [{ label: f.singles, value: <WonLost {...tally.singles} /> }] : []),
		...(hasAny(tally.doubles) ? [{ label: f.doubles, value: <WonLost {...tally.doubles} /> }] : []),
		...(hasAny(tally.games) ? [{ label: f.games, value: <WonLost {...tally.games} /> }] : []),
		...(hasAny(tally.points) ? [{ label: f.points, value: <WonLost {...tally.points} /> }] : []),
	];
	const name = playerName(locale, player);
	return (
		<header className="court">
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs
					crumbs={[
						useHomeCrumb(),
						{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
						{ label: name, path: pathIn(locale, "/player/:id", { id: String(player.id) }) },
						{ label: t.against },
					]}
				/>
				<h1 className="mx-auto mt-4 grid max-w-3xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 text-center text-lg sm:gap-x-8 sm:text-2xl">
					<Side person={player} />
					{tally.played > 0 ? (
						<span className="flex gap-2 text-3xl font-bold tabular-nums">
							<bdi>{tally.won}</bdi>
							<span className="text-soft">–</span>
							<bdi>{tally.lost}</bdi>
						</span>
					) : (
						<span className="text-soft">{tiesText(locale).versus}</span>
					)}
					<Side person={other} />
				</h1>
				{parts.length > 0 && (
					<dl className="mt-4 flex flex-wrap justify-center gap-x-8 gap-y-2 text-center">
						{parts.map(({ label, value }) => (
							<div key={label}>
								<dt className="text-sm text-soft">{label}</dt>
								<dd className="font-semibold">{value}</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		</header>
	);
}

function Side({ person }: { person: Person }) {
	const locale = useLocale();
	return (
		<a
			href={pathIn(locale, "/player/:id", { id: String(person.id) })}
			className="flex flex-col items-center gap-2 leading-snug underline-offset-4 hover:underline"
		>
			<span className="silhouette size-20 overflow-hidden rounded-2xl sm:size-28">
				<Picture
					url={person.photo_url}
					sizes="(min-width: 40rem) 7rem, 5rem"
					className="size-full object-cover"
					eager
				/>
			</span>
			<span>
				<PersonName person={person} />
				{person.club && <bdi className="block text-sm font-normal text-soft">{pick(locale, person.club, "name")}</bdi>}
			</span>
		</a>
	);
}
