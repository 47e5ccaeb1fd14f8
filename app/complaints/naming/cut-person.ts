import { machineText } from "../../base/typed/machine-text.ts";
import { COMMON, LAST_DIGITS, type Person, spellings, wordsOf } from "./people-in-text.ts";
import { isSameWord } from "./same-word.ts";

/** In place of a name or a contact. In brackets, so that a reader sees that the words are not the author's. */
const marks = { ar: "[المشتكي]", en: "[the complainant]" } as const;

const ARABIC = /\p{Script=Arabic}/u;
/** In place of what is cut from a text that must not tell that its person is a complainant. */
export const NEUTRAL_MARK = "[…]";

/** In the language of what is cut, or for a number that of the letter before it. */
function markFor(cut: string, before: string) {
	const letter = /\p{L}/u.exec(cut)?.[0] ?? /\p{L}(?=\P{L}*$)/u.exec(before)?.[0] ?? "";
	return ARABIC.test(letter) ? marks.ar : marks.en;
}

type Span = { from: number; to: number };
/** A party who is not the complainant: who filed chose the own name, and must not take that of a party out. */
export type OtherPerson = Person & { isParty?: boolean };
/**
 * For texts outside of the person's cases. `byWholeName`: given and family name have to be there, because two other
 * words of a name that its holder chose are in many sentences.
 */
type Manner = { byWholeName?: boolean; mark?: string };

/**
 * A text without the names and contacts of a complainant: the same recognition as before a decision is published, in
 * both scripts. What is cut is replaced, and nothing else changes. A part of the text that is more of one of the
 * `others` than of the person is theirs, and stays; so does one that may be a party's, in either script.
 * @example cutPerson("قررت اللجنة لسارة سالم", sara, []) === "قررت اللجنة ل[المشتكي]"
 */
export function cutPerson(
	text: string,
	person: Person,
	others: readonly OtherPerson[],
	{ byWholeName = false, mark }: Manner = {},
): string {
	const units = unitsOf(text);
	const theirs = others.flatMap(({ names }) => names.flatMap((name) => runsOf(units, name ?? "", text)));
	const own = person.names
		.flatMap((name) => runsOf(units, name ?? "", text))
		.filter(({ found, given, family }) => !byWholeName || (found.includes(given) && found.includes(family)));
	const parties = others.filter(({ isParty }) => isParty);
	const names = parties.flatMap((party) => party.names.map((name) => wordsOfName(name ?? "")));
	const isTheirs = (run: Run) =>
		theirs.some(({ from, to, found }) => from <= run.from && to >= run.to && found.length > run.found.length) ||
		names.some((name) => isOfParty(run, name));
	const isPartys = (contact: string) => parties.some((party) => party.contacts?.some((each) => isSame(each, contact)));
	const contacts = (person.contacts ?? []).flatMap((contact) =>
		contact && !isPartys(contact) ? placesOf(text, contact) : [],
	);
	return replaced(text, [...own.filter((run) => !isTheirs(run)), ...contacts], mark);
}

/**
 * Whether a name in the text may be that of a party: it begins with the given name of the party and shares another
 * word, or is part of the party's name and does not begin as the complainant's alone does.
 */
function isOfParty({ found, given }: Run, party: readonly string[]): boolean {
	const isIn = (word: string) => party.some((each) => isSameWord(each, word));
	const shared = found.filter(isIn).length;
	const [first = ""] = found;
	if (shared < 2) return false;
	if (isSameWord(first, party[0] ?? "")) return true;
	return shared === found.length && !(first === given && !isIn(first));
}

const isSame = (contact: string | null, other: string) => {
	const [a = "", b = ""] = [contact ?? "", other].map((each) => machineText(each).replace(/\D/g, ""));
	if (contact?.trim().toLowerCase() === other.trim().toLowerCase()) return true;
	return a.length >= LAST_DIGITS && a.slice(-LAST_DIGITS) === b.slice(-LAST_DIGITS);
};

function replaced(text: string, spans: Span[], mark?: string): string {
	let done = "";
	let at = 0;
	for (const { from, to } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
		if (to <= at) continue;
		const start = Math.max(from, at);
		// Two that touch or overlap are one mark.
		if (start === from) done += text.slice(at, start) + (mark ?? markFor(text.slice(start, to), text.slice(0, start)));
		at = to;
	}
	return done + text.slice(at);
}

/**
 * A word of the text as search compares it, with its place. Words that are compared as one, like "Al-Harbi", are one
 * unit.
 */
type Unit = Span & { written: string };

