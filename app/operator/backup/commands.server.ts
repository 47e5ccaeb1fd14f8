import { resolve } from "node:path";
import { config } from "../../base/config.server.ts";
import { isStoreAway } from "../../base/files/store/store-away.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import type { Answer, Command, CommandInput } from "./answer.ts";
import { foreignTables } from "./archive/snapshot.server.ts";
import { backUpTo } from "./back-up.server.ts";
import { checkFiles } from "./check-files.server.ts";
import { contentLines, lacks, size, summary } from "./describe-backup.ts";
import { noteBackup } from "./last-backup.server.ts";
import { settingsTarget, targetAt } from "./repository/open-target.server.ts";
import { NoRepository } from "./repository/repository.server.ts";
import { TargetBusy } from "./repository/running.server.ts";
import { listCommand, pruneCommand } from "./repository-commands.server.ts";
import { findBackup } from "./restoring/find-backup.server.ts";
import { BackupBroken } from "./restoring/read-backup.server.ts";
import { restoreBackup } from "./restoring/restore-backup.server.ts";
import { verifyAll, verifyOne } from "./verify-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

/**
 * Commands that write, read and prune backups. Their place is a file, a folder or a bucket; without one it is
 * `BACKUP_TARGET`.
 */
export const backupCommands = (sealed: readonly SealedColumn[]): Record<string, Command> => ({
	"backup verify": {
		usage: "backup verify [<place>] [--backup ID] [--all]",
		help:
			"Reads the last backup to its end, or the one named, or all, compares everything " +
			"in it with its manifest, and prints what it holds. Needs BACKUP_KEY alone.",
		alone: true,
		run: refusing(async (place, { from, options }) => {
			if (options.all !== undefined) return verifyAll(await targetOf(place, from), backupKey());
			return verifyOne(await findBackup(placeOf(place), backupKey(), { from, id: options.backup }));
		}),
	},
	"backup list": {
		usage: "backup list [<place>]",
		help: "Names the backups of a folder or bucket, the oldest first.",
		alone: true,
		run: refusing(async (place, { from }) => listCommand(await targetOf(place, from), backupKey())),
	},
	"backup prune": {
		usage: "backup prune [<place>] [--keep N] [--days N] [--dry-run]",
		help:
			"Removes all backups of a folder or bucket but the last N, " +
			"those of the last N days and the last one, and the files that only they had.",
		alone: true,
		run: refusing(async (place, { from, options }) => pruneCommand(await targetOf(place, from), backupKey(), options)),
	},
	backup: {
		usage: "backup [<place>] [--renew]",
		help:
			"Seals all rows and files with BACKUP_KEY while the site goes on: into a new file; " +
			"or into a folder (ends with /) or s3://bucket/prefix, where files that are there are not copied again.",
		run: refusing((place, asked) => backUp(placeOf(place), asked)),
	},
	"files check": {
		usage: "files check [--from FOLDER-OR-BUCKET]",
		help:
			"Compares the rows with the file store, and names files that a row needs and that are missing, " +
			"and files that no row names. --from fetches missing ones from backups.",
		run: refusing(async (_, { from, options }) => {
			const source = options.from ? { target: await targetOf(options.from, from), key: backupKey() } : undefined;
			const found = await checkFiles(source);
			const { named, missing, extra, fetched } = found;
			const lines = [
				`${named} files are named by rows; ${missing.length} that a row needs are missing.`,
				...missing.slice(0, 20).map((path) => `  missing ${path}`),
				...(fetched.length > 0 ? [`${fetched.length} were fetched from ${options.from}.`] : []),
				`${extra.length} files of the store are named by no row.`,
				...extra.slice(0, 20).map((path) => `  extra   ${path}`),
			];
			return { ok: missing.length === 0, text: lines.join("\n"), data: found };
		}),
	},
	restore: {
		usage: "restore <place> [--backup ID] [--quiet-until-told]",
		help:
			"Fills an empty database and its files from a backup of this or an " +
			"earlier version. No email leaves and no job runs before `resume`.",
		alone: true,
		run: refusing(async (place, { from, options }) => {
			const source = await findBackup(placeOf(place), backupKey(), { from, id: options.backup });
			const contents = await restoreBackup(source, { sealed });
			const { missing } = contents;
			const lines = [
				`${source.name} was restored.`,
				...contentLines(contents),
				...(missing.length > 0 ? [lacks(missing)] : []),
				"It is QUIET: no email leaves and no job runs before npm run " +
					"tawila -- resume. Emails that wait in it will leave then.",
			];
			return { ok: true, text: lines.join("\n"), data: summary(contents) };
		}, " Nothing was restored."),
	},
});

/** Writes a backup. One that lacks a file which a row needs stays, and is no success. */
async function backUp(place: string, { from, options }: CommandInput): Promise<Answer> {
	const target = place === config().BACKUP_TARGET ? await settingsTarget(place) : await targetAt(place, from);
	const file = resolve(from, place);
	const { copied, ...written } = target
		? await backUpTo(target, backupKey(), { renew: options.renew !== undefined })
		: { ...(await writeBackup(file, backupKey())), copied: undefined };
	const { rows, files, bytes, missing } = written;
	const held = `${rows} rows and ${files} files`;
	const text = target
		? `${target.place}: ${held}, ${copied?.files} files of them new; ` +
			`${size(bytes)} were written. Keep BACKUP_KEY and ENCRYPTION_KEYS in another place.`
		: `${file}: ${held} in ${size(bytes)}. Keep BACKUP_KEY and ENCRYPTION_KEYS in another place than this file.`;
	const foreign = await foreignTables();
	const data = { ...(target ? { place: target.place, copied } : { file }), ...written, foreign };
	const left = foreign.length > 0 ? `\nLeft out, because another role owns them: ${foreign.join(", ")}.` : "";
	if (missing.length > 0) return { ok: false, text: `${text}${left}\n${lacks(missing)}`, data };
	if (!target) await noteBackup(written);
	return { ok: true, text: text + left, data };
}

/** A command that answers in words when a backup or its place is wrong. */
function refusing(run: Command["run"], consequence = ""): Command["run"] {
	return async (argument, asked) => {
		try {
			return await run(argument, asked);
		} catch (error) {
			if (error instanceof BackupBroken || error instanceof NoRepository || error instanceof TargetBusy)
				return { ok: false, text: `${error.message}${consequence}` };
			if (isStoreAway(error))
				return {
					ok: false,
					text: `The place of the backups, or the store of the files, does not answer.${consequence}`,
				};
			throw error;
		}
	};
}

function placeOf(argument: string | undefined): string {
	const place = argument ?? config().BACKUP_TARGET;
	if (!place) throw new Error("Name the place of the backup, a file, a folder/ or s3://bucket, or set BACKUP_TARGET.");
	return place;
}

async function targetOf(argument: string | undefined, from: string) {
	const place = placeOf(argument);
	const target = await targetAt(place, from);
	if (!target) throw new NoRepository(`${place} is no folder and no bucket.`);
	return target;
}

function backupKey(): string {
	const { BACKUP_KEY } = config();
	if (!BACKUP_KEY)
		throw new Error(
			"Setting BACKUP_KEY: is required for backups: a passphrase of at least 20 characters, " +
				"the same to verify and restore. A server that holds the embedded database needs it at its start.",
		);
	return BACKUP_KEY;
}
