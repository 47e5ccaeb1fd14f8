import { z } from "zod";
import { optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { pictureAddress } from "../../records/pictures/own-picture.ts";

const body = optionalText(200_000);

/** Who wrote it, and the words of its picture: a description for those who do not see it, and the line below. */
export const pictureAndAuthor = {
	author: optionalText(100),
	author_ar: optionalText(100),
	image_alt: optionalText(300),
	image_alt_ar: optionalText(300),
	image_caption: optionalText(300),
	image_caption_ar: optionalText(300),
};

const words = { en: ["title", "content"], ar: ["title_ar", "content_ar"] } as const;
type Words = { [name in (typeof words)["en" | "ar"][number]]?: string | null };

/**
 * The columns that each language needs to be shown and lacks. One without a word lacks nothing, unless the other one
 * has none either.
 */
function lacking(article: Words) {
	const hasEnglish = words.en.some((name) => article[name]);
	const isNeeded = { en: hasEnglish, ar: !hasEnglish || words.ar.some((name) => article[name]) };
	const missing = (language: "en" | "ar") =>
		isNeeded[language] ? words[language].filter((name) => !article[name]) : [];
	return { en: missing("en"), ar: missing("ar") };
}

/** The languages that cannot be shown as they are. */
export const halfWritten = (article: Words) =>
	(["ar", "en"] as const).filter((language) => lacking(article)[language].length > 0);

/**
 * An article as staff enter it. Each language is complete (title and body), absent, or withheld.
 * Category is free text in the form of a slug.
 */
export const articleForm = z
	.object({
		title: optionalText(300),
		title_ar: optionalText(300),
		content: body,
		content_ar: body,
		excerpt: optionalText(600),
		excerpt_ar: optionalText(600),
		image_url: pictureAddress(),
		...pictureAndAuthor,
		category: requiredText(60).default("general"),
		published: z.boolean().default(false),
		publish_date: z.date().optional(),
		withheld_en: z.boolean().default(false),
		withheld_ar: z.boolean().default(false),
		publish_date_ar: z.date().nullable().default(null),
		/** Ids of the clubs it is about; undefined leaves them as they are. */
		clubs: z.array(z.int32().positive()).max(200).optional(),
	})
	.superRefine((article, context) => {
		// A withheld language may be half written.
		for (const [language, names] of Object.entries(lacking(article)))
			if (!article[language === "ar" ? "withheld_ar" : "withheld_en"])
				for (const name of names) context.addIssue({ code: "custom", path: [name], message: "required" });
	});
export type ArticleInput = z.input<typeof articleForm>;
