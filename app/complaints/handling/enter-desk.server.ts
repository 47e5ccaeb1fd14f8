import { endSession } from "../../accounts/sessions/session.server.ts";
import { type SignInProof, signIn } from "../../accounts/sign-in/sign-in.server.ts";
import type { SignInOutcome } from "../../accounts/sign-in/sign-in-outcome.ts";
import type { SignInContext } from "../../accounts/sign-in/welcome.server.ts";
import type { Refusal } from "../../base/outcome.ts";

type DeskOutcome =
	| Extract<SignInOutcome, { ok: true }>
	| Refusal<{
			wait: number;
			problems: { passkey: "badPasskey" };
			refused: "badCredentials" | "notVerified" | "noRole";
	  }>;

/** Signs an officer or a head in. Any other account with a right proof gets an error and is signed out again. */
export async function enterDesk(where: SignInContext, proof: SignInProof): Promise<DeskOutcome> {
	const outcome = await signIn(where, proof);
	if (!outcome.ok) {
		if (!("refused" in outcome)) return outcome;
		return { ok: false, refused: outcome.refused === "notVerified" ? "notVerified" : "badCredentials" };
	}
	if (outcome.step === "second-factor") return outcome; // the role is checked after the password
	if (outcome.roles.some((role) => role === "officer" || role === "head")) return outcome;
	if (outcome.token) await endSession(outcome.token);
	return { ok: false, refused: "noRole" };
}
