import { z } from "zod";
import { riyadhDay } from "../../base/locale/format.ts";
import { dayOfProgram } from "../../base/typed/day-time.ts";
import { isDecided, MOST_CASES, statuses } from "../../complaints/case/complaint.ts";
import { decisionParts } from "../../complaints/case/decision-parts.ts";
import { grounds } from "../../complaints/case/stage.ts";

/** Optional parameters. */
export const listForm = z.object({
	cursor: z.uuid().optional(),
	limit: z.number().int().min(1).max(MOST_CASES).optional(),
});

const part = (description: string) => z.string().trim().min(1).max(20_000).optional().describe(description);

/** The body; other fields are refused, and the parts of a decision with any other status. */
export const updateForm = z
	.strictObject({
		complaintId: z.string().min(1).max(60).describe("The id of the case, as admin-get-complaints lists it."),
		status: z.enum(statuses),
		text: z
			.string()
			.trim()
			.max(20_000)
			.optional()
			.describe(
				"What the complainant reads: the question, the outcome, " +
					"the reason or a note. Without it they read a plain sentence.",
			),
		dueOn: dayOfProgram
			.refine((day) => day > riyadhDay(new Date()))
			.optional()
			.describe(
				"For pending_information and incomplete_evidence: " +
					"the day in Riyadh until which to answer, a later one than today and at most 60 days after the usual one.",
			),
		reasons: part("For resolved and rejected: the reasons for the decision."),
		facts: part("For resolved and rejected: the facts found, as a part of the decision's document."),
		articles: part("For resolved and rejected: the articles applied."),
		remedy: part("For resolved and rejected: what is to be done, by whom, and by when."),
		second_language: part("For resolved and rejected: the decision in another language than that of the case."),
		ground: z
			.enum(grounds)
			.optional()
			.describe(
				"Why a case is reopened, where it ended for good: " +
					"new_fact or error_of_form after an appeal, own_case after it was withdrawn.",
			),
		version: z
			.number()
			.int()
			.optional()
			.describe(
				"The version of the case that was seen. When the case has " +
					"changed since, the answer is 409 and nothing changes.",
			),
	})
	.superRefine((asked, { addIssue }) => {
		if (isDecided(asked.status)) return;
		for (const name of ["reasons", ...decisionParts] as const)
			if (asked[name]) addIssue({ code: "custom", path: [name], message: "onlyWithDecision" });
	});
