import { useLocale } from "../../../base/ui/use-locale.ts";
import { scoreNote } from "../tie/outcome.ts";

/** A score in separate cells: home comes first in either direction, as the clubs do. */
export const Score = ({ home, away }: { home: number | null; away: number | null }) => (
	<span className="inline-flex gap-1.5 font-bold whitespace-nowrap digits">
		<bdi>{home}</bdi>
		<span className="text-soft">–</span>
		<bdi>{away}</bdi>
	</span>
);

type NoteProps = { tie: Parameters<typeof scoreNote>[1]; className?: string };

/** Beside a score that is not final: the word that says so. */
export function ScoreNote({ tie, className = "tie-status text-sm" }: NoteProps) {
	const note = scoreNote(useLocale(), tie);
	return (
		note && (
			<span data-phase={tie.phase} className={className}>
				{note}
			</span>
		)
	);
}
