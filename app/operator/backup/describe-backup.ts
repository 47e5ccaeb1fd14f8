import type { Contents } from "./restoring/read-backup.server.ts";

export const size = (bytes: number) =>
	bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const lacks = (missing: string[]) =>
	`${missing.length} files that rows name were not in the store ` +
	`when it was written: ${missing.slice(0, 10).join(", ")}`;

export function contentLines({ head, rows, files, fileBytes, gone }: Contents): string[] {
	const filled = Object.entries(rows).filter(([, count]) => count > 0);
	return [
		`Written   ${head.made_at} by Tawila ${head.product}, schema ${head.migrations.at(-1)}`,
		`Files     ${files}, ${size(fileBytes)}` +
			(gone.length > 0 ? `; ${gone.length} more were deleted while it was written` : ""),
		`Keys      ${head.key_checks.map(({ name }) => name).join(", ")}: ` +
			"ENCRYPTION_KEYS must have what sealed its ID numbers",
		`Rows      ${filled.reduce((sum, [, count]) => sum + count, 0)} in ${filled.length} tables`,
		...filled.map(([table, count]) => `  ${table.padEnd(32)} ${count}`),
	];
}

export const summary = ({ head, rows, files, fileBytes, missing, gone }: Contents) => ({
	made_at: head.made_at,
	product: head.product,
	schema: head.migrations.at(-1),
	rows,
	files,
	file_bytes: fileBytes,
	missing,
	gone,
});
