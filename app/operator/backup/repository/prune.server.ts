import { eachAtOnce } from "./at-once.ts";
import { readList } from "./listed-files.server.ts";
import { BACKUPS, filesOf, PIECES, type Repository, rowsOf } from "./repository.server.ts";

const AT_ONCE = 8;

/** Which backups stay: the last so many, or those of the last so many days, and always the last one. */
export type KeepRule = { keep?: number; days?: number };
export type PruneOutcome = { kept: string[]; removed: string[]; pieces: number; bytes: number };

/**
 * Removes old backups, and pieces that none of those that stay lists. Call it `alone`. Interrupted, it leaves pieces
 * without a backup, which the next one removes, and never a backup without a piece. With `dry` nothing is removed.
 */
export async function prune(
	repository: Repository,
	rule: KeepRule,
	{ dry = false, now = new Date() } = {},
): Promise<PruneOutcome> {
	const { target } = repository;
	const ids = await repository.ids();
	const kept = ids.filter((id, i) => i === ids.length - 1 || stays(id, ids.length - i, rule, now));
	const removed = ids.filter((id) => !kept.includes(id));
	const listed = new Set<string>();
	for (const id of kept) for await (const { piece } of readList(repository, id)) listed.add(piece);
	const remove = (name: string) => (dry ? Promise.resolve() : target.remove(name));
	for (const id of removed) await remove(rowsOf(id)); // from here on it is no backup any more
	const needed = new Set(kept.flatMap((id) => [rowsOf(id), filesOf(id)]));
	for await (const { name } of target.list(BACKUPS)) if (!needed.has(name)) await remove(name);
	const done = { kept, removed, pieces: 0, bytes: 0 };
	await eachAtOnce(target.list(PIECES), AT_ONCE, async ({ name, size }) => {
		if (listed.has(name)) return;
		await remove(name);
		done.pieces += 1;
		done.bytes += size;
	});
	return done;
}

function stays(id: string, place: number, { keep = 0, days = 0 }: KeepRule, now: Date): boolean {
	return place <= keep || now.getTime() - madeAt(id) < days * 86_400_000;
}

/** `2026-11-22T02-00-00-000Z` is of 02:00. */
const madeAt = (id: string) => Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z/, "T$1:$2:$3.$4Z"));
