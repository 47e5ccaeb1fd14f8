import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** The newest that the page for the press shows. */
const MOST = 24;

/** On the page for the press, and its moment has come. */
const forPress = () =>
	db()
		.selectFrom("library_pictures")
		.where("in_press", "=", true)
		.where(sql<boolean>`coalesce(press_from, added_at) <= now()`);

/** The newest pictures that the press may have. */
export const pressPictures = () =>
	forPress()
		.select(["id", "image_url", "alt", "alt_ar", "caption", "caption_ar", "credit", "credit_ar"])
		.orderBy(sql`coalesce(press_from, added_at) desc, id desc`)
		.limit(MOST)
		.execute();

/** One of them; undefined when it is none, or none yet. */
export const pressPicture = (id: number) => forPress().select("image_url").where("id", "=", id).executeTakeFirst();
