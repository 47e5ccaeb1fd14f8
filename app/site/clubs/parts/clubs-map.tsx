import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { MapOnConsent } from "../../../base/maps/place-map.tsx";
import { readPosition } from "../../../base/maps/position.ts";
import { mapText } from "../../../base/maps/text.ts";
import { tileMap } from "../../../base/maps/tile-map.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type ClubQuery, queryString } from "../../../people/clubs/club-list.ts";
import { clubsText } from "../text.ts";
import type { ListedClub } from "./club-line.tsx";

const SIZE = { width: 768, height: 480 };

type Props = { clubs: ListedClub[]; asked: ClubQuery };

/** The clubs that are listed, on a map; with none of them the way to show it. */
export function ClubsMap({ clubs, asked }: Props) {
	const locale = useLocale();
	const t = { ...mapText(locale), ...clubsText(locale) };
	const path = (more?: Record<string, string>) => `${pathIn(locale, "/teams")}${queryString(asked, more)}#map`;
	return (
		<section id="map" aria-labelledby="map-title" className="mt-6 print:hidden">
			<h2 id="map-title" className="mb-3 text-xl sm:text-2xl">
				{t.onMap}
			</h2>
			<div className="card overflow-hidden">
				<MapOnConsent path={path({ map: "show" })} shown={clubs.length > 0}>
					<Pins clubs={clubs} />
					<p className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-2 text-sm">
						<a href="https://www.openstreetmap.org/copyright" rel="noopener" className="link">
							{t.copyright}
						</a>
						<a href={path()} className="link">
							{t.hide}
						</a>
					</p>
				</MapOnConsent>
			</div>
		</section>
	);
}

/** Pins lead to the clubs for a mouse or a finger; the list has the same links. */
function Pins({ clubs }: { clubs: ListedClub[] }) {
	const locale = useLocale();
	const placed = clubs.flatMap((club) => {
		const position = readPosition(club.location ?? "");
		return position ? [{ club, position }] : [];
	});
	const { tiles, pins } = tileMap(
		placed.map(({ position }) => position),
		SIZE,
	);
	const labels = freeLabels(
		placed.map(({ club }, i) => ({ id: club.id, length: pick(locale, club, "name").length, ...pins[i] })),
	);
	return (
		<svg
			viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
			aria-hidden="true"
			className="block w-full bg-sunken"
			direction="ltr"
		>
			{tiles.map(({ x, y, url }) => (
				<image key={url} href={url} x={x} y={y} width="256" height="256" />
			))}
			{placed.map(({ club }, i) => {
				const { x, y } = pins[i] ?? { x: 0, y: 0 };
				const name = pick(locale, club, "name");
				return (
					<a key={club.id} href={pathIn(locale, "/team/:id", { id: String(club.id) })} tabIndex={-1}>
						<title>{name}</title>
						<path
							d={`M${x} ${y}c-4-12-13-16-13-27a13 13 0 0 1 26 0c0 11-9 15-13 27z`}
							fill="#0b4636"
							stroke="#fff"
							strokeWidth="2"
						/>
						<circle cx={x} cy={y - 27} r="5" fill="#ff8a3d" />
						{labels.has(club.id) && (
							<text
								x={x}
								y={y + 16}
								textAnchor="middle"
								fontSize="15"
								fontWeight="600"
								fill="#14211b"
								stroke="#fff"
								strokeWidth="4"
								paintOrder="stroke"
							>
								{name}
							</text>
						)}
					</a>
				);
			})}
		</svg>
	);
}

type Label = { id: number; length: number; x?: number; y?: number };

/** The pins whose names do not cover the name of one before. The others have theirs as a title. */
function freeLabels(all: Label[]): Set<number> {
	const shown: Required<Label>[] = [];
	for (const { id, length, x = 0, y = 0 } of all) {
		const isFree = shown.every(
			(other) => Math.abs(other.y - y) > 20 || Math.abs(other.x - x) > (other.length + length) * 4.5,
		);
		if (isFree) shown.push({ id, length, x, y });
	}
	return new Set(shown.map(({ id }) => id));
}
