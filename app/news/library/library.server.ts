import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { totalOf } from "../../base/db/remembered/total.server.ts";
import { isNamed } from "../../base/search/names.server.ts";
import { wordsOf } from "../../base/search/words.ts";
import type { PictureUse } from "./picture-uses.ts";

const PICTURES_PER_PAGE = 24;
export const pictureSorts = ["-added_at", "added_at"] as const;
export type LibraryLine = Awaited<ReturnType<typeof libraryPage>>["rows"][number];

type Filter = { q?: string; use?: PictureUse; sort: (typeof pictureSorts)[number]; page: number };

const shown = sql<boolean>`exists (select from article_pictures where library_picture_id = library_pictures.id)`;
const uses: Record<PictureUse, typeof shown> = {
	used: shown,
	unused: sql<boolean>`not ${shown}`,
	press: sql<boolean>`in_press`,
};
const words = sql`fold_text(concat_ws(' ', alt, alt_ar, caption, caption_ar, credit, credit_ar))`;

/** A page of the library, the newest first. Words are those of a picture, its credit, or the articles that show it. */
export async function libraryPage({ q, use, sort, page }: Filter) {
	let found = db().selectFrom("library_pictures");
	if (use) found = found.where(uses[use]);
	for (const word of wordsOf(q ?? ""))
		found = found.where((eb) =>
			eb.or([
				sql<boolean>`position(${word} in ${words}) > 0`,
				eb.exists(
					eb
						.selectFrom("article_pictures")
						.select("news_article_id")
						.whereRef("library_picture_id", "=", "library_pictures.id")
						.where(isNamed("article", "article_pictures.news_article_id", word)),
				),
			]),
		);
	const direction = sort.startsWith("-") ? "desc" : "asc";
	const rows = await found
		.selectAll()
		.orderBy("added_at", direction)
		.orderBy("id", direction)
		.limit(PICTURES_PER_PAGE)
		.offset((page - 1) * PICTURES_PER_PAGE)
		.execute();
	const total = await totalOf(found);
	return { rows, total, pages: Math.max(1, Math.ceil(total / PICTURES_PER_PAGE)) };
}

export const pictureById = (id: number) =>
	db().selectFrom("library_pictures").selectAll().where("id", "=", id).executeTakeFirst();

export const pictureAt = (url: string) =>
	db().selectFrom("library_pictures").selectAll().where("image_url", "=", url).executeTakeFirst();

/** The articles that show these pictures, the last changed first. */
export async function articlesShowing(pictures: number[]) {
	if (pictures.length === 0) return [];
	return db()
		.selectFrom("article_pictures as link")
		.innerJoin("news_articles as article", "article.id", "link.news_article_id")
		.select(["link.library_picture_id", "article.id", "article.title", "article.title_ar"])
		.where("link.library_picture_id", "in", pictures)
		.orderBy("article.updated_at", "desc")
		.execute();
}
