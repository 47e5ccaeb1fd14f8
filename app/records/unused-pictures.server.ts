import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { removePicture } from "../base/files/pictures.server.ts";
import type { JobKind } from "../base/jobs/job-kind.ts";
import { enqueue } from "../base/jobs/queue.server.ts";

const DAY_MS = 86_400_000;

/** Where a picture's address may occur: alone in a column, or inside a text. */
type Column = [table: string, column: string];
const columns: Column[] = [
	["teams", "logo_url"],
	["players", "photo_url"],
	["news_articles", "image_url"],
];
const texts: Column[] = [
	["news_articles", "content"],
	["news_articles", "content_ar"],
	["article_versions", "fields"],
	["article_drafts", "fields"],
	["site_settings", "fields"],
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
	];
	const { rows } = await sql<{ shown: boolean }>`select ${sql.join(checks, sql` or `)} as shown`.execute(db());
	return rows[0]?.shown ?? true;
}

/** Removes a picture that nothing shows any more. In a transaction it takes effect with the commit. */
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

/** Pictures that were uploaded and never saved with anything: removed after a day. */
export const purgePictures: JobKind<object> = {
	name: "sweep-pictures",
	cron: "47 3 * * *",
	async run() {
		const old = await db()
			.selectFrom("pictures")
			.select("url")
			.where("created_at", "<", new Date(Date.now() - DAY_MS))
			.execute();
		for (const { url } of old) if (!(await isShown(url))) await removePicture(url);
	},
};
