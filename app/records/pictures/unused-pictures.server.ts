import { sql } from "kysely";
import { asAllDrafts } from "../../access/draft-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { removePicture } from "../../base/files/pictures/pictures.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";

/** Where a picture's address may occur: alone in a column, or inside a text. */
type Column = [table: string, column: string];
const columns: Column[] = [
	["teams", "logo_url"],
	["players", "photo_url"],
	["news_articles", "image_url"],
	["library_pictures", "image_url"], // also those that no article shows any more
	["photo_archive_entries", "photo_url"], // waits for a decision
];
const texts: Column[] = [
	["news_articles", "content"],
	["news_articles", "content_ar"],
	["article_versions", "fields"],
	["record_drafts", "fields"],
	["site_settings", "fields"],
	["site_settings", "former"], // a logo comes back when its change is taken back
];

async function isShown(url: string): Promise<boolean> {
	const name = url.replace(/\.webp$/, "");
	const checks = [
		...columns.map(
			([table, column]) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${url})`,
		),
		...texts.map(
			([table, column]) =>
				sql`exists (select from ${sql.table(table)} where position(${name} in ${sql.ref(column)}::text) > 0)`,
		),
		// A photo of a record that was merged, for as long as that can be taken back.
		sql`shown_by_merge(${name})`,
		// A former photo, for as long as its batch can be taken back.
		sql`exists (select from import_batch_rows where before ? 'photo_url' and before ->> 'photo_url' = ${url})`,
	];
	const { rows } = await asAllDrafts(() =>
		sql<{ shown: boolean }>`select ${sql.join(checks, sql` or `)} as shown`.execute(db()),
	);
	return rows[0]?.shown ?? true;
}

/**
 * Removes a picture that nothing shows any more. In a transaction it takes effect with the commit. A job does it, so
 * that saving never waits for the file store.
 */
export async function discardPicture(url: unknown) {
	if (typeof url === "string" && url.startsWith("/media/")) await enqueue(discardJob, { url });
}

export const discardJob: JobKind<{ url: string }> = {
	name: "discard-picture",
	retryLimit: 3,
	async run({ url }) {
		if (!(await isShown(url))) await removePicture(url);
	},
};

/**
 * How many pictures are stored. Which of them are shown nowhere is found out at night: each is looked for in every
 * table that can show it.
 */
export const countPictures = () =>
	db()
		.selectFrom("pictures")
		.select((eb) => eb.fn.countAll<number>().as("all"))
		.executeTakeFirstOrThrow();

/**
 * Removes pictures that were uploaded before a moment and never saved with anything, at most `most`. Returns how many.
 */
export async function purgePictures(before: Date, most: number): Promise<number> {
	const found = await unshown(before, most);
	for (const url of found) await removePicture(url);
	if (found.length === 0) return 0;
	const left = await db().selectFrom("pictures").select("url").where("url", "in", found).execute();
	return found.length - left.length;
}

async function unshown(before: Date, most: number): Promise<string[]> {
	const old = await db().selectFrom("pictures").select("url").where("created_at", "<", before).orderBy("url").execute();
	const found: string[] = [];
	for (const { url } of old) {
		if (found.length === most) break;
		if (!(await isShown(url))) found.push(url);
	}
	return found;
}
