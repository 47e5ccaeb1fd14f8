import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";

/** The same list with one parameter changed; another order or filter starts at page 1. */
export function useListPath() {
	const { pathname, search } = useLocation();
	return (changes: Record<string, string | undefined>) => {
		const query = new URLSearchParams(search);
		if (!("page" in changes)) query.delete("page");
		for (const [name, value] of Object.entries(changes)) {
			if (value) query.set(name, value);
			else query.delete(name);
		}
		return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
	};
}

type ToolsProps = {
	/** Names the list for those who listen, where no heading does. */
	title?: string;
	path: string;
	q?: string;
	/** False for a list that is found by its filters alone. */
	searches?: boolean;
	total: string;
	filters?: ReactNode;
	actions?: ReactNode;
};

/** Search and filters of a list, how many it has, and what can be done with all of it. */
export function ListTools({ title, path, q, searches = true, total, filters, actions }: ToolsProps) {
	const t = recordsText(useLocale());
	return (
		<div className="mb-5 flex flex-wrap items-end justify-between gap-4">
			{title && <h2 className="sr-only">{title}</h2>}
			<form method="get" action={path} className="flex flex-wrap items-end gap-3">
				{searches && (
					<div>
						<label htmlFor="list-search" className="mb-1 block text-sm font-semibold">
							{t.search}
						</label>
						<input
							id="list-search"
							type="search"
							name="q"
							defaultValue={q}
							dir="auto"
							className="control w-64 max-w-full"
						/>
					</div>
				)}
				{filters}
				<button type="submit" className="button-quiet">
					{t.apply}
				</button>
				<p className="py-2.5 text-soft">{total}</p>
			</form>
			<div className="flex flex-wrap gap-3">{actions}</div>
		</div>
	);
}

type FilterProps = {
	name: string;
	label: string;
	value?: string;
	all: string;
	options: { value: string; label: string }[];
};

export function Filter({ name, label, value, all, options }: FilterProps) {
	return (
		<div>
			<label htmlFor={`filter-${name}`} className="mb-1 block text-sm font-semibold">
				{label}
			</label>
			<select id={`filter-${name}`} name={name} defaultValue={value ?? ""} className="control">
				<option value="">{all}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}

type SortProps = { by: string; label: string; sort: string };

/** Head of a column that orders the list; pressed again it turns the order round. */
export function SortHead({ by, label, sort }: SortProps) {
	const pathOf = useListPath();
	const active = sort === by || sort === `-${by}`;
	return (
		<th
			scope="col"
			aria-sort={active ? (sort.startsWith("-") ? "descending" : "ascending") : undefined}
			className="px-4 py-2 text-start font-semibold"
		>
			<a
				href={pathOf({ sort: sort === by ? `-${by}` : by })}
				className="inline-block py-2 underline-offset-4 hover:underline"
			>
				{label}
				{active && <span aria-hidden="true">{sort.startsWith("-") ? " ↓" : " ↑"}</span>}
			</a>
		</th>
	);
}

/** Heads of columns that cannot be ordered. */
export const TableHead = ({ labels }: { labels: string[] }) => (
	<thead className="border-b border-line text-sm">
		<tr>
			{labels.map((label) => (
				<th key={label} scope="col" className="px-4 py-3 text-start font-semibold">
					{label}
				</th>
			))}
		</tr>
	</thead>
);
