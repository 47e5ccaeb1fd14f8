/**
 * Signs that are cut out: marks other than a hamza above, tatweel, a hamza of its own, apostrophes, direction and other
 * invisible signs.
 */
const SIGNS =
	/[\u0300-\u036F\u064B-\u0653\u0655-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\u0621'`\u2018\u2019\u02B9-\u02BF]/g;
/** Letters that decomposition leaves whole, and what they become. The SQL function has the same two lines. */
const FROM = [..."ٱىیېےةھہۃەکگڭپچڤژ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ØøŁłĐđÐðĦħŦŧıŊŋƏə"];
const TO = [..."اييييهههههكككبجفز01234567890123456789oollddddhhttinnaa"];
const PAIRS = { ß: "ss", ẞ: "ss", Æ: "ae", æ: "ae", Œ: "oe", œ: "oe", Þ: "th", þ: "th" };
const SAME = new Map([...FROM.map((letter, i) => [letter, TO[i] ?? ""] as const), ...Object.entries(PAIRS)]);

/** Whether a text has a letter that folding leaves out: one of another script, or of a language that is not known. */
export const hasOtherLetters = (text: string): boolean =>
	[...text.normalize("NFKD").matchAll(OTHER_LETTER)].some(([letter]) => !SAME.has(letter));
const OTHER_LETTER = /(?![a-z\u0621-\u064A\u02B9-\u02BF])\p{L}/giu;

/**
 * Brings a text to the form in which search compares: the SQL function `fold_text`, step by step
 * (migrations/functions/search.sql). A test compares the two.
 * @example fold("الأهْلـي") === fold("اهلى"); fold("Al-Nasr") === fold("alnasr")
 */
export function fold(given: string): string {
	return (
		[...given.normalize("NFKD").replace(SIGNS, "")]
			.map((letter) => SAME.get(letter) ?? letter)
			.join("")
			// A hamza before waw is written on ya, on waw or alone, and its waw once or twice.
			.replaceAll("ي\u0654و", "و")
			.replaceAll("\u0654", "")
			.toLowerCase()
			.replace(/[^a-z0-9\u0622-\u064A]+/g, " ")
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
