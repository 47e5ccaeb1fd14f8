import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Fold } from "../../../base/ui/fold.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../text.ts";

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
	total?: string;
	filters?: ReactNode;
	/** The main things to do here. */
	actions?: ReactNode;
	/** Needed now and then, such as files in and out. */
	more?: ReactNode;
};

/**
 * Search and filters of a list, how many it has, and what can be done with all of it. A phone keeps filters and bulk
 * work behind buttons.
 */
export function ListTools({ title, path, q, searches = true, total, filters, actions, more }: ToolsProps) {
	const t = recordsText(useLocale());
	const filtersSet = useFiltersSet();
	return (
		<div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2 sm:mb-5">
			{title && <h2 className="sr-only">{title}</h2>}
			{(searches || filters) && (
				<form
					method="get"
					action={path}
					data-filter=""
					className={`flex flex-wrap items-end gap-x-3 gap-y-2 ${searches ? "max-sm:basis-full" : ""}`}
				>
					{searches && (
						<div className="max-sm:min-w-0 max-sm:flex-1">
							<label htmlFor="list-search" className="mb-1 block text-sm font-semibold">
								{t.search}
							</label>
							<input id="list-search" type="search" name="q" defaultValue={q} dir="auto" className="control sm:w-64" />
						</div>
					)}
					{filters ? (
						<Fold id="list-filters" label={t.apply} marks={filtersSet}>
							{filters}
							<button type="submit" className="button-quiet">
								{t.apply}
							</button>
						</Fold>
					) : (
						<button type="submit" className="button-quiet">
							{t.search}
						</button>
					)}
				</form>
			)}
			{total && (
				<p aria-live="polite" className="py-2.5 text-soft">
					{total}
				</p>
			)}
			<div className="ms-auto flex flex-wrap items-end gap-2 sm:gap-3">
				{more && (
					<Fold id="list-more" label={t.more}>
						{more}
					</Fold>
				)}
				{actions}
			</div>
		</div>
	);
}

/** How many filters the address sets; words, order and page are none. */
function useFiltersSet() {
	const { search } = useLocation();
	const others = ["q", "sort", "page"];
	const isSet = (name: string, value: string) => value !== "" && value !== "all" && !others.includes(name);
	return [...new URLSearchParams(search)].filter(([name, value]) => isSet(name, value)).length;
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
