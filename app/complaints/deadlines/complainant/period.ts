import { riyadhDay, startOfDay } from "../../../base/locale/format.ts";
import {
	calendarDayAfter,
	endOfDay,
	endOfWorkingDays,
	type Holiday,
	workingDayAfter,
	workingDayFrom,
} from "../../../base/locale/working-calendar.ts";

/**
 * Which days a period counts: those on which the federation works, or all of them, the last one moved to a working day.
 */
export type Period = { days: number; kind: "working" | "calendar" };

/**
 * The last day of a period that begins with a notice. The day of the notice does not count
 * (docs/rules/complaints.md#days-of-complainants).
 */
const lastDayOf = (notice: Date, { days, kind }: Period, holidays: readonly Holiday[]): string =>
	kind === "calendar" ? calendarDayAfter(notice, days, holidays) : workingDayAfter(notice, days, holidays);

/** Its last moment: until then an appeal or an answer is in time. */
export const endOfPeriod = (notice: Date, period: Period, holidays: readonly Holiday[]): Date =>
	endOfDay(lastDayOf(notice, period, holidays));

/** Working days after which an accepted email counts as read. */
const READ_AFTER = 3;

/** When an email that was accepted counts as notice: at the beginning of this day in Riyadh. */
export const noticeByEmail = (acceptedAt: Date, holidays: readonly Holiday[]): Date =>
	startOfDay(workingDayAfter(acceptedAt, READ_AFTER, holidays));

/** The later end of two, on a day on which the federation works: what people were given is never taken back. */
export const laterEnd = (given: Date, counted: Date, holidays: readonly Holiday[]): Date =>
	endOfDay(workingDayFrom(riyadhDay(given > counted ? given : counted), holidays));

type Running = {
	notice_at: Date | null;
	days: number;
	days_kind: Period["kind"];
	ends_at: Date;
	warned_at: Date | null;
	last_ends_at: Date | null;
};

/**
 * The later end of running days by other holidays; undefined where it stays. What has ended stays ended, also for a
 * holiday of the past: the case went on.
 */
export function countedAgain(
	{ notice_at, days, days_kind: kind, ends_at, warned_at, last_ends_at }: Running,
	now: Date,
	{ holidays, answer_days_least }: Pick<AnswerRules, "holidays" | "answer_days_least">,
): Date | undefined {
	if (!notice_at) return undefined;
	const given = last_ends_at ?? ends_at;
	const counted = warned_at
		? endOfWorkingDays(warned_at, answer_days_least, holidays)
		: endOfPeriod(notice_at, { days, kind }, holidays);
	const to = laterEnd(given, counted, holidays);
	return given >= now && to > given ? to : undefined;
}

type AnswerRules = { answer_days: number; answer_days_least: number; holidays: readonly Holiday[] };

/**
 * The time to answer a question asked now: until the day that an officer names, moved to a working day, else so many
 * working days as the federation gives. Counted again from the notice it is at least the shortest time.
 */
export function answerTime(now: Date, named: string | undefined, rules: AnswerRules) {
	const { answer_days, answer_days_least, holidays } = rules;
	const days = named ? answer_days_least : Math.max(answer_days, answer_days_least);
	return {
		day: named ? workingDayFrom(named, holidays) : workingDayAfter(now, days, holidays),
		...answerBounds(now, rules),
		period: { days, kind: "working" } satisfies Period,
	};
}

/**
 * So many days after the usual one, and within a year: the federation's own deadline is paused until an answer is due,
 * so that a question without an end would be a case without one. The database has the same
 * (migrations/functions/guard-deadline.sql).
 */
const LATER_DAYS = 60;
const YEAR_DAYS = 365;

/** The first and the last day until which an officer may ask for an answer now. */
export function answerBounds(now: Date, { answer_days, answer_days_least, holidays }: AnswerRules) {
	const usual = workingDayAfter(now, Math.max(answer_days, answer_days_least), holidays);
	const later = riyadhDay(startOfDay(usual, LATER_DAYS));
	const inYear = riyadhDay(startOfDay(riyadhDay(now), YEAR_DAYS));
	return {
		earliest: workingDayAfter(now, answer_days_least, holidays),
		latest: workingDayFrom(later < inYear ? later : inYear, holidays),
	};
}
export type AnswerBounds = ReturnType<typeof answerBounds>;