const TOKEN = /[\p{L}\p{M}\p{N}'`\u2018\u2019\u02B9-\u02BF\u200B-\u200F]+/gu;

function unitsOf(text: string): Unit[] {
	const tokens = [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({ from: index, to: index + token.length }));
	const units: Unit[] = [];
	for (let i = 0; i < tokens.length; i += 1) {
		const first = tokens[i];
		if (!first) break;
		const second = tokens[i + 1];
		const joined = second && isNear(text, first, second) ? wordsOf(text.slice(first.from, second.to)) : [];
		const alone = wordsOf(text.slice(first.from, first.to));
		if (second && joined.length === 1 && alone.length === 1 && joined[0] !== alone[0]) {
			units.push({ from: first.from, to: second.to, written: joined[0] ?? "" });
			i += 1;
		} else if (alone.length > 0) units.push({ ...first, written: alone.join("") });
	}
	return units;
}

/** Between two words of one name there is nothing but a space, a dot or a hyphen. */
const isNear = (text: string, a: Span, b: Span) => /^[\s.\-\u2010-\u2015]{0,3}$/.test(text.slice(a.to, b.from));
/** "Al-Harbi, Khalid" */
const isListed = (text: string, a: Span, b: Span) => /^\s?[,،]\s?$/.test(text.slice(a.to, b.from));

/** `found` are the words of the name in the order of the text; `given` is the first of the name, `family` its last. */
type Run = Span & { found: string[]; given: string; family: string };
type FoundName = Span & { found: Set<string> };
const CONNECTORS = new Set([...COMMON, "بن", "بنت", "ابو", "ام"]);

/**
 * Where at least two different words of a name follow each other, with "bin" and initials between them, or the further
 * "bin X" of a longer name.
 */
function runsOf(units: readonly Unit[], name: string, text: string): Run[] {
	const own = new Set(wordsOfName(name));
	if (own.size < 2) return [];
	const runs: FoundName[] = [];
	let run: FoundName | undefined;
	let before: Unit | undefined;
	for (const unit of units) {
		const found = spellings(unit.written).find((word) => own.has(word));
		const prefix = found === undefined ? 0 : prefixOf(text.slice(unit.from, unit.to), found);
		const isNext = before !== undefined && isNear(text, before, unit) && prefix === 0;
		if (!isNext) run = undefined;
		if (found !== undefined) {
			if (!run) {
				run = { from: unit.from + prefix, to: unit.to, found: new Set() };
				runs.push(run);
			}
			run.found.add(found);
			run.to = unit.to;
		} else if (!goesOn(run, unit, before)) run = undefined;
		before = unit;
	}
	return listedRuns(runs, text)
		.filter(({ found }) => found.size > 1)
		.map(({ from, to, found }) => ({
			from,
			to,
			found: [...found],
			given: [...own][0] ?? "",
			family: [...own].at(-1) ?? "",
		}));
}

const TITLES =
	"coach captain referee player mr mrs ms dr eng sheikh مدرب كابتن حكم لاعب لاعبه سيد سيده دكتور مهندس شيخ";
const BEFORE_NAMES = new Set(TITLES.split(" "));
const wordsOfName = (name: string) =>
	wordsOf(name).filter((word) => word.length > 1 && !CONNECTORS.has(word) && !BEFORE_NAMES.has(word));

const isConnector = (word: string) => CONNECTORS.has(word) || word.length === 1;
const goesOn = (run: FoundName | undefined, { written }: Unit, before: Unit | undefined) =>
	isConnector(written) || (run !== undefined && run.found.size > 1 && CONNECTORS.has(before?.written ?? ""));

/** How many letters before the name are "and", "for" or the like, which stay. */
function prefixOf(token: string, found: string): number {
	const isJoined = /^[وفبلك]/.test(token) && token[0] !== found[0];
	const lengths = isJoined ? [1, 2] : [];
	return lengths.find((length) => wordsOf(token.slice(length)).join("") === found) ?? (isJoined ? 1 : 0);
}

/** Joins family name and given name where a comma is between them and neither side is a whole name. */
function listedRuns(runs: FoundName[], text: string): FoundName[] {
	const joined: FoundName[] = [];
	for (const run of runs) {
		const last = joined.at(-1);
		if (last && last.found.size === 1 && run.found.size === 1 && isListed(text, last, run)) {
			last.to = run.to;
			for (const word of run.found) last.found.add(word);
		} else joined.push(run);
	}
	return joined;
}

/** Shorter than this a contact is any word. */
const SHORTEST = 6;

/**
 * Where an address, a phone number or an ID number is in the text, as a whole and not in a longer one. Numbers are
 * known by their last digits, however they begin and in both scripts.
 */
function placesOf(text: string, contact: string): Span[] {
	const digits = machineText(contact).replace(/\D/g, "");
	const isNumber = !/\p{L}/u.test(contact) && digits.length >= LAST_DIGITS;
	if (!isNumber && contact.trim().length < SHORTEST) return [];
	const pattern = isNumber ? numberPattern(digits) : wholePattern(contact.trim());
	return [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ from: index, to: index + all.length }));
}

/** With Arabic letters before it: "and", "to" and the like are written as one with what follows. */
const wholePattern = (word: string) =>
	new RegExp(
		`(?<![\\p{Script=Latin}\\p{N}]|[\\p{L}\\p{N}][._%+-])${RegExp.escape(word)}` +
			"(?![\\p{Script=Latin}\\p{N}]|[._%+-][\\p{L}\\p{N}])",
		"giu",
	);

function numberPattern(digits: string): RegExp {
	const one = (digit: string) => `[${digit}${String.fromCodePoint(0x660 + Number(digit), 0x6f0 + Number(digit))}]`;
	const gap = "[\\s().\\-\\u2010-\\u2015\\u200e\\u200f]{0,2}";
	const series = (some: string) => [...some].map(one).join(gap);
	const head = digits.slice(0, -LAST_DIGITS);
	const beginnings = [...head].flatMap((_, i) => [`0${head.slice(i)}`, head.slice(i)]);
	const start = [`00${head}`, ...beginnings, "0"].map((some) => `${series(some)}${gap}`).join("|");
	return new RegExp(
		`(?:(?:\\((?=[^()\\s]{1,6}\\)))?\\+?(?:${start}))?${series(digits.slice(-LAST_DIGITS))}(?!\\p{Nd})`,
		"gu",
	);
}
