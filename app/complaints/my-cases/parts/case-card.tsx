import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { StatusBadge } from "../../case/parts/status-badge.tsx";
import { caseText } from "../../case/text.ts";
import type { CaseRow } from "../cases.server.ts";

/** One of the person's cases; the whole card leads to it. */
export function CaseCard({ row }: { row: CaseRow }) {
	const locale = useLocale();
	const t = caseText(locale);
	const reference = row.case_reference ?? "";
	return (
		<li className="card relative flex flex-col gap-2 p-5 hover:border-brand">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<a
					href={pathIn(locale, "/complaints/case/:caseReference", { caseReference: reference })}
					className="text-lg font-bold after:absolute after:inset-0"
				>
					<Ltr>{reference}</Ltr>
				</a>
				<StatusBadge status={row.status} />
			</div>
			<p className="font-semibold">{caseText(locale)[row.dispute_type]}</p>
			<p className="text-sm text-soft">
				{t.updated}: {formatDate(locale, row.last_updated_at)}
			</p>
		</li>
	);
}
