import { decode } from "iconv-lite";

/**
 * Code pages of one byte a letter, in the order in which they are believed: of Arabic Windows, of its MS-DOS, of
 * Western Windows; then rare ones, of Unix and old Macs, whose letters are alike, and of Western MS-DOS.
 */
export const codePages = ["windows-1256", "cp720", "windows-1252", "iso-8859-6", "cp850"] as const;
export type CodePage = (typeof codePages)[number];
/** Rare pages have to read better than the others by this much. */
const handicap: Partial<Record<CodePage, number>> = { "iso-8859-6": 0.3, cp850: 0.3 };

/** Below this a text is no words; a page that comes this near to the best one leaves a doubt. */
const WORDS = 0.7;
const MARGIN = 0.15;
/** A page in which all is words leaves a doubt too, where a rare one reads better. */
const ALL_WORDS = 0.95;
/** Words that are looked at, and bytes of one. */
const MAX_WORDS = 2000;
const MAX_WORD = 60;

/** Words with other letters than those of ASCII, as bytes. */
export class ForeignWords {
	readonly #words = new Map<string, Uint8Array>();
	#word: number[] = [];

	get isFull() {
		return this.#words.size >= MAX_WORDS;
	}

	add(bytes: Uint8Array) {
		for (const byte of bytes) {
			if (byte >= 128 || isLetter(byte)) this.#word.push(byte);
			else this.end();
		}
	}

	end() {
		const word = Uint8Array.from(this.#word.slice(0, MAX_WORD));
		this.#word = [];
		if (word.some((byte) => byte >= 128) && !this.isFull) this.#words.set(word.join(), word);
	}

	/** How well the words read in a page: the share of letters in ordinary words; those with an article count twice. */
	scoreIn(page: CodePage): number {
		const points = { all: 0, read: 0 };
		for (const word of this.#words.values()) {
			const letters = word.filter((byte) => byte >= 128).length;
			const text = decode(word, page);
			points.all += letters;
			if (isWord(text)) points.read += ARTICLE.test(text) ? 2 * letters : letters;
		}
		return points.all === 0 ? 1 : points.read / points.all - (handicap[page] ?? 0);
	}

	/** Whether two pages make the same of the words. */
	areSameIn(one: CodePage, other: CodePage): boolean {
		return [...this.#words.values()].every((word) => decode(word, one) === decode(word, other));
	}
}

/** The page of a text, and others that it may be of: which one reads right is a question to a person. */
export function pageOf(words: ForeignWords): { page: CodePage; others: CodePage[] } {
	const scored = codePages.map((page) => ({ page, score: words.scoreIn(page) }));
	const [best = { page: codePages[0], score: 0 }, ...rest] = scored.toSorted((a, b) => b.score - a.score);
	const least = best.score < WORDS ? -1 : Math.min(best.score - MARGIN, handicap[best.page] ? ALL_WORDS : 2);
	const others = rest.filter(({ page, score }) => score >= least && !words.areSameIn(page, best.page));
	return { page: best.page, others: others.map(({ page }) => page) };
}

const isLetter = (byte: number) => (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);

const ARTICLE = /^[«“(]?[وفبك]?(?:ال|لل)\p{L}{2}/u;
const OPENING = /^[«“‘„(¿¡]+/u;
const CLOSING = /[»”’)،؛؟…!]+$/u;
const SIGNS = /^[«»“”‘’–—…•·،؛؟°™®©€\u00a0]+$/u;

/** Whether a run of letters is words as people write them, in Arabic or in Latin letters. */
function isWord(run: string): boolean {
	if (SIGNS.test(run)) return true;
	const words = run.split(/[\u00a0–—]/u).map((word) => word.replace(OPENING, "").replace(CLOSING, ""));
	return words.every((word) => word === "" || isArabicWord(word) || isLatinWord(word)) && words.some((word) => word);
}

const ARABIC = /^[ء-غف-يپچژکگڈٹڑںھہےی][ء-يپچژکگڈٹڑںھہےی\u064b-\u0652]*$/u;
/** Letters that begin no word, those that only end one, and runs that no word has. */
const BROKEN = /^[ةىؤئءںے]\p{L}|[ةىں][\p{L}]|[\u064c\u064d]\p{L}|\u064b[^ا]|(.)\1\1/u;
const isArabicWord = (word: string) => ARABIC.test(word) && !BROKEN.test(word);

/** Ordinary case, and no more accents than plain letters. */
function isLatinWord(word: string): boolean {
	if (!/^(?:\p{Lu}{0,2}[\p{Ll}’]+|\p{Lu}+)$/u.test(word) || !/^[\p{Script=Latin}’]+$/u.test(word)) return false;
	const plain = word.match(/[a-z]/gi)?.length ?? 0;
	return plain * 2 >= word.length;
}
