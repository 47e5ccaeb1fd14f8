import { z } from "zod";
import { optionalDay, optionalText, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { riyadhDay, startOfDay } from "../../../base/locale/format.ts";
import { requiredTime } from "../../../base/typed/day-time.ts";
import { isSame, MAX_NOTE, MOST_DAYS_AHEAD, type Moment } from "./date-request.ts";

const id = wholeNumber(1, 2_147_483_647);
const date = optionalDay.default(null);
const time = orNull(requiredTime).default(null);
const venue = orNull(id).default(null);
const note = optionalText(MAX_NOTE);

/** The numbers of the proposals in the fields of a form. */
export const proposalNumbers = [1, 2, 3] as const;

/** A proposal with its number in the form. */
type Proposal = Moment & { nth: number };

/** The problem of a day to which a tie would move. */
function problemOfDay(day: string, today: string): string | undefined {
	if (day <= today) return "notAhead";
	return day > riyadhDay(startOfDay(today, MOST_DAYS_AHEAD)) ? "tooFarAhead" : undefined;
}

const askFields = z.object({
	date_1: date,
	time_1: time,
	venue_1: venue,
	date_2: date,
	time_2: time,
	venue_2: venue,
	date_3: date,
	time_3: time,
	venue_3: venue,
	note,
});

/** The request of a side: one to three dates, all of them ahead and no two alike. */
export const askForm = (today: string) =>
	askFields.transform((typed, { addIssue }) => {
		const refuse = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
		const proposals: Proposal[] = [];
		for (const nth of proposalNumbers) {
			const [match_date, match_time, venue_id] = [typed[`date_${nth}`], typed[`time_${nth}`], typed[`venue_${nth}`]];
			if (match_date === null) {
				if (nth === 1 || match_time !== null || venue_id !== null) refuse(`date_${nth}`, "required");
				continue;
			}
			const proposal = { nth, match_date, match_time, venue_id };
			const problem = problemOfDay(match_date, today);
			if (problem) refuse(`date_${nth}`, problem);
			if (proposals.some((other) => isSame(other, proposal))) refuse(`date_${nth}`, "sameProposal");
			proposals.push(proposal);
		}
		return { proposals, note: typed.note };
	});
export type DateProposal = z.output<ReturnType<typeof askForm>>;

/** The other side's answer: the id of a proposal, or `decline`. */
export const answerForm = z.object({ answer: z.union([z.literal("decline"), id], "required"), note });
export type Answer = z.output<typeof answerForm>;

/** The league manager's decision: the id of a proposal, another date, or that the date stays. */
export const decideForm = (today: string) =>
	z
		.object({ choice: z.union([z.literal("other"), z.literal("keep"), id], "required"), date, time, venue, note })
		.superRefine((typed, { addIssue }) => {
			if (typed.choice !== "other") return;
			const message = typed.date === null ? "required" : problemOfDay(typed.date, today);
			if (message) addIssue({ code: "custom", path: ["date"], message });
		});
export type Decision = z.output<ReturnType<typeof decideForm>>;
