import type { ReactNode } from "react";
import { useText } from "../ui/use-locale.ts";
import { directionsTo, mapEmbed } from "./map.ts";
import type { Position } from "./position.ts";
import { mapText } from "./text.ts";

type ConsentProps = { path: string; shown: boolean; children: ReactNode };

/** A map that loads from its provider once the visitor has asked for it; until then, why it is not there. */
export function MapOnConsent({ path, shown, children }: ConsentProps) {
	const t = useText(mapText);
	if (shown) return children;
	return (
		<div className="court flex min-h-44 flex-col items-center justify-center gap-4 p-6 text-center print:hidden">
			<p className="max-w-prose">{t.consent}</p>
			<a href={path} rel="nofollow" className="button-ball">
				{t.show}
			</a>
		</div>
	);
}

type Props = {
	title: string;
	position: Position;
	/** The address of the page without the map. */
	path: string;
	shown: boolean;
};

/** Where one place is: a map on consent, and the way there. */
export function PlaceMap({ title, position, path, shown }: Props) {
	const t = useText(mapText);
	return (
		<div className="card overflow-hidden">
			<MapOnConsent path={`${path}?map=show#map`} shown={shown}>
				<iframe
					src={mapEmbed(position)}
					title={title}
					loading="lazy"
					referrerPolicy="no-referrer"
					className="block h-96 w-full border-0"
				/>
			</MapOnConsent>
			<p className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4">
				<a href={directionsTo(position)} rel="noopener" className="link">
					{t.directions}
				</a>
				{shown && (
					<a href={`${path}#map`} className="link ms-auto">
						{t.hide}
					</a>
				)}
			</p>
		</div>
	);
}
