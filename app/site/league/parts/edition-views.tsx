import { useLocale } from "../../../base/ui/use-locale.ts";
import { askedText } from "../asked-text.ts";
import { type EditionAddress, type View, viewPath, views } from "../edition-path.ts";

const labels = {
	table: "table",
	"cross-table": "cross",
	matches: "fixtures",
	rules: "rules",
	leaders: "leaders",
} as const satisfies Record<View, string>;

/** Views that show one group of many. */
const byGroup: readonly View[] = ["table", "cross-table", "matches"];

type Props = { edition: EditionAddress & { hasLeaders: boolean }; shown: View | undefined; query?: string | undefined };

/** The ways to look at a competition in a season, the same for each of them: tabs, which no choice above them is. */
export function EditionViews({ edition, shown, query = "" }: Props) {
	const locale = useLocale();
	const t = askedText(locale);
	const own = views.filter((view) => view !== "leaders" || edition.hasLeaders);
	return (
		<nav aria-label={t.views} className="mb-5 border-b border-line max-sm:-mx-4 max-sm:px-4 print:hidden">
			<ul className="flex gap-x-5 overflow-x-auto sm:gap-x-7">
				{own.map((view) => (
					<li key={view}>
						<a
							href={viewPath(locale, edition, view) + (byGroup.includes(view) ? query : "")}
							aria-current={view === shown ? "page" : undefined}
							className="block border-b-3 border-transparent py-2.5 font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
						>
							{t[labels[view]]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
