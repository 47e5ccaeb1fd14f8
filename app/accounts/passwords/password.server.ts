import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

let judge: ZxcvbnFactory | undefined;
/** Below this many guesses (of 0 to 4) a password falls in minutes. */
const WEAKEST = 2;
/** How much of a password is judged: the time grows faster than its length, and what is weak shows in the beginning. */
const MOST_CHARACTERS = 32;
const cut = (text: string) => text.slice(0, MOST_CHARACTERS);

/**
 * Whether a password is one that programs try first. `about` are words a stranger would guess: name, email. No network
 * request.
 */
export function isTooCommon(password: string, about: string[] = []): boolean {
	judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
	return judge.check(cut(password), about.slice(0, 5).map(cut)).score < WEAKEST;
}
