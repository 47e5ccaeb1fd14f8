import { z } from "zod";
import { wholeNumber } from "../../base/forms/form-fields.ts";

export const stageKinds = ["league", "groups", "knock-out", "play-off"] as const;

const id = wholeNumber(1, 2_147_483_647);

/** A button of the list of stages, with what it is about. */
export const stageChange = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("add"), kind: z.enum(stageKinds) }),
	z.object({ intent: z.literal("change"), stage: id, kind: z.enum(stageKinds) }),
	z.object({ intent: z.literal("up"), stage: id }),
	z.object({ intent: z.literal("down"), stage: id }),
	z.object({ intent: z.literal("delete"), stage: id }),
]);
export type StageChange = z.output<typeof stageChange>;
