/**
 * Never appealed; in or after an appeal; reopened after one; withdrawn before any (decision 127). `case_stage` in the
 * database is the same.
 */
export const stages = ["first", "appeal", "reopened", "withdrawn"] as const;
export type Stage = (typeof stages)[number];

export type StageFacts = { appealed_at: Date | null; reopened_at?: Date | null; withdrawn_at?: Date | null };

export function stageOf({ appealed_at, reopened_at, withdrawn_at }: StageFacts): Stage {
	if (appealed_at) return "appeal";
	if (reopened_at) return "reopened";
	return withdrawn_at ? "withdrawn" : "first";
}

/** Why a case is reopened after its appeal (docs/rules/complaints.md#final-decisions). */
export const reopeningGrounds = ["new_fact", "error_of_form"] as const;
export type ReopeningGround = (typeof reopeningGrounds)[number];
export const isReopeningGround = (ground: Ground | undefined): ground is ReopeningGround =>
	ground !== undefined && ground !== "own_case";
/** Every ground that a form of reopening names; the last one is that of a withdrawn case. */
export const grounds = [...reopeningGrounds, "own_case"] as const;
export type Ground = (typeof grounds)[number];
