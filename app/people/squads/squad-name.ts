/** A squad with the names of its club. */
export type NamedSquad = {
	letter: string;
	own_name: string | null;
	own_name_ar: string | null;
	name: string;
	name_ar: string;
};

/** The code of the class that admits everyone; its squads are named without it. */
export const OPEN = "open";

/** A squad with the names of its class as well. */
export type SquadOfClass = NamedSquad & { class: string; class_name: string; class_name_ar: string };

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

/**
 * The names of a squad where squads of several classes are listed: its own, or that of the squad with its class.
 * @example squadInClass({ letter: "B", name: "Al-Hilal", class: "women", … }).name === "Al-Hilal B · Women"
 */
export function squadInClass({ class: of, class_name, class_name_ar, ...squad }: SquadOfClass) {
	const { name, name_ar } = squadName(squad);
	return {
		name: of === OPEN || squad.own_name ? name : `${name} · ${class_name}`,
		name_ar: of === OPEN || squad.own_name_ar ? name_ar : `${name_ar} · ${class_name_ar}`,
	};
}
