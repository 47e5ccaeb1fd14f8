import type { SortColumn } from "../../sort-table.ts";

/** The columns lead to the table by each of them; without a column it is in its own order. */
export type Sort = { by: SortColumn | undefined; pathOf: (column: SortColumn | undefined) => string };

export type Column = { by: SortColumn | undefined; short: string; label: string; look?: string };

type Props = { column: Column; sort: Sort | undefined };

/** The head of a column, in a letter or two on a phone. */
export function ColumnHead({ column: { by, short, label, look = "" }, sort }: Props) {
	const words = (
		<>
			<span aria-hidden="true" className="sm:hidden">
				{short}
			</span>
			<span className="max-sm:sr-only">{label}</span>
		</>
	);
	return (
		<th
			scope="col"
			aria-sort={sort && sort.by === by ? "descending" : undefined}
			className={`px-1 py-3 font-semibold aria-[sort]:text-ink sm:px-2 ${look}`}
		>
			{sort ? (
				<a href={sort.pathOf(by)} className="inline-grid min-h-6 min-w-6 place-items-center hover:underline">
					{words}
				</a>
			) : (
				words
			)}
		</th>
	);
}
