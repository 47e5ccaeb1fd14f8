type Item = { detailed_description: string | null; events: readonly { type: string }[] };

/**
 * Why a case has no words any more: its complainant asked for erasure, or the time for which they are kept was over.
 * Undefined for a case that has them. The mark of the removal is not asked: a case that is opened again loses it, and
 * its words do not come back.
 */
export function emptiedBy({ detailed_description, events }: Item): "erased" | "removed" | undefined {
	if (detailed_description !== "") return undefined;
	return events.some(({ type }) => type === "case.erased") ? "erased" : "removed";
}
