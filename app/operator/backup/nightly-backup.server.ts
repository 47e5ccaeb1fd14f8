import type { Config } from "../../base/config.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { log } from "../../base/log/log.server.ts";
import { foreignTables } from "./archive/snapshot.server.ts";
import { backUpTo } from "./back-up.server.ts";
import { settingsTarget } from "./repository/open-target.server.ts";
import { prune } from "./repository/prune.server.ts";
import { openRepository } from "./repository/repository.server.ts";
import { alone } from "./repository/running.server.ts";

/**
 * Every night, by one of the processes: a backup to `BACKUP_TARGET`, then those go that `BACKUP_KEEP` does not keep.
 * One that fails is tried again within the night, and goes on with the files that are there. Without the setting the
 * job has nothing to do.
 */
export const nightlyBackup = ({ BACKUP_TARGET, BACKUP_KEY, BACKUP_HOUR, BACKUP_KEEP }: Config): JobKind<object> => ({
	name: "back-up",
	cron: `7 ${BACKUP_HOUR} * * *`,
	expireSeconds: 12 * 3600,
	retryLimit: 5,
	retryDelay: 300,
	async run() {
		if (!BACKUP_TARGET || !BACKUP_KEY) return;
		const target = await settingsTarget(BACKUP_TARGET);
		const { id, rows, files, copied, bytes, missing } = await backUpTo(target, BACKUP_KEY);
		log.info("backup.written", { id, rows, files, copied: copied.files, bytes });
		if (missing.length > 0) log.error("backup.lacks-files", { files: missing.length });
		const foreign = await foreignTables();
		if (foreign.length > 0) log.warn("backup.left-out", { tables: foreign.join(", ") });
		if (BACKUP_KEEP === undefined) return;
		const repository = await openRepository(target, BACKUP_KEY);
		const { removed, pieces } = await alone(target, () => prune(repository, { keep: BACKUP_KEEP }));
		if (removed.length > 0) log.info("backup.pruned", { removed: removed.length, pieces });
	},
});
