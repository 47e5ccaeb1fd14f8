import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { tableQuery } from "../../../league/season-table/asked.ts";
import { askedText } from "../asked-text.ts";

const views = [
	{ page: "/leagues", label: "table" },
	{ page: "/leagues/cross-table", label: "cross" },
	{ page: "/matches", label: "fixtures" },
	{ page: "/leagues/rules", label: "rules" },
] as const;

type Props = { shown: (typeof views)[number]["page"]; season: string; isCurrent: boolean };

/** The ways to look at a season's results. */
export function TableViews({ shown, season, isCurrent }: Props) {
	const locale = useLocale();
	const t = askedText(locale);
	return (
		<nav aria-label={t.views} className="mb-4 flex flex-wrap gap-1.5 sm:gap-2 print:hidden">
			{views.map(({ page, label }) => (
				<a
					key={page}
					href={pathIn(locale, page) + tableQuery(isCurrent ? undefined : season)}
					aria-current={page === shown ? "page" : undefined}
					className="chip max-sm:px-2.5 aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					{t[label]}
				</a>
			))}
		</nav>
	);
}
