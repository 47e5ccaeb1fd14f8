import type { Actor } from "../../access/actor.ts";

type FormerSheet = { number: number; before: unknown; after: Record<string, unknown>; reason: string };
/** Parts of a batch that rooms above the records bring back, each in the transaction of the undo. */
export type Restorers = {
	/** Gives a tie the sheet that it had; false when it changed since. */
	sheet: (actor: Actor, tie: number, former: FormerSheet) => Promise<boolean>;
	/** Whether sheets keep a record from having its former values again. */
	isKept: (table: string, id: number, before: Record<string, unknown>) => Promise<boolean>;
	/** Gives players the stints back that gave way to those of a batch. */
	derivedStints: (batch: number) => Promise<void>;
};

let given: Restorers | undefined;
/** Records know no noun; the start of the product says who brings sheets and stints back. */
export const restoreWith = (restorers: Restorers) => {
	given = restorers;
};

export function restorers(): Restorers {
	if (!given) throw new Error("Nothing brings sheets and stints back: the product has not started.");
	return given;
}
