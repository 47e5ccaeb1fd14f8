import { formatDate } from "../../base/locale/format.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { waitsForComplainant } from "../../complaints/case/complaint.ts";
import { deadlineText } from "../../complaints/deadlines/text.ts";
import type { DeskCase } from "../../complaints/handling/desk-case.server.ts";

const tints = { late: "bg-loss-tint text-loss", near: "bg-draw-tint text-draw" } as const;

/** A triangle with an exclamation mark, and a clock. */
const signs = {
	late: "M12 3 2.5 20h19ZM12 10v4m0 2.5v.5",
	near: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2",
} as const;

type Props = { due: Date | null; urgency?: "late" | "near"; answerDue: Date | null };

/** Until when the federation has to act, or the complainant; sign and colour repeat what the words say. */
export function Deadline({ due, urgency, answerDue }: Props) {
	const locale = useLocale();
	const t = deadlineText(locale);
	if (!due && !answerDue) return null;
	if (!due && answerDue && !urgency)
		return <span className="text-soft">{t.waiting(formatDate(locale, answerDue))}</span>;
	const day = formatDate(locale, due ?? answerDue ?? "");
	const words = due ? t : { late: t.answerLate, near: t.answerLate };
	return (
		<span
			data-urgency={urgency}
			className={
				urgency ? `inline-flex items-center gap-1.5 rounded-lg px-2 py-0.5 font-semibold ${tints[urgency]}` : undefined
			}
		>
			{urgency && (
				<svg viewBox="0 0 24 24" className="size-4 shrink-0 fill-none stroke-current stroke-2" aria-hidden="true">
					<path d={signs[urgency]} />
				</svg>
			)}
			{urgency ? words[urgency](day) : day}
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
						<Deadline due={due.at} urgency={urgency} answerDue={null} />
					</p>
					<p className="text-sm text-soft">
						{t.explain(what[due.what], due.days, formatDate(locale, due.from))}
						{due.waited > 0 && ` · ${t.waited(due.waited)}`}
					</p>
				</>
			) : (
				<>
					{item.answer_due_at && (
						<p className="text-lg font-semibold">
							<Deadline due={null} urgency={urgency} answerDue={item.answer_due_at} />
						</p>
					)}
					<p>
						{since && waitsForComplainant(item.status) ? t.deadlinePaused(formatDate(locale, since)) : t.deadlineOver}
					</p>
				</>
			)}
		</>
	);
}
