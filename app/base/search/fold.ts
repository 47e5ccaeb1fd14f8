import { searched, spelled } from "./letters.ts";

/** Marks other than a hamza above, tatweel, a hamza of its own, apostrophes, direction and other invisible signs. */
const SIGNS = new RegExp(
	[
		"[\\u00AD\\u0300-\\u036F\\u0483-\\u0487\\u0610-\\u061A\\u0621\\u0640\\u064B-\\u0653\\u0655-\\u065F\\u0670\\u0674",
		"\\u06D6-\\u06ED\\u08CA-\\u08FF\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\u200B-\\u200F\\u202A-\\u202E",
		"\\u2060-\\u2069\\uFE00-\\uFE0F\\uFEFF'`\\u2018\\u2019\\u02B9-\\u02BF]",
	].join(""),
	"g",
);
/** Signs between words. All else is a letter, of any script. */
const GAPS = new RegExp(
	[
		"[\\u0001-\\u002F\\u003A-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C0-\\u02FF\\u037E\\u055A-\\u055F\\u0589-\\u058F",
		"\\u05BE\\u05C0\\u05C3\\u05F3\\u05F4\\u0600-\\u060F\\u061B-\\u061F\\u066A-\\u066D\\u06D4",
		"\\u06FD\\u06FE\\u0700-\\u070F",
		"\\u0964\\u0965\\u0970\\u1680\\u2000-\\u2131\\u2133-\\u214D\\u214F-\\u2182\\u2185-\\u2BFF",
		"\\u2E00-\\u3004\\u3008-\\u3020\\u3030\\u303D-\\u303F\\u30FB\\uE000-\\uF8FF",
		"\\uFD3E\\uFD3F\\uFE10-\\uFE6F\\uFF01-\\uFF0F\\uFF1A-\\uFF20\\uFF3B-\\uFF40\\uFF5B-\\uFF65\\uFFE0-\\uFFFF",
		"\\u{1F000}-\\u{1FAFF}\\u{E0000}-\\u{10FFFF}]+",
	].join(""),
	"gu",
);
/** Capitals of Latin, Greek, Cyrillic and Armenian. */
const CAPITALS = /[A-Z\u00C0-\u058F]/g;

/**
 * Brings a text to the form in which search compares: the SQL function `fold_text`, step by step
 * (migrations/functions/search.sql). A test compares the two.
 * @example fold("الأهْلـي") === fold("اهلى"); fold("Al-Nasr") === fold("alnasr")
 */
export const fold = (given: string): string => folded(given, searched);

/**
 * By what files and photos find a record: its name however it is spelled. Letters that search takes for one are two
 * here: people whose names differ in a letter may be two.
 */
export const nameKey = (name: string): string => folded(name, spelled) || name.normalize("NFKC").trim();

/**
 * The forms in which a name may be found that is written otherwise: as search compares it, and with what follows a
 * comma before it (`Al-Harbi, Khalid`).
 */
export function likeKeys(name: string): string[] {
	const [family = "", ...given] = name.split(/[,\u060C]/);
	return [...new Set([fold(name), fold([...given, family].join(" "))])].filter((key) => key !== "");
}

function folded(given: string, letters: ReadonlyMap<string, string>): string {
	const plain = given
		.normalize("NFKD")
		.replace(SIGNS, "")
		.replace(CAPITALS, (capital) => capital.toLowerCase());
	return (
		Array.from(plain, (letter) => letters.get(letter) ?? letter)
			.join("")
			// A hamza before waw is written on ya, on waw or alone, and its waw once or twice.
			.replaceAll("ي\u0654و", "و")
			.replaceAll("\u0654", "")
			.replace(GAPS, " ")
			.replace(/و{2,}/g, "و")
			.replace(/ي{2,}/g, "ي")
			// Compounds are written together.
			.replace(/(^| )ال (?=[^ ])/g, "$1ال")
			.replace(/([^ ]) ال(دين|له)(?= |$)/g, "$1ال$2")
			.replace(/(^| )(عبد|ذو) ال/g, "$1$2ال")
			.replace(/(^| )ابو (?=[^ ])/g, "$1ابو")
			// The article goes, and "ibn" has one spelling.
			.replace(/(^| )(ابو)?(?:وال|ال|لل)(?=[^ ]{2})/g, "$1$2")
			.replace(/(^| )ابن(?= |$)/g, "$1بن")
			// In Latin letters many words begin like the article, so it is kept, and joined.
			.replace(/(^| )([ae]l) (?=[a-z])/g, "$1$2")
			.trim()
	);
}
