export type Tint = keyof typeof fills;
type Series = { label: string; tint: Tint };
/** A row may have a colour of its own. */
type Row = { label: string; values: number[]; tint?: Tint };
type Props = {
	title: string;
	/** The name of the rows, for the head of the table. */
	of: string;
	series: Series[];
	rows: Row[];
	asTable: string;
	/** Names the rows without any number, which are folded; without it they are drawn as well. */
	empty?: (count: number) => string;
};

const fills = {
	brand: "fill-brand",
	ball: "fill-ball",
	win: "fill-win",
	loss: "fill-loss",
	draw: "fill-draw",
	soft: "fill-soft",
} as const;

/**
 * Numbers as bars from the start of the line, each with its figure at its end, so that colour and length only repeat
 * what is written. The table behind them is for those who would rather read or listen.
 */
export function Chart({ title, of, series, rows, asTable, empty }: Props) {
	const most = Math.max(1, ...rows.flatMap(({ values }) => values));
	const isEmpty = ({ values }: Row) => values.every((value) => value === 0);
	const folded = empty ? rows.filter(isEmpty) : [];
	const id = `chart-${series.map(({ label }) => label).join("-")}-${of}`.replace(/\s+/g, "-");
	return (
		<figure className="card min-w-0 p-6" aria-labelledby={id}>
			<figcaption id={id} className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<span className="text-lg font-semibold">{title}</span>
				{series.length > 1 && (
					<span className="flex gap-4 text-sm">
						{series.map(({ label, tint }) => (
							<span key={label} className="flex items-center gap-2">
								<svg viewBox="0 0 1 1" className="size-3" aria-hidden="true">
									<rect width="1" height="1" className={fills[tint]} />
								</svg>
								{label}
							</span>
						))}
					</span>
				)}
			</figcaption>
			<div
				aria-hidden="true"
				className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-sm"
			>
				{rows
					.filter((row) => !folded.includes(row))
					.map(({ label, values, tint }) => (
						<div key={label} className="col-span-2 grid grid-cols-subgrid items-center">
							<span className="max-w-40">{label}</span>
							<span className="space-y-0.5">
								{values.map((value, i) => (
									<span key={series[i]?.label} className="flex items-center gap-3">
										<svg
											viewBox="0 0 100 3"
											preserveAspectRatio="none"
											className="h-3 w-0 min-w-0 flex-1 turned"
											aria-hidden="true"
										>
											<rect
												width={(value / most) * 100}
												height="3"
												className={fills[tint ?? series[i]?.tint ?? "brand"]}
											/>
										</svg>
										<span className="w-10 digits">{value}</span>
									</span>
								))}
							</span>
						</div>
					))}
			</div>
			{empty && folded.length > 0 && (
				<details className="mt-4">
					<summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-brand">
						{empty(folded.length)}
					</summary>
					<p className="mt-1 text-sm text-soft">{folded.map(({ label }) => label).join(" · ")}</p>
				</details>
			)}
			<details className="mt-2">
				<summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-brand">{asTable}</summary>
				<table className="mt-2 w-full text-sm">
					<caption className="sr-only">{title}</caption>
					<thead>
						<tr>
							{[of, ...series.map(({ label }) => label)].map((label) => (
								<th key={label} scope="col" className="border-b border-line py-2 text-start font-semibold">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ label, values }) => (
							<tr key={label}>
								<th scope="row" className="py-1.5 text-start font-normal">
									{label}
								</th>
								{values.map((value, i) => (
									<td key={series[i]?.label} className="py-1.5 digits">
										{value}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}
