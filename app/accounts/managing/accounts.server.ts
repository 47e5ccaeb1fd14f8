import { sql } from "kysely";
import type { Actor, Role } from "../../access/actor.ts";
import { accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { contains } from "../../base/db/queries/contains.server.ts";
import { totalOf } from "../../base/db/remembered/total.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Outcome } from "../../base/outcome.ts";
import { endInvitations } from "../joining/inviter.server.ts";
import { sendAccountNotice, sendRoleNotices } from "../notices/send-account-notice.server.ts";
import { endSessions, rolesOf } from "../sessions/session.server.ts";
import { isGrave } from "../two-owners/grave-role.ts";
import { askOwners, isNewlyAlone, noteEndOfOwner, otherOwners } from "../two-owners/role-requests.server.ts";

const ACCOUNTS_PER_PAGE = 30;
export type AccountFilter = { q?: string; role?: Role; waiting?: boolean; page?: number };
export type AccountRow = Awaited<ReturnType<typeof accountsPage>>["rows"][number];

const rolesColumn = sql<Role[]>`coalesce((select array_agg(role::text order by role) from account_roles
	where account_id = accounts.id), '{}')`;
/** Activated accounts without a role. */
const isWaiting = sql<boolean>`email_verified and disabled_at is null and not has_role`;

/**
 * When a complainant was last here, beside the times of cases, would tell owners whose they are: staff alone have it,
 * and days have no time.
 */
const isStaff = sql<boolean>`is_staff(accounts.id)`;
const isThere = sql<boolean>`email not like '%@erased.invalid'`;

/** Every account for a file, with the days on which it was made and shut out. */
export async function accountRows(actor: Actor) {
	authorize(actor, "account.manage");
	const rows = await db()
		.selectFrom("accounts")
		.select(["email", "name", "email_verified", "disabled_at", "created_at"])
		.select(sql<string>`array_to_string(${rolesColumn}, ' ')`.as("roles"))
		.where(isThere)
		.orderBy("email")
		.execute();
	const day = (at: Date | null) => at && riyadhDay(at);
	return rows.map((row) => ({ ...row, created_at: day(row.created_at), disabled_at: day(row.disabled_at) }));
}

/** One page of the accounts, those that wait for a role first. For owners. */
export async function accountsPage(actor: Actor, { q, role, waiting, page = 1 }: AccountFilter) {
	authorize(actor, "account.manage");
	let filtered = db()
		.selectFrom("accounts")
		.where(isThere)
		.$if(waiting === true, (query) => query.where(isWaiting));
	if (role !== undefined)
		filtered = filtered.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("account_roles").select("role").whereRef("account_id", "=", "accounts.id").where("role", "=", role),
			),
		);
	if (q !== undefined) filtered = filtered.where(contains(["email", "name"], q));
	const rows = await filtered
		.select(["id", "name", "email", "email_verified", "two_factor_enabled", "disabled_at", "created_at"])
		.select([rolesColumn.as("roles"), isWaiting.as("waiting")])
		.select(
			sql<Date | null>`case when ${isStaff}
				then (select max(last_seen_at) from sessions where account_id = accounts.id) end`.as("last_seen_at"),
		)
		.orderBy(sql`(${isWaiting})`, "desc")
		.orderBy("email")
		.limit(ACCOUNTS_PER_PAGE)
		.offset((page - 1) * ACCOUNTS_PER_PAGE)
		.execute();
	const total = await totalOf(filtered);
	const shown = rows.map((row) => ({ ...row, created_at: riyadhDay(row.created_at) }));
	return { rows: shown, total, pages: Math.max(1, Math.ceil(total / ACCOUNTS_PER_PAGE)) };
}

/** How many accounts wait for a role. */
export const waitingAccounts = (): Promise<number> => totalOf(db().selectFrom("accounts").where(isWaiting));

/** `asked`: head or owner waits for another owner. */
export type AccountChange = Outcome<
	{ refused: "lastOwner" | "newlyAlone" | "gone" | "ownFactor" | "noFactor" },
	{ asked?: boolean }
>;

/** One change to another's account. The account is locked, so that of two owners removing each other one stays. */
export async function changeAccount(
	actor: Actor,
	id: string,
	work: () => Promise<AccountChange>,
): Promise<AccountChange> {
	authorize(actor, "account.manage");
	if (!isUuid(id)) return { ok: false, refused: "gone" };
	return inTransaction(async () => {
		await lockRoles();
		const account = await db().selectFrom("accounts").select("id").where("id", "=", id).executeTakeFirst();
		return account ? work() : ({ ok: false, refused: "gone" } as const);
	});
}

/** Locks roles until the transaction ends: two owners cannot remove each other. */
export const lockRoles = () => sql`lock table account_roles in share row exclusive mode`.execute(db());

