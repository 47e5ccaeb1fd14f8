import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

let judge: ZxcvbnFactory | undefined;
/** Below this many guesses (of 0 to 4) a password falls in minutes. */
const WEAKEST = 2;

/** Whether a password is one that programs try first. `about` are words a stranger would guess: name, e-mail. Asks nobody outside. */
export function isTooCommon(password: string, about: string[] = []): boolean {
	judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
	return judge.check(password.slice(0, 100), about).score < WEAKEST;
}
