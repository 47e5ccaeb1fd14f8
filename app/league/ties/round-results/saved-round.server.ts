import { flashOf } from "../../../base/http/flash.server.ts";
import { batchById } from "../../../records/batches/batch.server.ts";

/** The notice after a round was saved, as the key of a flash: its batch and the number of its results. */
export const roundSaved = (batch: number, saved: number) => `round-saved.${batch}.${saved}`;

/** The round that this visitor has just saved, as the next page shows it; undefined once it was undone. */
export async function savedRound(request: Request) {
	const [, id, saved] = /^round-saved\.(\d{1,9})\.(\d{1,3})$/.exec(flashOf(request) ?? "") ?? [];
	const batch = id === undefined ? undefined : await batchById(Number(id));
	if (batch?.kind !== "results" || batch.undone_at) return undefined;
	return { id: batch.id, label: batch.label ?? "", label_ar: batch.label_ar ?? "", saved: Number(saved) };
}
