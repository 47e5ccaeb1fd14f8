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
				<table className="number-table">
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ key, cells: [head, ...others] }) => (
							<tr key={key}>
								<th scope="row">{head}</th>
								{others.map((cell, nth) => (
									<td key={columns[nth + 1]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
