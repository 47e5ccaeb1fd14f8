import { endSession } from "../../accounts/sessions/session.server.ts";
import { type SignInContext, type SignInOutcome, signIn } from "../../accounts/sign-in/sign-in.server.ts";
import type { Refusal } from "../../base/outcome.ts";

type DeskOutcome =
	| Extract<SignInOutcome, { ok: true }>
	| Refusal<{ wait: number; refused: "badCredentials" | "notVerified" | "noRole" }>;

/** Signs an officer or a head in. Any other account with a right password gets an error and is signed out again. */
export async function enterDesk(where: SignInContext, email: string, password: string): Promise<DeskOutcome> {
	const outcome = await signIn(where, email, password);
	if (!outcome.ok) {
		if ("wait" in outcome) return outcome;
		return { ok: false, refused: outcome.refused === "notVerified" ? "notVerified" : "badCredentials" };
	}
	if (outcome.step === "second-factor") return outcome; // the role is checked after the password
	if (outcome.roles.some((role) => role === "officer" || role === "head")) return outcome;
	if (outcome.token) await endSession(outcome.token);
	return { ok: false, refused: "noRole" };
}
