import { isOneOf } from "../base/literals.ts";

/** The words and rules of the news. Category is free text; these have names of their own (docs/rules.md#news). */
export const categories = [
	"federation",
	"tournaments",
	"national-team",
	"development",
	"announcements",
	"general",
] as const;
export type Category = (typeof categories)[number];

export const isKnownCategory = (value: string): value is Category => isOneOf(categories, value);

/** A category without a name of its own is its slug in title case: "youth-camps" is "Youth Camps". */
export const titleCased = (slug: string) =>
	slug
		.split("-")
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");

export const ARTICLES_ON_HOME = 3;
export const ARTICLES_PER_PAGE = 12;
