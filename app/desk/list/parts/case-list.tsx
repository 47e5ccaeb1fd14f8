import { useEffect, useRef } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Priority, Status } from "../../../complaints/case/complaint.ts";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { Deadline } from "../../parts/deadline.tsx";
import { aroundText } from "../case-list-text.ts";
import { useListQuery } from "../use-list-query.ts";
import { UnreadMark } from "./unread-mark.tsx";

type ListedCase = {
	case_reference: string | null;
	status: Status;
	priority: Priority;
	due_at: Date | null;
	answer_due_at: Date | null;
	full_name: string | null;
	full_name_ar: string | null;
	urgency?: "late" | "near";
	is_unread?: boolean;
};
type Props = { cases: ListedCase[]; current: string };

/** The cases around the open one, beside it on a wide screen; it scrolls by itself. */
export function CaseList({ cases, current }: Props) {
	const locale = useLocale();
	const t = aroundText(locale);
	const query = useListQuery();
	const list = useRef<HTMLElement>(null);
	useEffect(() => {
		const here = list.current?.querySelector<HTMLElement>("[aria-current]");
		if (list.current && here) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 3;
	}, []);
	return (
		<nav
			ref={list}
			aria-label={t.cases}
			className="card sticky top-4 hidden max-h-[calc(100dvh-2rem)] self-start overflow-y-auto xl:block print:hidden"
		>
			<ul className="divide-y divide-line text-sm">
				{cases.map((item) => {
					const caseReference = item.case_reference ?? "";
					const names = locale === "ar" ? [item.full_name_ar, item.full_name] : [item.full_name, item.full_name_ar];
					return (
						<li key={caseReference}>
							<a
								href={pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference }) + query}
								aria-current={caseReference === current ? "page" : undefined}
								className="block space-y-1 px-4 py-3 hover:bg-paper aria-[current]:bg-paper aria-[current]:border-s-4 aria-[current]:border-ball"
							>
								<span className="flex flex-wrap items-center justify-between gap-2">
									<span className="flex items-center gap-2">
										<Ltr className="font-bold">{caseReference}</Ltr>
										{item.is_unread && <UnreadMark />}
									</span>
									<StatusBadge status={item.status} />
								</span>
								<span className="block truncate leading-8" dir="auto">
									{names.find(Boolean)}
								</span>
								<Deadline due={item.due_at} urgency={item.urgency} answerDue={item.answer_due_at} />
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
