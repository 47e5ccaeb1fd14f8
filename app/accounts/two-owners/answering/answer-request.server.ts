import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { writeRoles } from "../../managing/accounts.server.ts";
import { rolesOf } from "../../sessions/session.server.ts";
import { lockRoles } from "../lock-roles.server.ts";
import { type RoleRequest, roleRequest, tellAsker } from "../role-requests.server.ts";

export type AnswerOutcome = Outcome<{ refused: "gone" | "own" | "gaining" }>;

/**
 * Another owner agrees: the account gets the roles. Neither the owner who asked nor the account that gains them can.
 */
export function confirmRequest(actor: Actor, id: string): Promise<AnswerOutcome> {
	return answer(actor, id, async (request) => {
		const me = accountIdOf(actor);
		if (request.asked_by_id === me) return { ok: false, refused: "own" };
		if (request.account_id === me) return { ok: false, refused: "gaining" };
		if (!(await isOwner(request.asked_by_id))) return { ok: false, refused: "gone" };
		const before = await rolesOf(request.account_id);
		const roles = [...new Set([...before, ...request.roles])];
		await writeRoles(request.account_id, before, roles, {
			granted_by_id: request.asked_by_id,
			confirmed_by_id: me ?? null,
		});
		const subject = `account:${request.account_id}`;
		await audit(actor, "account.roles-confirmed", subject, { roles: request.roles, asked_by: request.asked_by });
		await audit(actor, "account.roles-changed", subject, { from: { roles: before }, to: { roles } });
		await tellAsker(request.asked_by_id, { kind: "confirmed", account: request.email, roles: request.roles }, actor);
		return { ok: true };
	});
}

/** An owner refuses a request, or the one who asked takes it back. */
export function refuseRequest(actor: Actor, id: string): Promise<AnswerOutcome> {
	return answer(actor, id, async (request) => {
		const { account_id, roles, asked_by, asked_by_id, email } = request;
		await audit(actor, "account.roles-refused", `account:${account_id}`, { roles, asked_by });
		if (asked_by_id !== accountIdOf(actor))
			await tellAsker(asked_by_id, { kind: "refused", account: email, roles }, actor);
		return { ok: true };
	});
}

/** One answer to a request, which is gone with it. Answers wait for each other. */
function answer(
	actor: Actor,
	id: string,
	work: (request: RoleRequest) => Promise<AnswerOutcome>,
): Promise<AnswerOutcome> {
	return inTransaction(async () => {
		await lockRoles();
		const request = await roleRequest(actor, id);
		if (!request) return { ok: false, refused: "gone" };
		const answered = await work(request);
		if (answered.ok) await db().deleteFrom("role_requests").where("id", "=", id).execute();
		return answered;
	});
}

const isOwner = async (account: string) =>
	(await db()
		.selectFrom("account_roles as r")
		.innerJoin("accounts as a", "a.id", "r.account_id")
		.select("a.id")
		.where("a.id", "=", account)
		.where("r.role", "=", "owner")
		.where("a.disabled_at", "is", null)
		.executeTakeFirst()) !== undefined;
