import type { Selectable } from "kysely";
import { type Actor, operator, type Role } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { rolesOf } from "../sessions/session.server.ts";
import { isGrave } from "../two-owners/grave-role.ts";
import { isNewlyAlone, otherOwners } from "../two-owners/role-requests.server.ts";
import { type InvitedSquad, invitedSquads, withdrawSquadsOf } from "./invited-squads.server.ts";
import type { PendingAccountsTable } from "./pending-accounts.server.ts";

/** The account that invited, as it may act now: undefined once it is shut out. Without one the operator invited. */
async function inviterOf(id: string | null): Promise<Actor | undefined> {
	if (id === null) return operator;
	const account = await db()
		.selectFrom("accounts")
		.select(["id", "email"])
		.where("id", "=", id)
		.where("disabled_at", "is", null)
		.executeTakeFirst();
	return account && { kind: "account", ...account, roles: await rolesOf(id) };
}

/** Whether the account that invited may still give this role. */
async function mayGive(inviter: string | null, role: Role): Promise<boolean> {
	const actor = await inviterOf(inviter);
	return actor !== undefined && can(actor, role === "captain" ? "captain.manage" : "account.manage");
}

/** The owners of whom one agrees before this account gives a role, as of now. */
export async function asksOwners(inviter: string | null, role: Role) {
	const actor = isGrave(role) ? await inviterOf(inviter) : undefined;
	if (!actor) return { owners: [], newlyAlone: false };
	const owners = await otherOwners(actor);
	return { owners, newlyAlone: owners.length === 0 && (await isNewlyAlone(actor)) };
}

/**
 * The squads that an invitation gives with its role; undefined for one that gives nothing any more, because who sent it
 * may not or another owner did not agree (docs/rules/accounts.md#registration). A registration gives no role, and
 * stays.
 */
export async function stillGiven(
	pending: Pick<Selectable<PendingAccountsTable>, "id" | "role" | "invited_by_id" | "asks_second" | "confirmed_by_id">,
): Promise<InvitedSquad[] | undefined> {
	const { id, role, invited_by_id, asks_second, confirmed_by_id } = pending;
	if (role === null) return [];
	const squads: InvitedSquad[] = [];
	for (const squad of await invitedSquads(id)) if (await mayGive(squad.invited_by_id, "captain")) squads.push(squad);
	if (role === "captain") return squads.length > 0 ? squads : undefined;
	if (!(await mayGive(invited_by_id, role))) return undefined;
	if (confirmed_by_id) return squads;
	const { owners, newlyAlone } = await asksOwners(invited_by_id, role);
	return asks_second || owners.length > 0 || newlyAlone ? undefined : squads;
}

/**
 * Withdraws what an account invited others to and may no longer give, after it lost a role or was shut out. Who was
 * also invited as captain by another account is invited as that alone. Call it behind `lockRoles`.
 */
export async function endInvitations(actor: Actor, inviter: string) {
	const left = (await mayGive(inviter, "captain")) ? [] : await withdrawSquadsOf(actor, inviter);
	const isOwner = await mayGive(inviter, "owner");
	const found = await db()
		.selectFrom("pending_accounts")
		.select(["id", "role", "invited_by_id"])
		.where("role", "is not", null)
		.where((eb) => eb.or([eb("invited_by_id", "=", inviter), ...(left.length > 0 ? [eb("id", "in", left)] : [])]))
		.execute();
	for (const { id, role, invited_by_id } of found) {
		const squads = await invitedSquads(id);
		if (role === "captain" ? squads.length > 0 : isOwner || invited_by_id !== inviter) continue;
		const asCaptain = { role: "captain", invited_by_id: null, asks_second: false, confirmed_by_id: null } as const;
		if (squads.length > 0) await db().updateTable("pending_accounts").set(asCaptain).where("id", "=", id).execute();
		else await db().deleteFrom("pending_accounts").where("id", "=", id).execute();
		await audit(actor, "account.invitation-withdrawn", `account:${id}`);
	}
}
