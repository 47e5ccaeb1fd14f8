import type { ReactNode } from "react";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Balance, Tally } from "../../../league/figures/figures.ts";
import type { Person } from "../../../league/figures/people.server.ts";
import { PersonName } from "../../../league/figures/person-name.tsx";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { clubsText } from "../../clubs/text.ts";
import { WonLost } from "../../parts/figure-tiles.tsx";
import { VersusHeader } from "../../parts/versus-header.tsx";

const hasAny = ({ won, lost }: Balance) => won + lost > 0;

/** The top of a head to head: both players with the rubbers won by each, and below it how they divide. */
export function HeadToHeadHeader({ player, other, tally }: { player: Person; other: Person; tally: Tally }) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const f = figuresText(locale);
	const parts: { label: string; value: ReactNode }[] = [
		...(hasAny(tally.doubles)
			? [
					{ label: f.singles, value: <WonLost {...tally.singles} /> },
					{ label: f.doubles, value: <WonLost {...tally.doubles} /> },
				]
			: []),
		...(hasAny(tally.games) ? [{ label: f.games, value: <WonLost {...tally.games} /> }] : []),
		...(hasAny(tally.points) ? [{ label: f.points, value: <WonLost {...tally.points} /> }] : []),
	];
	const side = (person: Person) => ({
		path: pathIn(locale, "/player/:id", { id: String(person.id) }),
		picture: <Photo person={person} />,
		name: (
			<>
				<PersonName person={person} />
				{person.club && <bdi className="block text-sm font-normal text-soft">{pick(locale, person.club, "name")}</bdi>}
			</>
		),
	});
	return (
		<VersusHeader
			crumbs={[
				useHomeCrumb(),
				{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
				{ label: playerName(locale, player), path: side(player).path },
				{ label: t.against },
			]}
			sides={[side(player), side(other)]}
			balance={tally.played > 0 ? tally : undefined}
			figures={parts}
		/>
	);
}

const Photo = ({ person }: { person: Person }) => (
	<span className="silhouette size-20 overflow-hidden rounded-2xl sm:size-28">
		<Picture url={person.photo_url} sizes="(min-width: 40rem) 7rem, 5rem" className="size-full object-cover" eager />
	</span>
);
