import { sql } from "kysely";
import { type Actor, accountIdOf } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import type { Action } from "../access/policy.ts";
import { db } from "../base/db/client.server.ts";
import { badRequest } from "../base/http/http-errors.ts";
import { isSecretField } from "../base/http/secret-fields.ts";
import { isKeyOf } from "../base/literals.ts";
import type { Draft } from "./record-state.ts";

/** The kinds of records whose panels keep a draft, and the permission to save one. */
const kinds = {
	team: "team.manage",
	player: "player.manage",
	match: "match.manage",
	result: "match.manage",
	"national-team": "national-team.manage",
	article: "news.manage",
	category: "news.manage",
	reply: "inbox.manage",
	"answer-template": "case.handle",
} as const satisfies Record<string, Action>;
type Kind = keyof typeof kinds;

const MAX_CHARACTERS = 1_000_000;
/** The latest so many of an account are kept. */
const MOST = 100;

/** The name of a record's draft; a new record has one as well. */
export const draftName = (kind: Kind, id: number | string | undefined) => `${kind}:${id ?? "new"}`;

/** Whose draft of what: 403 without the permission to save it, 400 for a name that is none. */
function ownedBy(actor: Actor, of: string) {
	const [kind = "", id = "", ...more] = of.split(":");
	if (!isKeyOf(kinds, kind) || more.length > 0 || !/^[a-z0-9-]{1,40}$/.test(id)) throw badRequest();
	authorize(actor, kinds[kind]);
	const account_id = accountIdOf(actor);
	if (!account_id) throw new Error("A draft belongs to an account.");
	return { account_id, record: of };
}

/** Stores the fields that a person is typing, apart from the record and seen by no other. Proofs of identity are left out. */
export async function storeDraft(actor: Actor, of: string, typed: Record<string, string>): Promise<Date> {
	const owned = ownedBy(actor, of);
	const fields = JSON.stringify(Object.fromEntries(Object.entries(typed).filter(([name]) => !isSecretField(name))));
	if (fields.length > MAX_CHARACTERS) throw badRequest();
	const values = { fields, saved_at: new Date() };
	await db()
		.insertInto("record_drafts")
		.values({ ...owned, ...values })
		.onConflict((oc) => oc.columns(["account_id", "record"]).doUpdateSet(values))
		.execute();
	await sql`delete from record_drafts where id in (
		select id from record_drafts where account_id = ${owned.account_id} order by saved_at desc offset ${MOST})`.execute(
		db(),
	);
	return values.saved_at;
}

/** The person's unsaved text for the panel of a record, with its fields when there is any. */
export async function draftOf(actor: Actor, of: string): Promise<Draft & { fields?: Record<string, string> }> {
	const { account_id, record } = ownedBy(actor, of);
	const found = await db()
		.selectFrom("record_drafts")
		.select(["fields", "saved_at"])
		.where("account_id", "=", account_id)
		.where("record", "=", record)
		.executeTakeFirst();
	return { of, isShown: false, fields: found?.fields, savedAt: found?.saved_at };
}

export async function dropDraft(actor: Actor, of: string) {
	const { account_id, record } = ownedBy(actor, of);
	await db().deleteFrom("record_drafts").where("account_id", "=", account_id).where("record", "=", record).execute();
}

/** Unsaved text of all people, and how much of it is older. */
export async function countRecordDrafts(before: Date) {
	const { rows } = await sql<{ all: number; due: number }>`
		select count(*)::int as all, count(*) filter (where saved_at < ${before})::int as due from record_drafts`.execute(
		db(),
	);
	return rows[0] ?? { all: 0, due: 0 };
}

/** Removes unsaved text, at most `most` of it; with it what processes of a former release left in their own table. */
export async function purgeRecordDrafts(before: Date, most: number): Promise<number> {
	await db().deleteFrom("article_drafts").where("saved_at", "<", before).execute();
	const due = db().selectFrom("record_drafts").select("id").where("saved_at", "<", before).limit(most);
	const { numDeletedRows } = await db().deleteFrom("record_drafts").where("id", "in", due).executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}
