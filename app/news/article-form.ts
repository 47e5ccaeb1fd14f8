import { z } from "zod";
import { optionalText, requiredText } from "../base/forms/form-fields.ts";

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
		image_url: optionalText(500),
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
		const require = (path: "title" | "title_ar" | "content" | "content_ar") => {
			if (!article[path]) context.addIssue({ code: "custom", path: [path], message: "required" });
		};
		// A withheld language may be half written.
		const hasEnglish = article.title || article.content;
		const hasArabic = article.title_ar || article.content_ar;
		if (hasEnglish && !article.withheld_en) for (const path of ["title", "content"] as const) require(path);
		if ((hasArabic || !hasEnglish) && !article.withheld_ar)
			for (const path of ["title_ar", "content_ar"] as const) require(path);
	});
export type ArticleInput = z.input<typeof articleForm>;
