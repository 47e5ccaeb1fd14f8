import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Transaction } from "kysely";
import type { Database } from "../db/database.ts";
import { hasTable } from "./schema-release.server.ts";

type Tx = Transaction<Database>;
/** A file of `migrations/functions` or `migrations/views`; `name` is its path in `migrations`. */
type Definition = { name: string; text: string; sha256: string };

/** One numbered migration. */
export async function applyMigration(tx: Tx, folder: string, file: string, edit = (text: string) => text) {
	await naming(file, async () => {
		const [first = "", ...rest] = edit(await readFile(join(folder, file), "utf8")).split(APPLY);
		await sql.raw(first).execute(tx);
		for (let at = 0; at < rest.length; at += 2) {
			// As the file is today: it may name tables of later migrations, which is checked when those are applied.
			await sql`set local check_function_bodies = off`.execute(tx);
			await sql.raw(await readFile(join(folder, rest[at] ?? ""), "utf8")).execute(tx);
			await sql`set local check_function_bodies = on`.execute(tx);
			await sql.raw(rest[at + 1] ?? "").execute(tx);
		}
	});
}
/** A line of a migration that needs a function of a file: `-- apply functions/recusal.sql`. */
const APPLY = /^-- apply ((?:functions|views)\/[\w-]+\.sql)$/m;

/**
 * Applies the files whose text is not the one applied last, functions before views, in the order of their names; all of
 * them when numbered migrations were applied just before (decision 36). The views are made together, because they may
 * use each other. Returns the names.
 */
export async function applyDefinitions(tx: Tx, folder: string, { all }: { all: boolean }) {
	const [functions, views, applied] = [
		await definitions(folder, "functions"),
		await definitions(folder, "views"),
		await appliedFiles(tx),
	];
	const changed = ({ name, sha256 }: Definition) => all || applied.get(name) !== sha256;
	const removed = [...applied.keys()].filter((name) => ![...functions, ...views].some((file) => file.name === name));
	const viewsChanged = views.some(changed) || removed.some((name) => name.startsWith("views/"));
	const due = [...functions.filter(changed), ...(viewsChanged ? views : [])];
	if (viewsChanged) await dropViews(tx, folder);
	for (const { name, text, sha256 } of due)
		await naming(name, async () => {
			await sql.raw(text).execute(tx);
			await sql`insert into applied_files (name, sha256) values (${name}, ${sha256})
				on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`.execute(tx);
		});
	for (const name of removed) await sql`delete from applied_files where name = ${name}`.execute(tx);
	return due.map(({ name }) => name);
}

/** Has every file applied by the next `applyDefinitions`, in whichever start that is: a migration was applied. */
export async function expectDefinitions(tx: Tx) {
	if (await hasTable(tx, "applied_files")) await sql`update applied_files set sha256 = 'due'`.execute(tx);
}

async function definitions(folder: string, kind: "functions" | "views"): Promise<Definition[]> {
	const files = (await readdir(join(folder, kind))).filter((file) => file.endsWith(".sql")).sort();
	return Promise.all(
		files.map(async (file) => {
			const text = await readFile(join(folder, kind, file), "utf8");
			return { name: `${kind}/${file}`, text, sha256: createHash("sha256").update(text).digest("hex") };
		}),
	);
}

/** Names and hashes; none before the migration that makes the table. */
async function appliedFiles(tx: Tx) {
	if (!(await hasTable(tx, "applied_files"))) return new Map<string, string>();
	const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from applied_files`.execute(tx);
	return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/**
 * Drops every view that a file makes or made, in one statement, whichever uses which, so that a migration may change
 * any column; `applyDefinitions` makes them again. `views/desk-cases.sql` makes `desk_cases`.
 */
export async function dropViews(tx: Tx, folder: string) {
	const files = [...(await definitions(folder, "views")).map(({ name }) => name), ...(await appliedFiles(tx)).keys()];
	const names = files.flatMap((name) => /^views\/(.+)\.sql$/.exec(name)?.[1]?.replaceAll("-", "_") ?? []);
	// Of a file that is new there is no view yet.
	const { rows } = await sql<{ name: string }>`select viewname as name from pg_views
		where schemaname = 'public' and viewname = any(${names})`.execute(tx);
	if (rows.length > 0) await sql`drop view ${sql.join(rows.map(({ name }) => sql.ref(name)))}`.execute(tx);
}

/** An error of SQL does not say which file it is from. */
export async function naming(file: string, work: () => Promise<unknown>) {
	await work().catch((error) => {
		throw new Error(`migrations/${file} was not applied: ${error.message}`, { cause: error });
	});
}
