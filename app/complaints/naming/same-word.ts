/** How people write a letter in Latin letters. Letters that are not here are vowels, or left out as often as not. */
const LATIN: Record<string, string> = {
	...{ ب: "b p", ت: "t th", ث: "th s t", ج: "j g dj", خ: "kh k", د: "d dh th", ذ: "dh th z d", ر: "r", ز: "z s" },
	...{ س: "s c sh", ش: "sh ch s", ص: "s sh", ض: "dh d z", ط: "t th", ظ: "dh z th d", غ: "gh g", ف: "f ph v" },
	...{ ق: "q g k gh", ك: "k c q kh g", ل: "l", م: "m", ن: "n" },
};
const SOUND = /kh|th|sh|dh|gh|ch|ph|dj|[bcdfgjklmnpqrstvz]/g;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Whether two folded words are one word of a name, in one script or in both. Names are written in Latin letters in many
 * ways, so this finds more than it should: use it where a second word has to agree as well.
 * @example isSameWord("منصور", "mansour") === true
 */
export function isSameWord(a: string, b: string): boolean {
	if (a === b) return true;
	if (ARABIC.test(a) === ARABIC.test(b)) return false;
	const [arabic, latin] = ARABIC.test(a) ? [a, b] : [b, a];
	const letters = [...once(arabic)].flatMap((letter) => (LATIN[letter] ? [LATIN[letter].split(" ")] : []));
	// The article is folded away in Arabic letters and stays in Latin ones.
	return [latin, withoutArticle(latin)].some((word) => {
		const sounds = once(word).match(SOUND) ?? [];
		return (
			letters.length > 0 &&
			letters.length === sounds.length &&
			letters.every((ways, i) => ways.includes(sounds[i] ?? ""))
		);
	});
}

/**
 * The same for a whole name in another text, where both of its words have to agree: they begin alike as well, because
 * in some names a single letter is left to compare.
 * @example isSameInName("علي", "will") === false
 */
export function isSameInName(a: string, b: string): boolean {
	if (!isSameWord(a, b) || ARABIC.test(a) === ARABIC.test(b)) return a === b;
	const [arabic, latin] = ARABIC.test(a) ? [a, b] : [b, a];
	const begins = [latin, withoutArticle(latin)].map((word) => BEGINNINGS.find(([letter]) => letter.test(word)));
	return begins.some((beginning) => beginning?.[1].test(arabic));
}

const BEGINNINGS: [latin: RegExp, arabic: RegExp][] = [
	[/^[aeiou]/, /^[اعوي]/],
	[/^[wy]/, /^[وي]/],
	[/^h/, /^[هح]/],
	[/^./, /^[^اعويهح]/],
];

const withoutArticle = (latin: string) => latin.replace(/^[ae](?:l|(.)(?=\1))/, "");

/** Doubled letters once: in Arabic they are not written twice. */
const once = (word: string) => word.replace(/(.)\1+/gu, "$1");
