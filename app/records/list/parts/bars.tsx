import { formatMonth } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";

const [WIDTH, HEIGHT, GAP] = [240, 64, 4];

/** Twelve months as bars, oldest at the start of the line; the numbers are in a table for screen readers. */
export function Bars({ title, months }: { title: string; months: { month: string; count: number }[] }) {
	const locale = useLocale();
	const most = Math.max(1, ...months.map(({ count }) => count));
	const step = WIDTH / Math.max(1, months.length);
	const last = months.at(-1);
	return (
		<section className="card relative overflow-clip p-5">
			<h2 className="flex justify-between gap-3 font-semibold">
				{title} <span className="text-brand">{last?.count ?? 0}</span>
			</h2>
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				aria-hidden="true"
				className="mt-4 h-16 w-full fill-brand turned"
				preserveAspectRatio="none"
			>
				{months.map(({ month, count }, i) => {
					const height = Math.max(1, (count / most) * HEIGHT);
					return (
						<rect
							key={month}
							x={i * step}
							y={HEIGHT - height}
							width={step - GAP}
							height={height}
							rx="2"
							opacity={i === months.length - 1 ? 1 : 0.45}
						/>
					);
				})}
			</svg>
			<table className="sr-only">
				<caption>{title}</caption>
				<tbody>
					{months.map(({ month, count }) => (
						<tr key={month}>
							<th scope="row">{formatMonth(locale, month)}</th>
							<td>{count}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
