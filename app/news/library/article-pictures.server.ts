import { db } from "../../base/db/client.server.ts";

/** The pictures of an article, and the words of its cover. */
type Shown = {
	image_url: string | null;
	content: string | null;
	content_ar: string | null;
	image_alt: string | null;
	image_alt_ar: string | null;
	image_caption: string | null;
	image_caption_ar: string | null;
};

const ADDRESS = /\/media\/news-images\/[0-9a-z]+-\d+x\d+/g;

/** Stored pictures in a body, by the addresses that rows hold. */
const picturesIn = (body: string | null) => [...(body ?? "").matchAll(ADDRESS)].map(([address]) => `${address}.webp`);

/**
 * Brings the pictures of an article into the library, and notes that it shows them. A cover that is new there has the
 * words of the article. Part of the command that saves it.
 */
export async function storePicturesOf(articleId: number, article: Shown) {
	const urls = new Set([
		...picturesIn(article.image_url),
		...picturesIn(article.content),
		...picturesIn(article.content_ar),
	]);
	await db()
		.deleteFrom("article_pictures")
		.where("news_article_id", "=", articleId)
		.where("library_picture_id", "not in", (eb) =>
			eb
				.selectFrom("library_pictures")
				.select("id")
				.where("image_url", "in", [...urls, ""]),
		)
		.execute();
	if (urls.size === 0) return;
	const cover = (value: string | null, column: "alt" | "alt_ar" | "caption" | "caption_ar") => ({ value, column });
	const words = [
		cover(article.image_alt, "alt"),
		cover(article.image_alt_ar, "alt_ar"),
		cover(article.image_caption, "caption"),
		cover(article.image_caption_ar, "caption_ar"),
	];
	await db()
		.insertInto("library_pictures")
		.columns(["image_url", ...words.map(({ column }) => column)])
		.expression((eb) =>
			eb
				.selectFrom("pictures")
				.select((p) => [
					"url",
					...words.map(({ value, column }) =>
						p.case().when("url", "=", article.image_url).then(value).else(null).end().as(column),
					),
				])
				.where("url", "in", [...urls]),
		)
		.onConflict((oc) => oc.column("image_url").doNothing())
		.execute();
	await db()
		.insertInto("article_pictures")
		.columns(["news_article_id", "library_picture_id"])
		.expression((eb) =>
			eb
				.selectFrom("library_pictures")
				.select((l) => [l.val(articleId).as("news_article_id"), "id"])
				.where("image_url", "in", [...urls]),
		)
		.onConflict((oc) => oc.doNothing())
		.execute();
}
