import { keysOf } from "../../../base/literals.ts";

type Rule = {
	/** Reaches a reader within the hour under any setting (docs/rules/complaints.md#emails-to-the-desk). */
	isPressing: boolean;
	/** The list that shows its cases. */
	list: "unread" | "urgent" | "all" | "erasures";
};

/**
 * THE table of what staff are mailed about. The check of `desk_notices.kind` has the same names; a test compares them.
 */
const kinds = {
	new_case: { isPressing: true, list: "unread" },
	appeal: { isPressing: true, list: "unread" },
	urgent: { isPressing: true, list: "urgent" },
	answer: { isPressing: false, list: "unread" },
	evidence: { isPressing: false, list: "unread" },
	message: { isPressing: false, list: "unread" },
	withdrawal: { isPressing: false, list: "unread" },
	overdue_answer: { isPressing: false, list: "all" },
	erasure: { isPressing: false, list: "erasures" },
	recusal: { isPressing: true, list: "all" },
	nobody: { isPressing: true, list: "all" },
} as const satisfies Record<string, Rule>;
export type Notice = keyof typeof kinds;
export const noticeKinds = keysOf(kinds);
export const ruleOf = (kind: Notice): Rule => kinds[kind];

/**
 * How often a person is mailed, as minutes between two mails. `morning` gets what is not pressing in the mail of the
 * working morning.
 */
const minutesBetween = { at_once: 5, hourly: 60, morning: 60 } as const;
export type Pace = keyof typeof minutesBetween;
export const paces = keysOf(minutesBetween);
/** A federation with one volunteer and two cases a month must hear of both. */
export const defaultPace: Pace = "at_once";

/** Of what waits for a person, what goes out now: nothing before the pause since their last mail is over. */
export function dueNow<N extends { kind: Notice }>(
	waiting: readonly N[],
	{ pace, mailedAt }: { pace: Pace; mailedAt: Date | null },
	now: Date,
): N[] {
	if (mailedAt && now.getTime() - mailedAt.getTime() < minutesBetween[pace] * 60_000) return [];
	return waiting.filter(({ kind }) => pace !== "morning" || ruleOf(kind).isPressing);
}
