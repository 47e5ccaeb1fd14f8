import type { Locale } from "../../../base/locale/locale.ts";

/** The engine looks for page ends once per line: past this many lines the rest is one paragraph, with a stroke between its lines. */
const MOST_LINES = 400;
const STROKE = " / ";

/** A person's own words: aligned by their first letter. */
const localeOfText = (text: string): Locale => (/^[^\p{L}]*\p{Script=Arabic}/u.test(text) ? "ar" : "en");

/** A person's text as blocks of the document: consecutive lines of one direction are one block. */
export function blocksOf(written: string): { locale: Locale; text: string }[] {
	const lines = written.split("\n");
	const rest = lines.splice(MOST_LINES).filter((line) => line.trim() !== "");
	if (rest.length > 0) lines.push(rest.join(STROKE));
	const blocks: { locale: Locale; text: string }[] = [];
	for (const line of lines) {
		const isBlank = line.trim() === "";
		const locale = localeOfText(line);
		const before = blocks.at(-1);
		if (before && (isBlank || before.locale === locale)) before.text += `\n${isBlank ? " " : line}`;
		else blocks.push({ locale, text: isBlank ? " " : line });
	}
	return blocks;
}
