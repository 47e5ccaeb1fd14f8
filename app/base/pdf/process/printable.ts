import type { Locale } from "../../locale/locale.ts";

/** The visible box of a sign that no font has. */
const BOX = "\u25af";

/**
 * Signs without a shape of their own that act on their neighbours, and stay in the text: joiners, marks of direction,
 * isolates.
 */
const ACTS = /\p{Bidi_Control}|\p{Join_Control}|\p{Variation_Selector}|\u034f|[\u00ad\u200b\u2060\ufeff]/u;
/**
 * Signs that would change what a reader sees of others, or that no one can see: overrides of direction, control
 * characters.
 */
const NEVER = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202d\u202e\ufff9-\ufffb]/u;

const BLANK = /[\t\u00a0\p{Zs}]/u;

/** Whether a sign has no shape. */
export const isShapeless = (sign: string): boolean => ACTS.test(sign);

export const isBlank = (sign: string): boolean => BLANK.test(sign);

type Names = Record<string, Record<string, string>>;

/**
 * Text that a document prints for a text: the text itself, and for a sign that no font has, or that would hide or turn
 * others, a box with the number of the code point, and the name of an emoji. Nothing is normalised.
 */
export function printable(text: string, has: (sign: string) => boolean, names: Names, locale: Locale): string {
	let printed = "";
	for (const sign of text) printed += isPrinted(sign, has) ? sign : boxOf(sign, names[locale] ?? {});
	return printed;
}

const isPrinted = (sign: string, has: (sign: string) => boolean) => {
	if (sign >= " " && sign <= "~") return true;
	if (sign === "\t") return true;
	return !NEVER.test(sign) && (isShapeless(sign) || isBlank(sign) || has(sign));
};

function boxOf(sign: string, names: Record<string, string>): string {
	const hex = (sign.codePointAt(0) ?? 0).toString(16);
	const name = names[hex];
	return `${BOX}U+${hex.toUpperCase().padStart(4, "0")}${name ? ` (${name})` : ""}`;
}
