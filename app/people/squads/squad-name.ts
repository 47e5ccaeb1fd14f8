/** A squad with the names of its club. */
export type NamedSquad = {
	letter: string;
	own_name: string | null;
	own_name_ar: string | null;
	name: string;
	name_ar: string;
};

/** The letters of squads in Arabic, in the order of the Latin ones. */
const ARABIC_LETTERS = "أبجدهوزحطيكلمنسعفصقرشتثخذض";

/**
 * The names of a squad: its own, or its club's, with the letter for any but the first.
 * @example squadName({ letter: "B", name: "Al-Hilal", … }).name === "Al-Hilal B"
 */
export function squadName({ letter, own_name, own_name_ar, name, name_ar }: NamedSquad) {
	const arabicLetter = ARABIC_LETTERS[letter.charCodeAt(0) - 65] ?? letter;
	return {
		name: own_name ?? (letter === "A" ? name : `${name} ${letter}`),
		name_ar: own_name_ar ?? (letter === "A" ? name_ar : `${name_ar} ${arabicLetter}`),
	};
}
