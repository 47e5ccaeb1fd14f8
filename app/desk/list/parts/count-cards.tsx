import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Status } from "../../../complaints/case/complaint.ts";
import { type DeskFilter, isNarrowed, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import { listText } from "../text.ts";

type Count = { id: "total" | "pending" | "underReview" | "needUpdate" | "resolved"; status?: Status; count: number };

/** The five counts (docs/rules/complaints.md#desk); each leads to the cases it counts. */
export function CountCards({ counts, current }: { counts: Count[]; current: DeskFilter }) {
	const locale = useLocale();
	const t = listText(locale);
	const isCurrent = (status?: Status) => current.status === status && !isNarrowed({ ...current, status: undefined });
	return (
		<ul className="mb-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:grid sm:grid-cols-5 sm:gap-3">
			{counts.map(({ id, status, count }) => (
				<li key={id} className="shrink-0">
					<a
						href={pathIn(locale, "/complaints/admin") + writeFilter({ status })}
						aria-current={isCurrent(status) ? "true" : undefined}
						className="card flex h-full items-baseline justify-between gap-2 px-3 py-1.5 hover:border-brand aria-[current]:border-brand aria-[current]:current-line max-sm:whitespace-nowrap"
					>
						<span className="text-soft">{t[id]}</span>
						<span data-count={id} className="text-xl leading-7 font-bold digits">
							{count.toLocaleString("en-US")}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
