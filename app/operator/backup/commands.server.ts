import { config } from "../../base/config.server.ts";
import type { Answer } from "./answer.ts";
import { noteBackup } from "./last-backup.server.ts";
import { BackupBroken, type Contents, readBackup } from "./read-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const NO_FILE: Answer = { ok: false, text: "Name the file of the backup: npm run tawila -- backup <file>" };

/** Writes a backup. One that lacks a file which a row needs is kept, and is no success. */
export async function backUp(file: string | undefined): Promise<Answer> {
	if (!file) return NO_FILE;
	const written = await writeBackup(file, backupKey());
	const { rows, files, bytes, missing } = written;
	const text = `${file}: ${rows} rows and ${files} files in ${size(bytes)}. Keep BACKUP_KEY and ENCRYPTION_KEYS in another place than this file.`;
	if (missing.length > 0) return { ok: false, text: `${text}\n${lacks(missing)}`, data: { file, ...written } };
	await noteBackup(written);
	return { ok: true, text, data: { file, ...written } };
}

/** Reads a backup to its end and says what it holds. */
export async function verifyBackup(file: string | undefined): Promise<Answer> {
	if (!file) return NO_FILE;
	try {
		const contents = await readBackup(file, backupKey());
		const { missing } = contents;
		const text = [`${file} is whole.`, ...contentLines(contents), ...(missing.length > 0 ? [lacks(missing)] : [])];
		return { ok: missing.length === 0, text: text.join("\n"), data: summary(contents) };
	} catch (error) {
		if (error instanceof BackupBroken) return { ok: false, text: error.message };
		throw error;
	}
}

/** Fills an empty database from a backup; `restored` does it. The copy stays quiet until it is told to go on. */
export async function restore(
	file: string | undefined,
	restored: (file: string, key: string) => Promise<Contents>,
): Promise<Answer> {
	if (!file) return NO_FILE;
	try {
		const contents = await restored(file, backupKey());
		const { missing } = contents;
		const lines = [
			`${file} was restored.`,
			...contentLines(contents),
			...(missing.length > 0 ? [lacks(missing)] : []),
			"It is QUIET: no email leaves and no job runs before npm run tawila -- resume. Mails that wait in it will leave then.",
		];
		return { ok: true, text: lines.join("\n"), data: summary(contents) };
	} catch (error) {
		if (error instanceof BackupBroken) return { ok: false, text: `${error.message} Nothing was restored.` };
		throw error;
	}
}

function backupKey(): string {
	const { BACKUP_KEY } = config();
	if (!BACKUP_KEY)
		throw new Error(
			"Setting BACKUP_KEY: is required for backups: a passphrase of at least 20 characters, the same to verify and restore. A server that holds the embedded database needs it at its start.",
		);
	return BACKUP_KEY;
}

const size = (bytes: number) =>
	bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const lacks = (missing: string[]) =>
	`${missing.length} files that rows name were not in the store when it was written: ${missing.slice(0, 10).join(", ")}`;

function contentLines({ head, rows, files, fileBytes, gone }: Contents): string[] {
	const filled = Object.entries(rows).filter(([, count]) => count > 0);
	return [
		`Written   ${head.made_at} by Tawila ${head.product}, schema ${head.migrations.at(-1)}`,
		`Files     ${files}, ${size(fileBytes)}${gone.length > 0 ? `; ${gone.length} more were deleted while it was written` : ""}`,
		`Keys      ${head.key_checks.map(({ name }) => name).join(", ")}: ENCRYPTION_KEYS must have what sealed its ID numbers`,
		`Rows      ${filled.reduce((sum, [, count]) => sum + count, 0)} in ${filled.length} tables`,
		...filled.map(([table, count]) => `  ${table.padEnd(32)} ${count}`),
	];
}

const summary = ({ head, rows, files, fileBytes, missing, gone }: Contents) => ({
	made_at: head.made_at,
	product: head.product,
	schema: head.migrations.at(-1),
	rows,
	files,
	file_bytes: fileBytes,
	missing,
	gone,
});
