import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { waitsForComplainant } from "../../case/complaint.ts";
import { deadlineText } from "../../deadlines/text.ts";
import type { DeskCase } from "../case/desk-case.server.ts";

const tints = { late: "bg-loss-tint text-loss", near: "bg-draw-tint text-draw" } as const;

type Props = { due: Date | null; urgency?: "late" | "near"; waits: boolean };

/** Until when the federation has to act; red and amber repeat what the words say. */
export function Deadline({ due, urgency, waits }: Props) {
	const locale = useLocale();
	const t = deadlineText(locale);
	if (!due) return waits ? <span className="text-soft">{t.waiting}</span> : null;
	const day = formatDate(locale, due);
	return (
		<span
			data-urgency={urgency}
			className={urgency ? `inline-block rounded-lg px-2 py-0.5 font-semibold ${tints[urgency]}` : undefined}
		>
			{urgency === "late" ? t.overdue(day) : t.until_(day)}
		</span>
	);
}

/** The same with the reckoning behind it: from when so many working days run, or why none do. */
export function DeadlineExplained({ found, urgency }: { found: DeskCase; urgency?: "late" | "near" }) {
	const locale = useLocale();
	const t = deadlineText(locale);
	const { item, due } = found;
	const what = { first_answer: t.whatFirst, decision: t.whatDecision, appeal: t.whatAppeal };
	const since = item.clock_waits_since;
	return (
		<>
			<p className="text-sm text-soft">{t.deadline}</p>
			{due ? (
				<>
					<p className="text-lg font-semibold">
						<Deadline due={due.at} urgency={urgency} waits={false} />
					</p>
					<p className="text-sm text-soft">
						{t.explain(what[due.what], due.days, formatDate(locale, due.from))}
						{due.waited > 0 && ` · ${t.waited(due.waited)}`}
					</p>
				</>
			) : (
				<p>
					{since && waitsForComplainant(item.status) ? t.deadlinePaused(formatDate(locale, since)) : t.deadlineOver}
				</p>
			)}
		</>
	);
}
