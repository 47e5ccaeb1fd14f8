// Everything that a program reads comes through here: numbers, days, times, codes, references, phones, coded words.

/** Signs that are not seen: format characters, soft hyphens, joiners, fillers and variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
/** Presentation forms of Arabic, and the wide and narrow forms of East Asia. */
const FORMS = /[\uFB50-\uFDFF\uFE50-\uFEFC\uFF01-\uFFEE]/gu;
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
	[/[\p{Pd}\u02D7\u2043\u2212\u2796]/gu, "-"],
	[/[\u2795\uFB29]/gu, "+"],
	[/[\u2044\u2215]/gu, "/"],
	[/[\u02D0\u2236\uA789]/gu, ":"],
	[/[\p{Z}\t]+/gu, " "],
];
const DIGIT = /\p{Nd}/u;

/** Digits of any script as Latin ones, in a text of people's own words. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, latinDigit);

/** The ten digits of a script follow each other in Unicode. */
function latinDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
	return String((code - zero) % 10);
}

/**
 * A field that a program reads, as a person would read it: Latin digits, no invisible signs, look-alikes of dashes,
 * pluses and spaces as what they look like, letters composed. Superscripts and fractions stay what they are.
 * @example machineText("\u2067٤٨٢ ٩١٣\u2069") === "482 913"
 */
export function machineText(typed: string): string {
	const forms = typed.replace(FORMS, (sign) => sign.normalize("NFKC"));
	const plain = latinDigits(forms.normalize("NFC").replace(UNSEEN, ""));
	return LOOK_ALIKES.reduce((text, [signs, plainSign]) => text.replace(signs, plainSign), plain).trim();
}

/** A number without what people write between its digits: `482-913` is `482913`. */
export const machineNumber = (typed: string) => machineText(typed).replace(/[\s-]/g, "");
