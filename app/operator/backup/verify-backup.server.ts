import type { Answer } from "./answer.ts";
import { contentLines, lacks, summary } from "./describe-backup.ts";
import { readList } from "./repository/listed-files.server.ts";
import { openRepository } from "./repository/repository.server.ts";
import type { Target } from "./repository/target.ts";
import { backupOf } from "./restoring/find-backup.server.ts";
import { BackupBroken, type BackupSource, readBackup } from "./restoring/read-backup.server.ts";

/** Reads a backup to its end and says what it holds. */
export async function verifyOne(source: BackupSource): Promise<Answer> {
	const contents = await readBackup(source);
	const { missing } = contents;
	const lines = [
		`${source.name} is whole.`,
		...contentLines(contents),
		...(missing.length > 0 ? [lacks(missing)] : []),
	];
	return { ok: missing.length === 0, text: lines.join("\n"), data: summary(contents) };
}

/** Reads every backup of a place, and each file once. */
export async function verifyAll(target: Target, key: string): Promise<Answer> {
	const repository = await openRepository(target, key);
	const read = new Set<string>();
	const lines: string[] = [];
	let ok = true;
	for (const id of (await repository.ids()).reverse())
		try {
			const { files, missing } = await readBackup(await backupOf(repository, id), {}, (piece) => read.has(piece));
			for await (const { piece } of readList(repository, id)) read.add(piece);
			lines.push(`${id} is whole: ${files} files${missing.length > 0 ? `; ${lacks(missing)}` : ""}`);
		} catch (error) {
			if (!(error instanceof BackupBroken)) throw error;
			ok = false;
			lines.push(error.message);
		}
	if (lines.length === 0) return { ok: false, text: `There is no whole backup in ${target.place}.` };
	return { ok, text: lines.join("\n") };
}
