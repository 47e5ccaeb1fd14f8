import type { Answer } from "./answer.ts";
import { size } from "./describe-backup.ts";
import { readSummary } from "./repository/listed-files.server.ts";
import { prune } from "./repository/prune.server.ts";
import { openRepository } from "./repository/repository.server.ts";
import { alone } from "./repository/running.server.ts";
import type { Target } from "./repository/target.ts";

export async function listCommand(target: Target, key: string): Promise<Answer> {
	const repository = await openRepository(target, key);
	const backups = [];
	for (const id of await repository.ids()) backups.push({ id, ...(await readSummary(repository, id)) });
	if (backups.length === 0)
		return { ok: false, text: `There is no whole backup in ${target.place}.`, data: { backups } };
	const lines = backups.map(
		({ id, rows, files, file_bytes, product }) =>
			`${id}  ${String(rows).padStart(9)} rows  ${String(files).padStart(7)} files, ` +
			`${size(file_bytes)}  Tawila ${product}`,
	);
	return { ok: true, text: lines.join("\n"), data: { backups } };
}

export async function pruneCommand(target: Target, key: string, options: Record<string, string>): Promise<Answer> {
	const [keep, days] = [countOf(options.keep), countOf(options.days)];
	if (keep === undefined && days === undefined)
		return { ok: false, text: "Say how many backups stay (--keep N), or of how many days (--days N), or both." };
	const dry = options["dry-run"] !== undefined;
	const repository = await openRepository(target, key);
	const { kept, removed, pieces, bytes } = await alone(target, () => prune(repository, { keep, days }, { dry }));
	const data = { kept, removed, pieces, bytes, dry_run: dry };
	const going = dry ? "would go" : "went";
	const lines = [
		...removed.map((id) => `${id} ${going}`),
		...kept.map((id) => `${id} stays`),
		`${pieces} files that no other backup has, ${size(bytes)}, ${going}.`,
	];
	return { ok: true, text: lines.join("\n"), data };
}

function countOf(option: string | undefined): number | undefined {
	if (option === undefined) return undefined;
	if (!/^\d{1,5}$/.test(option) || Number(option) < 1)
		throw new Error(`--keep and --days are whole numbers: ${option}`);
	return Number(option);
}
