import { db } from "../../base/db/client.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { BodyPart } from "../body/body-parts.server.ts";

/** The line that names who took a picture. Without a name in this language it is that of the other one. */
export const creditIn = (locale: Locale, of: { credit: string | null; credit_ar: string | null }) =>
	(locale === "ar" ? (of.credit_ar ?? of.credit) : (of.credit ?? of.credit_ar)) ?? undefined;

/** The words of the library for these pictures in a language, by their addresses. */
async function wordsOf(locale: Locale, urls: string[]) {
	const rows = await db()
		.selectFrom("library_pictures")
		.select(["image_url", "alt", "alt_ar", "credit", "credit_ar"])
		.where("image_url", "in", urls)
		.execute();
	return new Map(
		rows.map((row) => [
			row.image_url,
			{ alt: (locale === "ar" ? row.alt_ar : row.alt) ?? "", credit: creditIn(locale, row) },
		]),
	);
}

/** Parts of a body whose pictures are credited; one without a description has that of the library. */
export async function withPictureWords(locale: Locale, parts: BodyPart[]): Promise<BodyPart[]> {
	const urls = parts.flatMap((part) => ("pictures" in part ? part.pictures.map(({ url }) => url) : []));
	if (urls.length === 0) return parts;
	const words = await wordsOf(locale, urls);
	return parts.map((part) =>
		"pictures" in part
			? {
					...part,
					pictures: part.pictures.map((picture) => {
						const { alt = "", credit } = words.get(picture.url) ?? {};
						return { ...picture, alt: picture.alt || alt, credit };
					}),
				}
			: part,
	);
}
