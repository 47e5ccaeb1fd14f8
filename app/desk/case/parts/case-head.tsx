import { useLocale } from "../../../base/ui/use-locale.ts";
import { OwnCase } from "../../../complaints/case/parts/own-case.tsx";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { caseText } from "../../../complaints/case/text.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { DeadlineExplained } from "../../parts/deadline.tsx";
import { deskCaseText } from "../text.ts";

type Props = { found: DeskCase; urgency?: "late" | "near" };

/** Reference, status, deadline with how it was counted, and what is to be done next. */
export function CaseHead({ found, urgency }: Props) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const c = caseText(locale);
	const { item } = found;
	return (
		<header className="mt-2 mb-6 flex flex-wrap items-start gap-x-8 gap-y-3">
			<div className="me-auto">
				<h2 className="text-2xl">{c.caseTitle(item.case_reference)}</h2>
				<p className="mt-1 flex flex-wrap items-center gap-3">
					<StatusBadge status={item.status} />
					<span>{c[item.dispute_type]}</span>
					<span className="text-soft">{c[item.priority]}</span>
				</p>
				<OwnCase since={item.own_case_at} />
				<p className="mt-2">
					<span className="text-sm text-soft">{c.nextTitle}: </span>
					<span className="font-semibold">{t[found.next]}</span>
				</p>
			</div>
			<div className="max-w-md">
				<DeadlineExplained found={found} urgency={urgency} />
			</div>
		</header>
	);
}
