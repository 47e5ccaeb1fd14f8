import { commonText } from "./text.ts";
import { useLocale } from "./use-locale.ts";

type Props = {
	page: number;
	pages: number;
	pathOf: (page: number) => string;
	/** Lists that are not by time go on and back. */
	order?: "time" | "list";
	/** The list that the pages are of, where a page has several. */
	of?: string;
};

/** The first and last page, the neighbours of this one, and gaps between. */
export function pagesShown(page: number, pages: number): (number | "gap")[] {
	const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
	const sorted = [...new Set(wanted)].sort((a, b) => a - b);
	return sorted.flatMap((n, i) => (i > 0 && n - (sorted[i - 1] ?? 0) > 1 ? ["gap" as const, n] : [n]));
}

export function Pagination({ page, pages, pathOf, order = "time", of }: Props) {
	const t = commonText(useLocale());
	if (pages <= 1) return null;
	return (
		<nav
			aria-label={of ? `${t.pages}: ${of}` : t.pages}
			className="mt-10 flex flex-wrap items-center justify-center gap-2"
		>
			{page > 1 && (
				<a className="button-quiet" rel="prev" href={pathOf(page - 1)}>
					{order === "time" ? t.newer : t.previous}
				</a>
			)}
			<ol className="flex items-center gap-1">
				{pagesShown(page, pages).map((n, i) => (
					<li key={n === "gap" ? `gap${i}` : n}>
						{n === "gap" ? (
							<span aria-hidden="true" className="px-1 text-soft">
								…
							</span>
						) : (
							<a
								href={pathOf(n)}
								aria-current={n === page ? "page" : undefined}
								aria-label={t.pageOf(n, pages)}
								className="grid size-11 place-items-center rounded-lg font-semibold hover:bg-sunken aria-[current]:bg-brand aria-[current]:text-on-brand"
							>
								{n}
							</a>
						)}
					</li>
				))}
			</ol>
			{page < pages && (
				<a className="button-quiet" rel="next" href={pathOf(page + 1)}>
					{order === "time" ? t.older : t.next}
				</a>
			)}
		</nav>
	);
}
