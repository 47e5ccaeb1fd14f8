import { formatDay, formatTime } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { defineText } from "../../../base/locale/text.ts";
import type { Email } from "../../../base/mail/email.ts";
import { lastDay } from "../request/date-request.ts";
import type { DateRequest } from "../request/date-requests.server.ts";

/** Why a mail about a request is written. */
export type DateEmail = "asked" | "declined" | "unanswered" | "moved" | "kept" | "withdrawn";

const words = defineText({
	asked: { ar: "طلب تغيير موعد مباراة", en: "Another date is asked for" },
	askedText: {
		ar: (day: string) => `يقترح الفريق الآخر موعدًا آخر. أجب حتى نهاية ${day}، وبعدها يقرر مدير الدوري.`,
		en: (day: string) =>
			`The other team proposes another date. Answer by the end of ${day}; after that the league manager decides.`,
	},
	declined: { ar: "لم يُقبل الموعد المقترح", en: "The proposed date was declined" },
	declinedText: {
		ar: "لم يقبل الفريق الآخر أي موعد مما اقترحته. يقرر مدير الدوري الآن.",
		en: "The other team accepted none of your dates. The league manager decides now.",
	},
	unanswered: { ar: "لا جواب على طلب تغيير الموعد", en: "No answer to your request for another date" },
	unansweredText: {
		ar: "انتهت مهلة الجواب ولم يجب الفريق الآخر. يقرر مدير الدوري الآن.",
		en: "The other team did not answer in time. The league manager decides now.",
	},
	moved: { ar: "موعد جديد للمباراة", en: "The match has a new date" },
	movedText: {
		ar: (day: string) => `الموعد الجديد: ${day}. تتبعه التقويمات التي اشتركت فيها.`,
		en: (day: string) => `New date: ${day}. Calendars that you subscribe to follow.`,
	},
	kept: { ar: "بقي موعد المباراة كما هو", en: "The date of the match stays" },
	retainedText: {
		ar: "قرر مدير الدوري ألا يُغيَّر الموعد.",
		en: "The league manager decided against another date.",
	},
	withdrawn: { ar: "سُحب طلب تغيير الموعد", en: "The request for another date was withdrawn" },
	withdrawnText: { ar: "سحب الفريق الآخر طلبه.", en: "The other team withdrew its request." },
	stays: { ar: (day: string) => `يبقى الموعد: ${day}.`, en: (day: string) => `The date stays: ${day}.` },
	undated: { ar: "لم يُتفق على موعد للمباراة بعد.", en: "The match has no agreed date yet." },
	proposal: { ar: (n: number, day: string) => `${n}. ${day}`, en: (n: number, day: string) => `${n}. ${day}` },
	button: { ar: "افتح المباراة", en: "Open the match" },
	why: {
		ar: "تصلك هذه الرسالة لأنك قائد أحد الفريقين.",
		en: "You get this email because you are the captain of one of the teams.",
	},
});

type Names = { name: string; name_ar: string };
type Facts = {
	tie: { home_team: Names; away_team: Names; match_date: string; match_time: string | null } & {
		date_known: boolean;
		phase: string | null;
	};
	request: DateRequest;
	url: string;
};

const dayOf = (locale: Locale, { match_date, match_time }: { match_date: string; match_time: string | null }) =>
	formatDay(locale, match_date) + (match_time ? ` · ${formatTime(locale, match_time)}` : "");

/** A mail to a captain about a request for another date. */
export function dateEmail(locale: Locale, kind: DateEmail, { tie, request, url }: Facts): Email {
	const t = words(locale);
	const text = {
		asked: () => t.askedText(formatDay(locale, lastDay(request.answer_by))),
		declined: () => t.declinedText,
		unanswered: () => t.unansweredText,
		moved: () => t.movedText(dayOf(locale, tie)),
		kept: () => t.retainedText,
		withdrawn: () => t.withdrawnText,
	}[kind]();
	const isDated = tie.date_known && tie.phase !== "postponed";
	const now = isDated ? t.stays(dayOf(locale, tie)) : t.undated;
	const notes: Partial<Record<DateEmail, string | null>> = {
		asked: request.note,
		declined: request.answer_note,
		moved: request.decision_note ?? request.answer_note,
		kept: request.decision_note,
	};
	const quote = notes[kind];
	return {
		locale,
		subject: `${t[kind]}: ${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`,
		paragraphs: [
			text,
			...(kind === "kept" || kind === "withdrawn" ? [now] : []),
			...(kind === "asked" ? request.proposals.map((proposal, n) => t.proposal(n + 1, dayOf(locale, proposal))) : []),
		],
		...(quote && { quote }),
		button: { label: t.button, url },
		footer: [t.why],
	};
}
