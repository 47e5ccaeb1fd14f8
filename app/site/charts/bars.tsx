/** A column: how far it goes up and down from the line in the middle, and whether it is a win. */
type Bar = { key: string; up: number; down: number; look?: "won" | "drawn" | "lost" };

type Props = { bars: readonly Bar[]; label: string; most: number; className?: string };

/** Units of a column and of the free space beside it. */
const WIDTH = 10;
const GAP = 3;
/** Units from the middle to either edge, and the height of a column for zero. */
const HALF = 50;
const LEAST = 1.5;

/**
 * Columns up and down from a line, the oldest first in the direction of the page, drawn by the server; a table beside
 * has the numbers for those who do not see it. `most` reaches the edge: charts beside each other have one measure.
 */
export function Bars({ bars, label, most, className = "" }: Props) {
	const scale = (HALF - 2) / Math.max(1, most);
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 ${-HALF} ${Math.max(1, bars.length) * (WIDTH + GAP) - GAP} ${2 * HALF}`}
			preserveAspectRatio="none"
			className={`chart w-full turned ${className}`}
		>
			<line x1="0" x2="100%" y1="0" y2="0" className="stroke-line" vectorEffect="non-scaling-stroke" />
			{bars.map(({ key, up, down, look }, nth) => (
				<g key={key} transform={`translate(${nth * (WIDTH + GAP)} 0)`}>
					{up > 0 && <Column height={up * scale} data-look={look ?? "won"} y={-up * scale} />}
					{down > 0 && <Column height={down * scale} data-look={look ?? "lost"} y={0} />}
					{up + down === 0 && <Column height={2 * LEAST} data-look={look ?? "none"} y={-LEAST} />}
				</g>
			))}
		</svg>
	);
}

const Column = (props: { height: number; y: number; "data-look": string }) => (
	<rect width={WIDTH} rx="1.5" {...props} height={round(props.height)} y={round(props.y)} />
);

const round = (value: number) => Math.round(value * 10) / 10;
