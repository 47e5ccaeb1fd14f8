import { z } from "zod";
import { checkbox, optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { optionalMoment } from "../../records/editing/moment.ts";
import { pictureAddress } from "../../records/pictures/own-picture.ts";
import { pictureAndAuthor } from "./article-form.ts";

/** True unless only the editor's empty markup is left. */
export const hasWords = (html: string) => /<img\b/i.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, "") !== "";
const body = optionalText(200_000).transform((html) => (html && hasWords(html) ? html : null));

/**
 * The form of an article: `published` for the whole, and for each language whether it is shown and from when. A
 * language that is shown has both a title and a body, or neither: then it is not shown until it has them
 * (docs/rules/site.md#news). One language has them.
 */
export const articleEditForm = z
	.object({
		title_ar: optionalText(300),
		content_ar: body,
		excerpt_ar: optionalText(600),
		title: optionalText(300),
		content: body,
		excerpt: optionalText(600),
		image_url: pictureAddress(),
		...pictureAndAuthor,
		category: requiredText(60).pipe(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "notACategory")),
		published: checkbox(),
		show_ar: checkbox(),
		show_en: checkbox(),
		publish_date: optionalMoment,
		publish_date_ar: optionalMoment,
	})
	.superRefine((form, context) => {
		const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		if (!form.show_ar && !form.show_en) problem("show_ar", "noLanguage");
		const shown = [form.show_ar && arabic, form.show_en && english].filter((words) => words !== false);
		const written = shown.filter((words) => words.some((name) => form[name]));
		for (const name of (written.length > 0 ? written : shown).flat()) if (!form[name]) problem(name, "required");
	});

const arabic = ["title_ar", "content_ar"] as const;
const english = ["title", "content"] as const;

type ArticleEdit = z.output<typeof articleEditForm>;

/** The columns of the article in a form. Without a date it appears when it is published. */
export function articleOf({ show_ar, show_en, publish_date, ...article }: ArticleEdit) {
	return { ...article, withheld_ar: !show_ar, withheld_en: !show_en, publish_date: publish_date ?? undefined };
}

/**
 * A stored article as its form shows it. The date of a draft is the day on which it is published, unless one ahead was
 * chosen.
 */
export const editable = <R extends Record<string, unknown>>({ withheld_ar, withheld_en, ...row }: R, now: Date) => {
	const isAhead = row.publish_date instanceof Date && row.publish_date > now;
	return {
		...row,
		publish_date: row.published || isAhead ? row.publish_date : null,
		show_ar: !withheld_ar,
		show_en: !withheld_en,
	};
};

const CLUB = /^club_([1-9]\d{0,8})$/;

/** The boxes of the clubs in a form, one for each club: a form without any says nothing of them. */
export const clubBoxes = (clubs: { id: number }[], chosen: { id: number }[]) =>
	Object.fromEntries(clubs.map(({ id }) => [`club_${id}`, chosen.some((each) => each.id === id)]));

/** The clubs that are ticked in a form; undefined when it has no boxes. */
export function clubsIn(values: Record<string, string>): number[] | undefined {
	if (values.clubs === undefined) return undefined;
	return Object.entries(values).flatMap(([name, value]) => {
		const id = value === "on" ? CLUB.exec(name)?.[1] : undefined;
		return id ? [Number(id)] : [];
	});
}
