import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { tabText } from "../../tab-text.ts";
import { recordsText } from "../../text.ts";

/** A list whose files are taken in and out; `season` limits those that go out. */
type List = {
	kind:
		| "classes"
		| "rule-sets"
		| "formats"
		| "venues"
		| "closures"
		| "competitions"
		| "editions"
		| "stages"
		| "groups"
		| "entries"
		| "adjustments"
		| "rubbers"
		| "stints"
		| "licence-categories"
		| "licences"
		| "rosters";
	json: boolean;
	season?: string;
};

/** Lists as files, in and out. */
export function ListFiles({ title, lists }: { title: string; lists: readonly List[] }) {
	const locale = useLocale();
	const t = recordsText(locale);
	const tabs = tabText(locale);
	return (
		<details className="mb-5">
			<summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-brand">{title}</summary>
			<ul className="card mt-2 divide-y divide-line px-5">
				{lists.map(({ kind, json, season }) => {
					const query = season === undefined ? "" : `?season=${encodeURIComponent(season)}`;
					return (
						<li key={kind} className="flex flex-wrap items-center justify-between gap-3 py-3">
							<span className="font-semibold">{tabs[kind]}</span>
							<span className="flex flex-wrap gap-2">
								<RowLink to={pathIn(locale, "/admin/import/:kind", { kind })} label={t.importCsv} of={tabs[kind]} />
								{json && (
									<RowLink
										to={pathIn(locale, "/admin/export/:list.json", { list: kind }) + query}
										label={t.exportJson}
										of={tabs[kind]}
									/>
								)}
								<RowLink
									to={pathIn(locale, "/admin/export/:list.csv", { list: kind }) + query}
									label={t.exportCsv}
									of={tabs[kind]}
								/>
							</span>
						</li>
					);
				})}
			</ul>
		</details>
	);
}
