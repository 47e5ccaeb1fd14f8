import { fold } from "../../base/search/fold.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { isSameInName } from "./same-word.ts";

/**
 * A person who must not be told by a text: spellings of the name, and what names them alone (email, phone, ID number).
 */
export type Person = { names: readonly (string | null)[]; contacts?: readonly (string | null)[] };

/** Two words of a name so near to each other are the name; one alone may be any word. */
const WITHIN = 4;
/** Digits at the end of a number that are enough to know it, whichever way its beginning is written. */
export const LAST_DIGITS = 8;

/**
 * Whether a text tells one of these people. Spelling, vowels and joined prefixes make no difference, nor does the
 * script of a given name with its family name.
 * @example tellsPerson("وقررت اللجنة لمحمّد سعيد العمري", [{ names: ["محمد العمري"] }]) === true
 */
export function tellsPerson(text: string, people: readonly Person[]): boolean {
	const words = wordsOf(text);
	const digits = machineText(text).replace(/[\s().+-]/g, "");
	const plain = text.toLowerCase();
	return people.some(
		({ names, contacts = [] }) =>
			names.some((name) => hasName(words, wordsOf(name ?? ""))) ||
			contacts.some((contact) => hasContact(plain, digits, contact ?? "")),
	);
}

/** Parts of many names; in Arabic letters they are too short to count. */
export const COMMON = new Set(["bin", "bint", "ibn", "ben", "abu", "umm"]);

export const wordsOf = (text: string) => fold(text).split(" ").filter(Boolean);

/** Where each word of the name is in the text; the two nearest tell. */
function hasName(text: readonly string[], name: readonly string[]): boolean {
	const own = new Set(name.filter((word) => word.length > 2 && !COMMON.has(word)));
	if (own.size < 2) return false;
	let last: { at: number; word: string } | undefined;
	for (const [at, written] of text.entries()) {
		const word = spellings(written).find((each) => own.has(each));
		if (!word) continue;
		if (last && last.word !== word && at - last.at < WITHIN) return true;
		last = { at, word };
	}
	const [given = "", ...more] = own;
	return hasInOtherScript(text, given, more.at(-1) ?? "");
}

/** Words of every decision that sound like a name in the other script: "to", "Mr" and "Mrs", "all sides said". */
const NO_NAMES = new Set(wordsOf("إلى السيد السيدة السادة السيدات all side sides said"));

/** The given name with the family name behind it, or right before it. */
function hasInOtherScript(text: readonly string[], given: string, family: string): boolean {
	const placesOf = (word: string) =>
		text.flatMap((written, at) => {
			const spelt = spellings(written);
			const isName = spelt.some((each) => isSameInName(each, word)) && !spelt.some((each) => NO_NAMES.has(each));
			return isName ? [at] : [];
		});
	const places = placesOf(given);
	if (places.length === 0) return false;
	return placesOf(family).some((to) => places.some((from) => (to > from ? to - from < WITHIN : from - to === 1)));
}

/** A word, and what is left of it without "and", "for", "with" or "like" before it, or two of them. */
export function spellings(word: string): string[] {
	const bare = [/^[وفبلك](.{3,})$/, /^[وف][بلك](.{3,})$/].flatMap((before) => before.exec(word)?.[1] ?? []);
	return [word, ...bare, ...bare.flatMap(wordsOf)];
}

function hasContact(text: string, digits: string, contact: string): boolean {
	if (contact.includes("@")) return text.includes(contact.toLowerCase());
	const number = machineText(contact).replace(/\D/g, "");
	return number.length >= LAST_DIGITS && digits.includes(number.slice(-LAST_DIGITS));
}
