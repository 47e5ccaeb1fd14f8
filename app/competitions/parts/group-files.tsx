import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { tabText } from "../../records/tab-text.ts";
import { recordsText } from "../../records/text.ts";
import { competitionsText } from "../text.ts";

const kinds = ["groups", "entries", "adjustments"] as const;

/** Groups, their teams and points by decision as files: in, and those of the season out. */
export function GroupFiles({ season }: { season: string }) {
	const locale = useLocale();
	const t = recordsText(locale);
	const tabs = tabText(locale);
	return (
		<details className="mb-5">
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
				{competitionsText(locale).files}
			</summary>
			<ul className="card mt-2 divide-y divide-line px-5">
				{kinds.map((kind) => {
					const file = pathIn(locale, "/admin/export/:list.csv", { list: kind });
					return (
						<li key={kind} className="flex flex-wrap items-center justify-between gap-3 py-3">
							<span className="font-semibold">{tabs[kind]}</span>
							<span className="flex flex-wrap gap-2">
								<a
									href={pathIn(locale, "/admin/import/:kind", { kind })}
									aria-label={`${t.importCsv}: ${tabs[kind]}`}
									className="button-quiet"
								>
									{t.importCsv}
								</a>
								<a
									href={`${file}?season=${encodeURIComponent(season)}`}
									aria-label={`${t.exportCsv}: ${tabs[kind]}`}
									className="button-quiet"
								>
									{t.exportCsv}
								</a>
							</span>
						</li>
					);
				})}
			</ul>
		</details>
	);
}
