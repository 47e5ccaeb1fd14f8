import { type AddedBackup, addBackup } from "./add-backup.server.ts";
import { hasBackupsAt, noteBackup } from "./last-backup.server.ts";
import type { Target } from "./repository/target.ts";

/**
 * Adds a backup to a target and notes it, unless files are missing. An empty target becomes a repository, but not where
 * backups were added before: a disk that is not mounted, or a bucket that was emptied, would otherwise get a first
 * backup without a word. `renew` allows it.
 */
export async function backUpTo(target: Target, key: string, { renew = false } = {}): Promise<AddedBackup> {
	const added = await addBackup(target, key, { mayMake: renew || !(await hasBackupsAt(target.place)) });
	if (added.missing.length === 0) await noteBackup(added, target.place);
	return added;
}
