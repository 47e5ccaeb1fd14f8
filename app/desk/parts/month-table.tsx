import { formatMonth } from "../../base/locale/format.ts";
import { useLocale } from "../../base/ui/use-locale.ts";

type Props = { title: string; of: string; months: string[]; rows: { label: string; values: number[] }[] };

const tints = ["", "bg-brand/10", "bg-brand/20", "bg-brand/30"];

/** From the first month on in which there is a number; the last month is always there. */
function withoutEmptyStart({ months, rows }: Pick<Props, "months" | "rows">) {
	const first = months.findIndex((_, i) => rows.some(({ values }) => values[i]));
	const start = first < 0 ? months.length - 1 : first;
	return {
		months: months.slice(start),
		rows: rows.map(({ label, values }) => ({ label, values: values.slice(start) })),
	};
}

/**
 * Kinds over the months. The deeper a cell is tinted, the larger its number beside the others; the number is what
 * counts.
 */
export function MonthTable({ title, of, ...all }: Props) {
	const locale = useLocale();
	const { months, rows } = withoutEmptyStart(all);
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
								<td key={months[i]} className={`px-2 py-2 digits ${value === 0 ? "text-soft" : tintOf(value)}`}>
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
