type Props = { won: number; lost: number; most: number };

/** Won and lost of a line of a table as one bar, as long as its part of the longest; the numbers are in the line. */
export const BalanceBar = ({ won, lost, most }: Props) => (
	<svg
		aria-hidden="true"
		viewBox={`0 0 ${Math.max(1, most)} 1`}
		preserveAspectRatio="none"
		className="chart h-1.5 w-full turned"
	>
		<rect width={won} height="1" data-look="won" />
		<rect x={won} width={lost} height="1" data-look="lost" />
	</svg>
);