/** Owners grant the roles: the last one who can sign in stays one. Call it behind `lockRoles`. */
export async function isLastOwner(id: string) {
	const owners = await db()
		.selectFrom("account_roles")
		.innerJoin("accounts", "accounts.id", "account_roles.account_id")
		.select("accounts.id")
		.where("role", "=", "owner")
		.where("disabled_at", "is", null)
		.execute();
	return owners.length === 1 && owners[0]?.id === id;
}

/**
 * Gives the account these of the roles that owners grant, and ends its sessions: what it may do changes at once. A role
 * that the owner left as `seen` stays as it is by now: an account becomes a complainant without an owner. Head and
 * owner wait for another owner where there is one (docs/rules/accounts.md#two-owners).
 */
export function setRoles(
	actor: Actor,
	id: string,
	chosen: Role[],
	{ seen, reason = "" }: { seen?: Role[]; reason?: string } = {},
): Promise<AccountChange> {
	return changeAccount(actor, id, async () => {
		const before: Role[] = (await rolesOf(id)).filter((role) => role !== "captain");
		const isLeft = (role: Role) => seen !== undefined && seen.includes(role) === chosen.includes(role);
		const wanted = [...new Set([...chosen, ...before])].filter((role) =>
			(isLeft(role) ? before : chosen).includes(role),
		);
		const grave = wanted.filter(isGrave).filter((role) => !before.includes(role));
		const owners = grave.length > 0 ? await otherOwners(actor, id) : [];
		const roles = owners.length > 0 ? wanted.filter((role) => before.includes(role) || !isGrave(role)) : wanted;
		if (!roles.includes("owner") && (await isLastOwner(id))) return { ok: false, refused: "lastOwner" };
		if (grave.length > 0 && owners.length === 0 && (await isNewlyAlone(actor, id)))
			return { ok: false, refused: "newlyAlone" };
		if (owners.length > 0) await askOwners(actor, { id, roles: grave, reason }, owners);
		if (owners.length > 0 && roles.length === before.length && roles.every((role) => before.includes(role)))
			return { ok: true, asked: true };
		await writeRoles(id, before, roles, { granted_by_id: accountIdOf(actor) });
		if (before.includes("owner") && !roles.includes("owner")) await noteEndOfOwner(actor, id);
		await endInvitations(actor, id);
		await audit(actor, "account.roles-changed", `account:${id}`, { from: { roles: before }, to: { roles } });
		return { ok: true, asked: owners.length > 0 };
	});
}

/**
 * Writes which roles an account has in place of those `before`, ends its sessions, and tells of it. Call it behind
 * `lockRoles`.
 */
export async function writeRoles(
	id: string,
	before: readonly Role[],
	roles: readonly Role[],
	by: { granted_by_id: string | null; confirmed_by_id?: string | null },
) {
	const gone = before.filter((role) => !roles.includes(role));
	if (gone.length > 0)
		await db().deleteFrom("account_roles").where("account_id", "=", id).where("role", "in", gone).execute();
	for (const role of roles)
		if (!before.includes(role))
			await db()
				.insertInto("account_roles")
				.values({ account_id: id, role, ...by })
				.execute();
	await endSessions(id);
	await sendRoleNotices(id, before, roles);
}

/** Gives an account the name that owners see in lists; without one its address is shown. */
export function rename(actor: Actor, id: string, name: string | null): Promise<AccountChange> {
	return changeAccount(actor, id, async () => {
		await db()
			.updateTable("accounts")
			.set({ name: name ?? "" })
			.where("id", "=", id)
			.execute();
		await audit(actor, "account.renamed", `account:${id}`);
		return { ok: true };
	});
}

/** Shuts an account out, or lets it in again. Its sessions end at once. */
export function setDisabled(actor: Actor, id: string, disabled: boolean): Promise<AccountChange> {
	return changeAccount(actor, id, async () => {
		if (disabled && (await isLastOwner(id))) return { ok: false, refused: "lastOwner" };
		await db()
			.updateTable("accounts")
			.set({ disabled_at: disabled ? new Date() : null })
			.where("id", "=", id)
			.execute();
		if (disabled) await endSessions(id);
		if (disabled) await endInvitations(actor, id);
		if (disabled && (await rolesOf(id)).includes("owner")) await noteEndOfOwner(actor, id);
		await audit(actor, disabled ? "account.disabled" : "account.enabled", `account:${id}`);
		await sendAccountNotice(id, { kind: disabled ? "disabled" : "enabled" });
		return { ok: true };
	});
}

/** Ends every session of an account. */
export function signOutEverywhere(actor: Actor, id: string): Promise<AccountChange> {
	return changeAccount(actor, id, async () => {
		await endSessions(id);
		await audit(actor, "account.sessions-ended", `account:${id}`);
		return { ok: true };
	});
}
