import { type Actor, accountIdOf, type Role } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { pathIn } from "../../base/locale/path.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type RoleNotice, roleRequestEmail } from "./emails.ts";
import { type GraveRole, isGrave } from "./grave-role.ts";

const DAYS = 7;

/**
 * Owners who can sign in, other than the actor and the account that gains a role: one of them agrees. None for the
 * operator.
 */
export async function otherOwners(actor: Actor, gaining?: string) {
	const me = accountIdOf(actor);
	if (!me) return [];
	return db()
		.selectFrom("account_roles as r")
		.innerJoin("accounts as a", "a.id", "r.account_id")
		.select(["a.id", "a.email", "a.language"])
		.where("r.role", "=", "owner")
		.where("a.disabled_at", "is", null)
		.where("a.id", "not in", [me, ...(gaining ? [gaining] : [])])
		.execute();
}

/**
 * Whether another owner was shut out, or lost the role, by an owner's hand within the days that a request waits: who
 * got rid of the others does not grant alone right after (docs/rules/accounts.md#two-owners). Not for the operator.
 */
export async function isNewlyAlone(actor: Actor, gaining?: string, now = new Date()): Promise<boolean> {
	const me = accountIdOf(actor);
	if (!me) return false;
	const found = await db()
		.selectFrom("accounts")
		.select("id")
		.where("owner_ended_at", ">", new Date(now.getTime() - DAYS * 86_400_000))
		.where("id", "not in", [me, ...(gaining ? [gaining] : [])])
		.executeTakeFirst();
	return found !== undefined;
}

/** Notes that an owner's account was shut out or lost the role, where an owner did that to another. */
export async function noteEndOfOwner(actor: Actor, id: string) {
	const me = accountIdOf(actor);
	if (!me || me === id) return;
	await db().updateTable("accounts").set({ owner_ended_at: new Date() }).where("id", "=", id).execute();
}

type Owner = Awaited<ReturnType<typeof otherOwners>>[number];

/**
 * Asks the other owners to agree that an account becomes head or owner, in place of what was asked for it before. Call
 * it behind `lockRoles`.
 */
export async function askOwners(
	actor: Actor,
	{ id, roles, reason }: { id: string; roles: GraveRole[]; reason: string },
	owners: Owner[],
	now = new Date(),
) {
	const asked = {
		account_id: id,
		roles,
		reason,
		asked_by_id: accountIdOf(actor) ?? "",
		asked_at: now,
		expires_at: new Date(now.getTime() + DAYS * 86_400_000),
	};
	await db().deleteFrom("role_requests").where("account_id", "=", id).execute();
	const { id: request } = await db()
		.insertInto("role_requests")
		.values(asked)
		.returning("id")
		.executeTakeFirstOrThrow();
	await audit(actor, "account.roles-asked", `account:${id}`, { roles });
	const account = await emailOf(id);
	await tellOwners(owners, { kind: "asked", account, roles, by: await emailOf(asked.asked_by_id), reason }, request);
}

/** Emails owners of a request; the button leads to it, or to the accounts once it is over. */
async function tellOwners(owners: Pick<Owner, "email" | "language">[], told: RoleNotice, request?: string) {
	for (const { email, language } of owners) {
		const page = request
			? pathIn(language, "/admin/accounts/requests/:id", { id: request })
			: pathIn(language, "/admin/accounts");
		await sendEmail(roleRequestEmail(language, told, absolute(page)), { to: email });
	}
}

/** Tells the owners that an invitation as head or owner waits for one of them. */
export async function askOwnersOfInvitation(
	actor: Actor,
	{ id, email, role }: { id: string; email: string; role: GraveRole },
	owners: Owner[],
) {
	const by = await emailOf(accountIdOf(actor) ?? "");
	const told: RoleNotice = { kind: "asked", account: email, roles: [role], by, reason: "" };
	for (const owner of owners) {
		const url = absolute(pathIn(owner.language, "/admin/accounts/invitations/:id", { id }));
		await sendEmail(roleRequestEmail(owner.language, told, url), { to: owner.email });
	}
}

/** Tells the owner who asked how it ended. */
export async function tellAsker(asker: string, told: Omit<RoleNotice, "by" | "reason">, actor: Actor) {
	const { email, language, disabled_at } = await db()
		.selectFrom("accounts")
		.select(["email", "language", "disabled_at"])
		.where("id", "=", asker)
		.executeTakeFirstOrThrow();
	const by = await emailOf(accountIdOf(actor) ?? "");
	if (!disabled_at) await tellOwners([{ email, language }], { ...told, by, reason: "" });
}

async function emailOf(id: string): Promise<string> {
	const row = isUuid(id) && (await db().selectFrom("accounts").select("email").where("id", "=", id).executeTakeFirst());
	return row ? row.email : "";
}

const requests = (now: Date) =>
	db()
		.selectFrom("role_requests as q")
		.innerJoin("accounts as a", "a.id", "q.account_id")
		.innerJoin("accounts as by", "by.id", "q.asked_by_id")
		.select(["q.id", "q.account_id", "q.roles", "q.reason", "q.asked_at", "q.expires_at", "q.asked_by_id"])
		.select(["a.email", "a.name", "by.email as asked_by"])
		.where("q.expires_at", ">", now);

/** The requests that wait, the latest first. For owners. */
export async function roleRequests(actor: Actor, now = new Date()) {
	authorize(actor, "account.manage");
	return (await requests(now).orderBy("q.asked_at", "desc").execute()).map(withRoles);
}
export type RoleRequest = Awaited<ReturnType<typeof roleRequests>>[number];

/** One of them; undefined once it was answered, taken back, or has expired. */
export async function roleRequest(actor: Actor, id: string, now = new Date()): Promise<RoleRequest | undefined> {
	authorize(actor, "account.manage");
	const found = isUuid(id) ? await requests(now).where("q.id", "=", id).executeTakeFirst() : undefined;
	return found && withRoles(found);
}

/** How many roles wait for this owner, invitations among them. */
export async function requestsToAnswer(actor: Actor, now = new Date()): Promise<number> {
	const me = accountIdOf(actor);
	const waiting = await roleRequests(actor, now);
	const { count } = await db()
		.selectFrom("pending_accounts")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("asks_second", "=", true)
		.where("confirmed_by_id", "is", null)
		.where("expires_at", ">", now)
		.where("invited_by_id", "is distinct from", me ?? null)
		.executeTakeFirstOrThrow();
	return Number(count) + waiting.filter((each) => each.asked_by_id !== me && each.account_id !== me).length;
}

const withRoles = <T extends { roles: Role[] }>(row: T) => ({ ...row, roles: row.roles.filter(isGrave) });
