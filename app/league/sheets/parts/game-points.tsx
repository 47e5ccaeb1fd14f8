import { useText } from "../../../base/ui/use-locale.ts";
import { rubbersText } from "../rubbers-text.ts";

type Props = { games: readonly (readonly [number, number])[]; className?: string };

/** The points of each game, in separate cells: home comes first in either direction, as in the score above them. */
export function GamePoints({ games, className = "" }: Props) {
	const t = useText(rubbersText);
	return (
		<p className={`flex flex-wrap gap-x-4 text-sm text-soft digits ${className}`}>
			<span className="sr-only">{t.points}: </span>
			{games.map(([home, away], nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: games have no other name
				<span key={nth} className="whitespace-nowrap">
					<bdi>{home}</bdi>–<bdi>{away}</bdi>
				</span>
			))}
		</p>
	);
}
