import { z } from "zod";
import { wholeNumber } from "../../base/forms/form-fields.ts";

/** The kinds that staff may choose: a stage of either has league tables. */
export const chosenKinds = ["league", "groups"] as const;
/**
 * The database knows two more. They have no draw and no bracket yet, so only stages that are of such a kind already
 * have it.
 */
export const stageKinds = [...chosenKinds, "knock-out", "play-off"] as const;
export type StageKind = (typeof stageKinds)[number];

export const isChosen = (kind: StageKind) => chosenKinds.some((chosen) => chosen === kind);

/** The most stages of an edition. */
export const MOST_STAGES = 20;
/** The place of a stage in its edition. */
export const stageNumber = wholeNumber(1, MOST_STAGES);

const id = wholeNumber(1, 2_147_483_647);

/** A button of the list of stages, with what it is about. */
export const stageChange = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("add"), kind: z.enum(chosenKinds) }),
	z.object({ intent: z.literal("change"), stage: id, kind: z.enum(stageKinds) }),
	z.object({ intent: z.literal("up"), stage: id }),
	z.object({ intent: z.literal("down"), stage: id }),
	z.object({ intent: z.literal("delete"), stage: id }),
]);
export type StageChange = z.output<typeof stageChange>;
