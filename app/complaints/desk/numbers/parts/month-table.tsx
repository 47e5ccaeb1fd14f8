import { formatMonth } from "../../../../base/locale/format.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";

type Props = { title: string; of: string; months: string[]; rows: { label: string; values: number[] }[] };

const tints = ["", "bg-brand/10", "bg-brand/20", "bg-brand/30"];

/** Kinds over the months. The deeper a cell is tinted, the larger its number beside the others; the number is what counts. */
export function MonthTable({ title, of, months, rows }: Props) {
	const locale = useLocale();
	const most = Math.max(1, ...rows.flatMap(({ values }) => values));
	const tintOf = (value: number) => (value === 0 ? "" : tints[Math.ceil((value / most) * 3)]);
	return (
		<section className="card overflow-x-auto p-6" tabIndex={0} aria-label={title}>
			<table className="w-full text-sm">
				<caption className="mb-4 text-start text-lg font-semibold">{title}</caption>
				<thead>
					<tr>
						{[of, ...months.map((month) => formatMonth(locale, month))].map((label) => (
							<th key={label} scope="col" className="border-b border-line px-2 py-2 text-start font-semibold">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, values }) => (
						<tr key={label}>
							<th scope="row" className="py-2 pe-3 text-start font-normal whitespace-nowrap">
								{label}
							</th>
							{values.map((value, i) => (
								<td key={months[i]} className={`px-2 py-2 tabular-nums ${tintOf(value)}`}>
									{value}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
