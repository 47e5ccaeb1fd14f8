import { flashOf } from "../../../base/http/flash.server.ts";
import { batchById } from "../../../records/batches/batch.server.ts";

/** The ties that this visitor has just called off, as the next page shows them; undefined once they were restored. */
export async function calledOffBatch(request: Request) {
	const [, id, count] = /^called-off\.(\d{1,9})\.(\d{1,3})$/.exec(flashOf(request) ?? "") ?? [];
	const batch = id === undefined ? undefined : await batchById(Number(id));
	if (batch?.kind !== "withdrawal" || batch.undone_at) return undefined;
	return { id: batch.id, label: batch.label ?? "", label_ar: batch.label_ar ?? "", count: Number(count) };
}
