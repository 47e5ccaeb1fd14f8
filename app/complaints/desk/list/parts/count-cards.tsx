import { pathIn } from "../../../../base/locale/path.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import type { Status } from "../../../case/complaint.ts";
import { type DeskFilter, isNarrowed, writeFilter } from "../desk-filter.ts";
import { listText } from "../text.ts";

type Count = { id: "total" | "pending" | "underReview" | "needUpdate" | "resolved"; status?: Status; count: number };

/** The five counts (docs/rules.md#desk); each leads to the cases it counts. */
export function CountCards({ counts, current }: { counts: Count[]; current: DeskFilter }) {
	const locale = useLocale();
	const t = listText(locale);
	const isCurrent = (status?: Status) => current.status === status && !isNarrowed({ ...current, status: undefined });
	return (
		<ul className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
			{counts.map(({ id, status, count }) => (
				<li key={id} className="max-sm:first:col-span-2">
					<a
						href={pathIn(locale, "/complaints/admin") + writeFilter({ status })}
						aria-current={isCurrent(status) ? "true" : undefined}
						className="card flex h-full flex-col-reverse p-4 hover:border-brand aria-[current]:border-brand aria-[current]:shadow-[inset_0_-3px_0_var(--color-ball)] lg:p-5"
					>
						<span className="text-soft">{t[id]}</span>
						<span data-count={id} className="text-3xl font-bold tabular-nums">
							{count.toLocaleString("en-US")}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
