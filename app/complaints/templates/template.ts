import { z } from "zod";
import { requiredLines, requiredText } from "../../base/forms/form-fields.ts";

/** Texts for which there are templates: messages, questions to a complainant, and the reasons of a decision. */
export const templateUses = ["message", "question", "decision"] as const;
export type TemplateUse = (typeof templateUses)[number];

/** Most templates of a desk. */
export const MOST_TEMPLATES = 100;
const BODY_MAX = 5000;

/** Facts of a case that a template may name, by the words in braces that are taken for each. */
const names = {
	reference: ["reference", "رقم الشكوى"],
	name: ["name", "الاسم"],
	due: ["due date", "الموعد"],
} as const;
export type TemplateFacts = Record<keyof typeof names, string>;

/** The placeholders, as a template in each language has them. */
export const placeholders = {
	en: Object.values(names).map(([en]) => `{${en}}`),
	ar: Object.values(names).map(([, ar]) => `{${ar}}`),
};

const inBraces = /\{([^{}\n]{0,40})\}/g;
const factNamed = (word: string) => {
	const given = word.trim().toLowerCase();
	if (names.reference.some((each) => each === given)) return "reference";
	if (names.name.some((each) => each === given)) return "name";
	return names.due.some((each) => each === given) ? "due" : undefined;
};

/**
 * A template with the facts of a case in place of its placeholders. A fact that looks like a placeholder stays as it
 * is.
 */
export const fillIn = (body: string, facts: TemplateFacts): string =>
	body.replace(inBraces, (whole, word: string) => {
		const fact = factNamed(word);
		return fact ? facts[fact] : whole;
	});

const isKnown = (body: string) => [...body.matchAll(inBraces)].every(([, word = ""]) => factNamed(word) !== undefined);
const body = requiredLines(BODY_MAX).pipe(z.string().refine(isKnown, "unknownPlaceholder"));

export const templateForm = z.object({
	title: requiredText(100),
	used_for: z.enum(templateUses, { error: "unknownChoice" }),
	body_ar: body,
	body,
});
export type TemplateInput = z.output<typeof templateForm>;
export const blankTemplate = { title: "", used_for: "message", body_ar: "", body: "" };
