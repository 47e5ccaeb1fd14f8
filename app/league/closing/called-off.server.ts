import { flashOf } from "../../base/http/flash.server.ts";
import { batchById } from "../../records/batches/batch.server.ts";

const flashes = {
	withdrawal: /^(called-off|awarded)\.(\d{1,9})\.(\d{1,4})$/,
	closing: /^(rest-ended)\.(\d{1,9})\.(\d{1,4})$/,
};

/** The ties that this visitor has just ended, as the next page shows them; undefined once they were restored. */
async function batchOfFlash(request: Request, kind: keyof typeof flashes) {
	const [, how, id, count] = flashes[kind].exec(flashOf(request) ?? "") ?? [];
	const batch = id === undefined ? undefined : await batchById(Number(id));
	if (batch?.kind !== kind || batch.undone_at) return undefined;
	const { label, label_ar } = batch;
	return {
		id: batch.id,
		label: label ?? "",
		label_ar: label_ar ?? "",
		count: Number(count),
		isAwarded: how === "awarded",
	};
}

/** Those that were called off or awarded with a withdrawal. */
export const calledOffBatch = (request: Request) => batchOfFlash(request, "withdrawal");

/** Those that were without a result in an edition. */
export const endedRest = (request: Request) => batchOfFlash(request, "closing");
