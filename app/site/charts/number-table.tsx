import type { ReactNode } from "react";
import { useText } from "../../base/ui/use-locale.ts";
import { chartText } from "./chart-text.ts";

type Row = { key: string | number; cells: [head: ReactNode, ...others: ReactNode[]] };

/** The numbers of a chart as a table, which opens at a touch; on paper it is open. */
export function NumberTable({ label, columns, rows }: { label: string; columns: string[]; rows: Row[] }) {
	const t = useText(chartText);
	return (
		<details className="mt-2">
			<summary className="link-alone cursor-pointer">{t.table}</summary>
			<section tabIndex={0} aria-label={label} className="card relative max-h-96 overflow-auto">
				<table className="w-full text-start tabular-nums">
					<thead className="text-sm text-soft">
						<tr>
							{columns.map((column) => (
								<th key={column} scope="col" className="px-3 py-2 text-start font-semibold sm:px-4">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ key, cells: [head, ...others] }) => (
							<tr key={key} className="border-t border-line">
								<th scope="row" className="px-3 py-1.5 text-start font-normal sm:px-4">
									{head}
								</th>
								{others.map((cell, nth) => (
									<td key={columns[nth + 1]} className="px-3 py-1.5 sm:px-4">
										{cell}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
