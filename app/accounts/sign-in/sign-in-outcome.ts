import type { Role } from "../../access/actor.ts";
import type { Locale } from "../../base/locale/locale.ts";

/** The account that was signed in to, and the language in which it is written to. */
type SignedInAccount = { id: string; language: Locale };

export type SignInOutcome =
	| {
			ok: true;
			cookies: string[];
			step: "done" | "second-factor";
			token?: string;
			roles: readonly Role[];
			account: SignedInAccount;
	  }
	| { ok: false; wait: number }
	| { ok: false; refused: "badCredentials" | "badCode" }
	| { ok: false; problems: { passkey: "badPasskey" } }
	| { ok: false; refused: "notVerified"; pending: string };

/** The outcome of the second step; `signInAgain` when the first one no longer counts. */
export type CodeOutcome =
	| Extract<SignInOutcome, { ok: true } | { wait: number }>
	| { ok: false; refused: "badCode" | "signInAgain" };
