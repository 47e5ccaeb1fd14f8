import { z } from "zod";
import { riyadhDay } from "../../base/locale/format.ts";
import { MOST_CASES, statuses } from "../../complaints/case/complaint.ts";

/** Optional parameters. */
export const listForm = z.object({
	cursor: z.uuid().optional(),
	limit: z.number().int().min(1).max(MOST_CASES).optional(),
});

/** The body; other fields are refused. */
export const updateForm = z.strictObject({
	complaintId: z.string().min(1).max(60).describe("The id of the case, as admin-get-complaints lists it."),
	status: z.enum(statuses),
	text: z
		.string()
		.trim()
		.max(20_000)
		.optional()
		.describe(
			"What the complainant reads: the question, the outcome, the reason or a note. Without it they read a plain sentence.",
		),
	dueOn: z.iso
		.date()
		.refine((day) => day > riyadhDay(new Date()))
		.optional()
		.describe(
			"For pending_information and incomplete_evidence: the day in Riyadh until which to answer, a later one than today.",
		),
	version: z
		.number()
		.int()
		.optional()
		.describe(
			"The version of the case that was seen. When the case has changed since, the answer is 409 and nothing changes.",
		),
});
