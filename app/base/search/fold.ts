const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\u0621]/g;
const FROM = [..."ٱىیةکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹"];
const TO = [..."اييهكك01234567890123456789"];
const SAME = new Map(FROM.map((letter, i) => [letter, TO[i] ?? ""]));

/**
 * Brings a text to the form in which search compares: the SQL function `search_fold` of the first migration, step by step.
 * Decomposition splits hamza and madda off their letters; marks, tatweel and invisible signs go; alef, ya, ta marbuta, kaf
 * and digits become one; punctuation becomes a space; "Abd al-" is written together; the article goes.
 * @example fold("الأهْلـي") === fold("اهلى")
 */
export function fold(given: string): string {
	return [...given.normalize("NFKD").replace(MARKS, "")]
		.map((letter) => SAME.get(letter) ?? letter)
		.join("")
		.toLowerCase()
		.replace(/[^a-z0-9\u0622-\u064A]+/g, " ")
		.replace(/(^| )عبد ال/g, "$1عبدال")
		.replace(/(^| )(?:وال|ال|لل)(?=[^ ]{2})/g, "$1")
		.trim();
}
