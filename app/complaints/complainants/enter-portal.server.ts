import { isLinkUnsent } from "../../accounts/joining/pending-accounts.server.ts";
import { speakTo } from "../../accounts/joining/register.server.ts";
import { endSession } from "../../accounts/sessions/session.server.ts";
import { type SignInProof, signIn } from "../../accounts/sign-in/sign-in.server.ts";
import type { SignInOutcome } from "../../accounts/sign-in/sign-in-outcome.ts";
import type { SignInContext } from "../../accounts/sign-in/welcome.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { checkProfile } from "./profile.server.ts";
import { storeRegistration } from "./registration.server.ts";

type PortalOutcome =
	| Extract<SignInOutcome, { ok: true }>
	| { ok: false; wait: number }
	| { ok: false; problems: { passkey: "badPasskey" } }
	| { ok: false; refused: "badCredentials" | "notVerified" | "noProfile"; cookies: string[] };

/**
 * Signs a complainant in: the address has to be confirmed and there has to be a profile
 * (docs/rules/complaints.md#complainants). An account without one is signed out again, unless it `addsProfile` next.
 * With an unconfirmed address the answer sets a cookie that tells the next page where the email went. Emails use the
 * language of the last sign-in.
 */
export async function enterPortal(
	where: SignInContext,
	proof: SignInProof,
	{ locale, addsProfile }: { locale: Locale; addsProfile: boolean },
): Promise<PortalOutcome> {
	const outcome = await signIn(where, proof);
	if (!outcome.ok) {
		if (!("refused" in outcome)) return outcome;
		if (outcome.refused !== "notVerified" || !("email" in proof))
			return { ok: false, refused: "badCredentials", cookies: [] };
		const { pending } = outcome;
		const isUnsent = pending !== undefined && (await isLinkUnsent(pending));
		const waiting = { values: { email: proof.email }, done: 0, waiting: true, pending, isUnsent };
		return { ok: false, refused: "notVerified", cookies: [await storeRegistration(where.request, waiting)] };
	}
	const { account } = outcome;
	if (await checkProfile(account.id)) {
		if (account.language !== locale) await speakTo(account.id, locale);
		return outcome;
	}
	if (addsProfile) return outcome;
	if (outcome.token) await endSession(outcome.token);
	return { ok: false, refused: "noProfile", cookies: [] };
}
