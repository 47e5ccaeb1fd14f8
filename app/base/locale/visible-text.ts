// Direction marks, overrides and isolates, zero-width spaces and tags: they make one text look like another.
const INVISIBLE = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;
// The flags of England, Scotland and Wales (Unicode Technical Standard 51, annex B): no other sequences of tags are known.
const FLAG = `\\u{1F3F4}(?:${["gbeng", "gbsct", "gbwls"].map(asTags).join("|")})\\u{E007F}`;
function asTags(code: string): string {
	return [...code].map((letter) => `\\u{E00${letter.charCodeAt(0).toString(16)}}`).join("");
}
const HIDDEN = new RegExp(`(${FLAG})|${INVISIBLE.source}`, "gu");
// Joiners belong between letters (Arabic, Persian, Indic), in emoji, and behind the mark of Hijri years;
// elsewhere they are as invisible as the rest.
const WORD = "[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]";
const STRAY_JOINER = new RegExp(`(?<!${WORD})[\\u200C\\u200D]|(?<!\\p{Nd}\\s?ه)[\\u200C\\u200D](?!${WORD})`, "gu");

/** A text without signs that are not seen and change how the rest is read. */
export const visibleText = (text: string) => text.replace(HIDDEN, (_, flag = "") => flag).replace(STRAY_JOINER, "");
