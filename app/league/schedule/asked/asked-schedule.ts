import { z } from "zod";
import { checkbox, optionalDay, requiredText, wholeNumber } from "../../../base/forms/form-fields.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { requiredDay } from "../../../base/typed/day-time.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { type Days, rhythms, type Task, type Wish } from "../planning/task.ts";

type Values = Record<string, string>;

/** Lines for days without ties, and for wishes. */
export const CLOSED_LINES = 4;
export const WISH_LINES = 10;
export const wishKinds = ["home", "not-home", "free"] as const satisfies Wish["kind"][];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Times of a day as they are typed: `17:00 19:30`. */
const times = requiredText(60)
	.transform((typed) =>
		[
			...new Set(
				machineText(typed)
					.split(/[\s,،;]+/)
					.filter(Boolean),
			),
		].sort(),
	)
	.pipe(
		z
			.array(z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "notATime"))
			.min(1, "required")
			.max(8, "tooLong"),
	)
	.transform((list) => list.map((time) => `${time.padStart(5, "0")}:00`));

const plain = z.object({
	first: requiredDay,
	rhythm: z.enum(rhythms, { error: "required" }),
	times,
	minutes: wholeNumber(15, 720),
	derby_rounds: wholeNumber(1, 99),
	last_together: checkbox(),
	keep_holidays: checkbox(),
	seed: wholeNumber(1, 999_999),
});

/** The conditions of a schedule as its form sends them. Venues and squads are those of the group. */
export type AskedSchedule = Pick<
	Task,
	"first" | "rhythm" | "weekdays" | "times" | "minutes" | "derbyRounds" | "lastTogether" | "wishes" | "seed"
> & {
	keepHolidays: boolean;
	closed: Days[];
	venueOf: (squad: number) => number | null;
	roomOf: (venue: number) => number;
};

export type ReadOutcome = Outcome<{ problems: Record<string, string> }, { asked: AskedSchedule }>;

/** Reads the fields of the form. */
export function readSchedule(values: Values, squads: readonly number[]): ReadOutcome {
	const parsed = plain.safeParse(values);
	const problems: Record<string, string> = parsed.success ? {} : problemsOf(parsed.error);
	const weekdays = WEEK.filter((weekday) => values[`day_${weekday}`] === "on");
	if (weekdays.length === 0) problems.day_0 = "required";
	const closed = lines(CLOSED_LINES, (n) => readDays(values, n, problems));
	const wishes = lines(WISH_LINES, (n) => readWish(values, n, squads, problems));
	for (const [name, value] of Object.entries(values))
		if (/^room_\d+$/.test(name) && !wholeNumber(1, 99).safeParse(value).success) problems[name] = "outOfRange";
	if (!parsed.success || Object.keys(problems).length > 0) return { ok: false, problems };
	const { derby_rounds, last_together, keep_holidays, ...rest } = parsed.data;
	const number = (name: string) => Number(machineText(values[name] ?? "")) || null;
	return {
		ok: true,
		asked: {
			...rest,
			weekdays,
			derbyRounds: derby_rounds,
			lastTogether: last_together,
			keepHolidays: keep_holidays,
			closed,
			wishes,
			venueOf: (squad) => number(`venue_${squad}`),
			roomOf: (venue) => number(`room_${venue}`) ?? 1,
		},
	};
}

const lines = <T>(count: number, read: (n: number) => T | undefined): T[] =>
	Array.from({ length: count }, (_, n) => read(n)).filter((line) => line !== undefined);

function readDays(values: Values, n: number, problems: Record<string, string>): Days | undefined {
	const [from, until] = [values[`closed_from_${n}`] ?? "", values[`closed_until_${n}`] ?? ""];
	if (from === "" && until === "") return undefined;
	const read = [requiredDay.safeParse(from), requiredDay.safeParse(until || from)] as const;
	if (!read[0].success) problems[`closed_from_${n}`] = "notADate";
	else if (!read[1].success) problems[`closed_until_${n}`] = "notADate";
	else if (read[1].data < read[0].data) problems[`closed_until_${n}`] = "dayBefore";
	else return { from: read[0].data, until: read[1].data };
	return undefined;
}

function readWish(values: Values, n: number, squads: readonly number[], problems: Record<string, string>) {
	const squad = Number(values[`wish_squad_${n}`]);
	if (!values[`wish_squad_${n}`]) return undefined;
	const kind = wishKinds.find((each) => each === values[`wish_kind_${n}`]) ?? "not-home";
	const [from, until] = [
		optionalDay.safeParse(values[`wish_from_${n}`] ?? ""),
		optionalDay.safeParse(values[`wish_until_${n}`] ?? ""),
	];
	const typed = values[`wish_day_${n}`] ?? "";
	const weekday = WEEK.find((each) => String(each) === typed) ?? null;
	if (!from.success) problems[`wish_from_${n}`] = "notADate";
	if (!until.success) problems[`wish_until_${n}`] = "notADate";
	if (!from.success || !until.success) return undefined;
	if (from.data !== null && until.data !== null && until.data < from.data) problems[`wish_until_${n}`] = "dayBefore";
	if (from.data === null && until.data === null && weekday === null) problems[`wish_from_${n}`] = "required";
	return squads.includes(squad) ? { squad, kind, from: from.data, until: until.data ?? from.data, weekday } : undefined;
}
