/** A score in separate cells: home comes first in either direction, as the clubs do. */
export const Score = ({ home, away }: { home: number | null; away: number | null }) => (
	<span className="inline-flex gap-1.5 font-bold whitespace-nowrap digits">
		<bdi>{home}</bdi>
		<span className="text-soft">–</span>
		<bdi>{away}</bdi>
	</span>
);
