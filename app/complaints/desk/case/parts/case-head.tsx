import { pathIn } from "../../../../base/locale/path.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { StatusBadge } from "../../../case/parts/status-badge.tsx";
import { caseText } from "../../../case/text.ts";
import { DeadlineExplained } from "../../parts/deadline.tsx";
import type { DeskCase } from "../desk-case.server.ts";
import { deskCaseText } from "../text.ts";

type Props = { found: DeskCase; urgency?: "late" | "near"; canTake: boolean };

/** Reference, status and deadline of the case, with how the deadline was counted. */
export function CaseHead({ found, urgency, canTake }: Props) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const c = caseText(locale);
	const { item } = found;
	return (
		<header className="mt-4 mb-8 flex flex-wrap items-start gap-x-8 gap-y-4">
			<div className="me-auto">
				<h2 className="text-3xl">{c.caseTitle(item.case_reference)}</h2>
				<p className="mt-2 flex flex-wrap items-center gap-3">
					<StatusBadge status={item.status} />
					<span>{c[item.dispute_type]}</span>
					<span className="text-soft">{c[item.priority]}</span>
				</p>
			</div>
			<div className="max-w-md">
				<DeadlineExplained found={found} urgency={urgency} />
			</div>
			{canTake && (
				<a
					href={pathIn(locale, "/complaints/admin/case/:caseReference/bundle.zip", {
						caseReference: item.case_reference,
					})}
					className="button-quiet"
				>
					{t.bundle}
				</a>
			)}
		</header>
	);
}
