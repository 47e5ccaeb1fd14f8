import { sql } from "kysely";
import type { Actor, Role } from "../access/actor.ts";
import { accountIdOf } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { record } from "../access/record.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { contains } from "../base/db/contains.server.ts";
import { isUuid } from "../base/http/params.ts";
import { endSessions } from "./session.server.ts";

const ACCOUNTS_PER_PAGE = 30;
export type AccountFilter = { q?: string; role?: Role; waiting?: boolean; page?: number };
export type AccountRow = Awaited<ReturnType<typeof accountsPage>>["rows"][number];

const rolesColumn = sql<Role[]>`coalesce((select array_agg(role::text order by role) from account_roles
	where account_id = accounts.id), '{}')`;
/** Activated, and nobody has said yet what the account may do. */
const isWaiting = sql<boolean>`email_verified and disabled_at is null
	and not exists (select from account_roles where account_id = accounts.id)`;

/** One page of the accounts, those that wait for a role first. For owners. */
export async function accountsPage(actor: Actor, { q, role, waiting, page = 1 }: AccountFilter) {
	authorize(actor, "account.manage");
	const filtered = db()
		.selectFrom("accounts")
		.$if(q !== undefined, (query) => query.where(contains(["email", "name"], q!)))
		.$if(waiting === true, (query) => query.where(isWaiting))
		.$if(role !== undefined, (query) =>
			query.where(sql<boolean>`exists (select from account_roles where account_id = accounts.id and role = ${role})`),
		);
	const rows = await filtered
		.select(["id", "name", "email", "email_verified", "two_factor_enabled", "disabled_at", "created_at"])
		.select([rolesColumn.as("roles"), isWaiting.as("waiting")])
		.select(
			sql<Date | null>`(select max(last_seen_at) from sessions where account_id = accounts.id)`.as("last_seen_at"),
		)
		.orderBy(sql`(${isWaiting})`, "desc")
		.orderBy("email")
		.limit(ACCOUNTS_PER_PAGE)
		.offset((page - 1) * ACCOUNTS_PER_PAGE)
		.execute();
	const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	return { rows, total, pages: Math.max(1, Math.ceil(total / ACCOUNTS_PER_PAGE)) };
}

/** How many accounts wait for somebody to give them a role. */
export async function waitingAccounts(): Promise<number> {
	const { count } = await db()
		.selectFrom("accounts")
		.where(isWaiting)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

type Outcome = { ok: true } | { ok: false; refused: "lastOwner" | "gone" };

/** One change to another's account. The account is locked, so that of two owners removing each other one stays. */
async function change(actor: Actor, id: string, work: (email: string) => Promise<Outcome>): Promise<Outcome> {
	authorize(actor, "account.manage");
	if (!isUuid(id)) return { ok: false, refused: "gone" };
	return inTransaction(async () => {
		await sql`lock table account_roles in share row exclusive mode`.execute(db());
		const account = await db().selectFrom("accounts").select("email").where("id", "=", id).executeTakeFirst();
		return account ? work(account.email) : ({ ok: false, refused: "gone" } as const);
	});
}

/** Somebody must be able to give roles: the last owner who can sign in stays one. */
async function isLastOwner(id: string) {
	const owners = await db()
		.selectFrom("account_roles")
		.innerJoin("accounts", "accounts.id", "account_roles.account_id")
		.select("accounts.id")
		.where("role", "=", "owner")
		.where("disabled_at", "is", null)
		.execute();
	return owners.length === 1 && owners[0]?.id === id;
}

/** Gives the account exactly these roles, and ends its sessions: what it may do changes at once. */
export function setRoles(actor: Actor, id: string, roles: Role[]): Promise<Outcome> {
	return change(actor, id, async () => {
		if (!roles.includes("owner") && (await isLastOwner(id))) return { ok: false, refused: "lastOwner" };
		await db().deleteFrom("account_roles").where("account_id", "=", id).execute();
		for (const role of new Set(roles))
			await db()
				.insertInto("account_roles")
				.values({ account_id: id, role, granted_by_id: accountIdOf(actor) })
				.execute();
		await endSessions(id);
		await record(actor, "account.roles-changed", `account:${id}`, { roles });
		return { ok: true };
	});
}

/** Shuts an account out, or lets it in again. Its sessions end at once. */
export function setDisabled(actor: Actor, id: string, disabled: boolean): Promise<Outcome> {
	return change(actor, id, async () => {
		if (disabled && (await isLastOwner(id))) return { ok: false, refused: "lastOwner" };
		await db()
			.updateTable("accounts")
			.set({ disabled_at: disabled ? new Date() : null })
			.where("id", "=", id)
			.execute();
		if (disabled) await endSessions(id);
		await record(actor, disabled ? "account.disabled" : "account.enabled", `account:${id}`);
		return { ok: true };
	});
}

/** Ends every session of an account. */
export function signOutEverywhere(actor: Actor, id: string): Promise<Outcome> {
	return change(actor, id, async () => {
		await endSessions(id);
		await record(actor, "account.sessions-ended", `account:${id}`);
		return { ok: true };
	});
}
