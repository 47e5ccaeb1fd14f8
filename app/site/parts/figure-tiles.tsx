import type { ReactNode } from "react";
import { Ltr } from "../../base/ui/page-parts.tsx";
import type { Balance } from "../../league/figures/figures.ts";

export type Tile = { label: string; value: ReactNode; path?: string };

/** Figures in large digits, each with the way to what it counts. */
export const FigureTiles = ({ tiles }: { tiles: Tile[] }) => (
	<dl
		className={`grid gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-3 ${tiles.length === 4 ? "grid-cols-2" : "grid-cols-3"}`}
	>
		{tiles.map(({ label, value, path }) => (
			<div
				key={label}
				className="card relative flex flex-col-reverse justify-end px-2 py-3 text-center hover:bg-sunken"
			>
				<dt className="text-sm leading-snug text-soft">{label}</dt>
				<dd className="text-xl font-bold digits">
					{path ? (
						<a href={path} className="after:absolute after:inset-0 after:rounded-2xl">
							{value}
						</a>
					) : (
						value
					)}
				</dd>
			</div>
		))}
	</dl>
);

/** Won and lost in separate cells: what was won comes first in either direction. */
export const WonLost = ({ won, lost }: Balance) => (
	<span className="inline-flex gap-1 whitespace-nowrap digits">
		<bdi>{won}</bdi>
		<span className="text-soft">–</span>
		<bdi>{lost}</bdi>
	</span>
);

/** The part that was won, in whole per cent. */
export const Ratio = ({ won, lost }: Balance) =>
	won + lost === 0 ? "–" : <Ltr>{`${Math.round((100 * won) / (won + lost))}%`}</Ltr>;
