import { z } from "zod";
import { checkbox, optionalText, orNull, requiredText } from "../base/forms/form-fields.ts";
import { fromRiyadhLocal } from "../records/form-values.ts";

/** True unless only the editor's empty markup is left. */
const hasWords = (html: string) => /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";
const body = optionalText(200_000).transform((html) => (html && hasWords(html) ? html : null));
const moment = orNull(
	z.string().transform((text, context) => {
		const instant = fromRiyadhLocal(text);
		if (!instant) context.addIssue({ code: "custom", message: "notADate" });
		return instant ?? z.NEVER;
	}),
);

/**
 * The form of an article: `published` for the whole, and for each language whether it is shown and from when. A language that
 * is shown needs a title and a body (docs/rules.md#news); one that is not may stay empty.
 */
export const articleEditForm = z
	.object({
		title_ar: optionalText(300),
		content_ar: body,
		excerpt_ar: optionalText(600),
		title: optionalText(300),
		content: body,
		excerpt: optionalText(600),
		image_url: optionalText(500),
		category: requiredText(60).pipe(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "notACategory")),
		published: checkbox(),
		show_ar: checkbox(),
		show_en: checkbox(),
		publish_date: moment,
		publish_date_ar: moment,
	})
	.superRefine((form, context) => {
		const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		if (!form.show_ar && !form.show_en) problem("show_ar", "noLanguage");
		if (form.show_ar)
			for (const name of ["title_ar", "content_ar"] as const) if (!form[name]) problem(name, "required");
		if (form.show_en) for (const name of ["title", "content"] as const) if (!form[name]) problem(name, "required");
	});

type Edited = z.output<typeof articleEditForm>;

/** The columns of the article in a form. Without a date it appears now. */
export function articleOf({ show_ar, show_en, publish_date, ...article }: Edited) {
	return { ...article, withheld_ar: !show_ar, withheld_en: !show_en, publish_date: publish_date ?? undefined };
}

/** A stored article as its form shows it. */
export const editable = <R extends Record<string, unknown>>({ withheld_ar, withheld_en, ...row }: R) => ({
	...row,
	show_ar: !withheld_ar,
	show_en: !withheld_en,
});
