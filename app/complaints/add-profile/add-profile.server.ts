import type { z } from "zod";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { gainRole } from "../../accounts/managing/gain-role.server.ts";
import { sendAccountNotice } from "../../accounts/notices/send-account-notice.server.ts";
import { endSessions, rolesOf } from "../../accounts/sessions/session.server.ts";
import { lockRoles } from "../../accounts/two-owners/lock-roles.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import type { Outcome } from "../../base/outcome.ts";
import type { addedProfileForm } from "../complainants/profile-form.ts";
import { addProfile } from "../complainants/register-complainant.server.ts";
import { type ProfileRefusal, whyNoProfile } from "../complainants/why-no-profile.server.ts";

type ProfileOutcome = Outcome<{ refused: ProfileRefusal }, { actor: Actor }>;

/**
 * Adds a complainant's profile to the account that asks: it files complaints from now on, and keeps what else it is.
 * Every other session of the account ends, and an email tells its holder. Returns the actor with the new role. Throws
 * 403 for anyone without an account.
 */
export function addProfileToAccount(
	actor: Actor,
	input: z.output<ReturnType<typeof addedProfileForm>>,
	sessionId: string,
): Promise<ProfileOutcome> {
	authorize(actor, "own-account.manage");
	if (actor.kind !== "account") throw forbidden();
	return inTransaction(async () => {
		await lockRoles(); // an owner who gives a role of the desk goes first, or finds the profile
		const refused = await whyNoProfile(actor.id);
		if (refused) return { ok: false, refused };
		const { email, email_verified } = await db()
			.selectFrom("accounts")
			.select(["email", "email_verified"])
			.where("id", "=", actor.id)
			.executeTakeFirstOrThrow();
		await addProfile(actor.id, { ...input, email }, { verified: email_verified });
		await gainRole(actor.id, "complainant");
		await endSessions(actor.id, sessionId);
		// Now that it is a complainant's: the log names no account of a complainant.
		await audit(actor, "profile.added", `account:${actor.id}`);
		await sendAccountNotice(actor.id, { kind: "profileAdded" });
		return { ok: true, actor: { ...actor, roles: await rolesOf(actor.id) } };
	});
}
