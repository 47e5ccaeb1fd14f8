import { fold } from "../../../base/search/fold.ts";
import { machineText } from "../../../base/typed/machine-text.ts";

/**
 * The text of a token: a letter for the kind, and the folded text. `p` is a beginning of a word (3 to 6 letters), `w` a
 * word of another length, `t` a phone number, `e` an email address, and, of links alone, `n` a whole name, `a` an
 * account, `m` a tie.
 */
type Label = `${"p" | "w" | "t" | "e" | "n" | "a" | "m"}1:${string}`;

/** The people of a case and the clubs of its tie, as far as they are known. */
export type PeopleOfCase = {
	account?: string;
	tie?: number;
	names: string[];
	emails: string[];
	phones: string[];
	/** Clubs and other organizations, of people and of the tie. */
	clubs: string[];
};

const SHORTEST = 3;
const LONGEST = 6;
/**
 * As in the SQL function `search_names`: what follows an article, or another beginning written together with the name,
 * is a word as well.
 */
const BEGINNINGS = /^(?:al|el|ابو|عبدال)(.{3,})$/;

/** Everything a case is found by. */
export const searchedLabels = ({ names, clubs, emails, phones }: PeopleOfCase): Label[] => [
	...[...names, ...clubs].flatMap(wordsOf).flatMap(labelsOfWord),
	...emails.flatMap((email) => [emailLabel(email), localLabel(email)]),
	...phones.flatMap((phone) => phoneForms(phone).map(phoneLabel)),
];

/** Links of a case, by their kind: cases that share one are linked. A name of one word links nothing. */
export const linkLabels = ({ names, emails, phones, account, tie }: PeopleOfCase) => ({
	name: names.flatMap((name): Label[] => (fold(name).includes(" ") ? [`n1:${fold(name)}`] : [])),
	phone: phones.flatMap((phone) => phoneForms(phone).slice(0, 1).map(phoneLabel)),
	email: emails.map(emailLabel),
	account: account === undefined ? [] : [`a1:${account}` satisfies Label],
	tie: tie === undefined ? [] : [`m1:${tie}` satisfies Label],
});
export type LinkKind = keyof ReturnType<typeof linkLabels>;

/** Most words of a search that are looked for. */
const MAX_WORDS = 10;
const ADDRESS = /\S+@\S*/g;
/** A number of seven digits or more, however it is grouped. */
const NUMBER = /[+\d](?:[\s().\u200e\u200f-]*\d){6,}/g;

/**
 * The labels by which the typed words find a case: all of `all`, or, for one word that may be the first part of an
 * address, `or`. Undefined for signs that are neither letters nor digits.
 */
export function searchLabels(typed: string): { all: Label[]; or?: Label } | undefined {
	const text = machineText(typed);
	const addresses = text.match(ADDRESS) ?? [];
	const rest = text.replace(ADDRESS, " ");
	const numbers = rest.match(NUMBER) ?? [];
	const words = [...new Set(wordsIn(rest.replace(NUMBER, " ")))];
	const all = [
		...numbers.flatMap((number) => phoneForms(number).slice(-1).map(phoneLabel)),
		...addresses.map((address) => (/@[^.]*$/.test(address) ? localLabel(address) : emailLabel(address))),
		...words.map(labelOfWord),
	].slice(0, MAX_WORDS);
	if (all.length === 0) return undefined;
	const isOneWord = words.length > 0 && !/\s/.test(text.trim());
	return isOneWord ? { all, or: localLabel(text.trim()) } : { all };
}

const wordsIn = (text: string) => fold(text).split(" ").filter(Boolean);
const wordsOf = (name: string) => wordsIn(name).flatMap((word) => [word, ...(BEGINNINGS.exec(word)?.slice(1) ?? [])]);

const labelOfWord = (word: string): Label =>
	word.length >= SHORTEST && word.length <= LONGEST ? `p1:${word}` : `w1:${word}`;
function labelsOfWord(word: string): Label[] {
	const beginnings = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => word.slice(0, SHORTEST + i));
	return [labelOfWord(word), ...beginnings.filter(({ length }) => length >= SHORTEST).map(labelOfWord)];
}

const plain = (address: string) => address.normalize("NFKC").trim().toLowerCase();
const emailLabel = (address: string): Label => `e1:${plain(address)}`;
/** The part before the sign, with the sign. */
const localLabel = (address: string): Label => `e1:${plain(address).split("@")[0]}@`;

const phoneLabel = (form: string): Label => `t1:${form}`;
/**
 * The forms in which national and international spellings of a number meet: its last nine digits, and its last eight,
 * for countries whose numbers have eight. A shorter one is itself; fewer than seven digits are no number.
 */
export function phoneForms(phone: string): string[] {
	const digits = machineText(phone).replace(/\D/g, "");
	if (digits.length < 7) return [];
	return [...new Set([digits.slice(-9), digits.slice(-8)])];
}
