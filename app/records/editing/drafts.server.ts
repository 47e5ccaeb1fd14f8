import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asAllDrafts, asOwnDrafts } from "../../access/draft-scope.server.ts";
import type { Action } from "../../access/policy.ts";
import { db } from "../../base/db/client.server.ts";
import { badRequest, mustWait } from "../../base/http/http-errors.ts";
import { isSecretField } from "../../base/http/secret-fields.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { isKeyOf } from "../../base/literals.ts";
import { wholeSeen } from "./form-values.ts";
import { type FoundDraft, isOfNew } from "./record-state.ts";

/** The kinds of records whose panels keep a draft, and the permission to save one. */
const kinds = {
	team: "team.manage",
	player: "player.manage",
	match: "match.manage",
	result: "match.manage",
	sheet: "match.manage",
	"line-up": "squad.act",
	report: "squad.act",
	"national-team": "national-team.manage",
	article: "news.manage",
	category: "news.manage",
	picture: "news.manage",
	class: "league.manage",
	competition: "league.manage",
	group: "league.manage",
	entry: "league.manage",
	adjustment: "league.manage",
	venue: "league.manage",
	round: "league.manage",
	format: "league.manage",
	"rule-set": "league.manage",
	edition: "league.manage",
	transfer: "registration.manage",
	"transfer-request": "squad.act",
	stint: "registration.manage",
	"former-name": "team.manage",
	licence: "registration.manage",
	"licence-category": "registration.manage",
	"squad-player": "registration.manage",
	"player-details": "registration.manage",
	reply: "inbox.manage",
	"answer-template": "case.handle",
} as const satisfies Record<string, Action>;
export type Kind = keyof typeof kinds;

/** Characters of a draft as JSON; an article is the one long text. */
const MAX_CHARACTERS = 64_000;
const MAX_ARTICLE = 1_000_000;
/** A script saves every few seconds, in each window that is open. */
const perAccount: Limit = { what: "draft", times: 60, seconds: 60 };
/** The latest so many of an account are kept, and as many forms that it discarded. */
const MOST = 100;
const MOST_FOUND = 20;
/** For how long a form that was saved or discarded takes no draft: longer than one is under way. */
const CLOSED = sql`interval '1 hour'`;
const SERIAL = /^[0-9a-f]{16}$/;

/** The name of a record, for its drafts. */
export const draftName = (kind: Kind, id: number | string | undefined) => `${kind}:${id ?? "new"}`;

export const isSerial = (text: string | undefined): text is string => SERIAL.test(text ?? "");
export const newSerial = () => randomBytes(8).toString("hex");

/** Whose draft of what: 403 without the permission to save it, 400 for a name that is none. */
export function ownedBy(actor: Actor, of: string, serial = "") {
	const [kind = "", id = "", ...more] = of.split(":");
	if (!isKeyOf(kinds, kind) || more.length > 0 || !/^[a-z0-9-]{1,40}$/.test(id)) throw badRequest();
	authorize(actor, kinds[kind]);
	const account_id = accountIdOf(actor);
	if (!account_id) throw new Error("A draft belongs to an account.");
	return { account_id, record: isOfNew(of) && isSerial(serial) ? `${of}-${serial}` : of };
}

/**
 * Stores the fields that a person is typing, apart from the record and seen by no other. Proofs of identity are left
 * out. Undefined when their form was saved or discarded already.
 */
export async function storeDraft(actor: Actor, of: string, typed: Record<string, string>): Promise<Date | undefined> {
	const { serial = "" } = typed;
	const owned = ownedBy(actor, of, serial);
	const shown = Object.entries(typed).filter(([name]) => !isSecretField(name));
	const fields = JSON.stringify({ ...Object.fromEntries(shown), seen: wholeSeen(typed) });
	if (fields.length > (of.startsWith("article:") ? MAX_ARTICLE : MAX_CHARACTERS)) throw badRequest();
	await countUse(owned.account_id);
	const values = { fields, serial, closed: false, saved_at: new Date() };
	return asOwnDrafts(owned.account_id, async () => {
		const stored = await db()
			.insertInto("record_drafts")
			.values({ ...owned, ...values })
			.onConflict((oc) =>
				oc
					.columns(["account_id", "record"])
					.doUpdateSet(values)
					.where((eb) => eb.or([eb("record_drafts.closed", "=", false), eb("record_drafts.serial", "<>", serial)])),
			)
			.returning("id")
			.executeTakeFirst();
		await deleteBeyondMost(owned.account_id);
		return stored && values.saved_at;
	});
}

async function countUse(account: string) {
	const wait = await secondsToWait(perAccount, account);
	if (wait > 0) throw mustWait(wait);
}

/** Deletes closed forms that are over, and what is beyond the latest; `saves` bounds the forms that were saved. */
const deleteBeyondMost = (account: string) =>
	sql`delete from record_drafts where account_id = ${account} and (closed and saved_at < now() - ${CLOSED}
		or id in (select id from (
			select id, row_number() over (partition by closed order by saved_at desc) as place
			from record_drafts where account_id = ${account} and saved is null) latest where place > ${MOST}))`.execute(db());

/** Unsaved text of a person for the panel of a record, latest first: of a new record there may be several drafts. */
export function draftsOf(actor: Actor, of: string): Promise<FoundDraft[]> {
	const { account_id, record } = ownedBy(actor, of);
	const name = (column: "name" | "title", suffix = "") => sql`nullif(fields ->> ${sql.lit(column + suffix)}, '')`;
	return asOwnDrafts(account_id, () =>
		db()
			.selectFrom("record_drafts")
			.select(["serial", "saved_at"])
			.select([
				sql<string>`left(coalesce(${name("name")}, ${name("title")}, ''), 100)`.as("name"),
				sql<string>`left(coalesce(${name("name", "_ar")}, ${name("title", "_ar")}, ''), 100)`.as("name_ar"),
			])
			.where("account_id", "=", account_id)
			.where("closed", "=", false)
			.where((eb) =>
				isOfNew(of) ? eb.or([eb("record", "=", of), eb("record", "like", `${of}-%`)]) : eb("record", "=", record),
			)
			.orderBy("saved_at", "desc")
			.limit(MOST_FOUND)
			.execute(),
	);
}

/** The fields of a draft. */
export async function draftFields(actor: Actor, of: string, serial: string) {
	const { account_id, record } = ownedBy(actor, of, serial);
	const found = await asOwnDrafts(account_id, () =>
		db()
			.selectFrom("record_drafts")
			.select("fields")
			.where("account_id", "=", account_id)
			.where("record", "=", record)
			.where("closed", "=", false)
			.executeTakeFirst(),
	);
	return found?.fields;
}

/** `dropDraft` for a form that its writer lets go: it counts as a draft, and leaves no more rows than drafts do. */
export async function discardDraft(actor: Actor, of: string, serial?: string): Promise<void> {
	const { account_id } = ownedBy(actor, of);
	await countUse(account_id);
	await dropDraft(actor, of, serial);
	await asOwnDrafts(account_id, () => deleteBeyondMost(account_id));
}

/**
 * Drops what was typed into the form with this serial, which takes no draft any more; what another form of the same
 * record holds stays. Without a serial the draft of the record goes.
 */
export async function dropDraft(actor: Actor, of: string, serial = ""): Promise<void> {
	const owned = ownedBy(actor, of, serial);
	const { account_id, record } = owned;
	await asOwnDrafts(account_id, async () => {
		if (isSerial(serial)) await closeDraft(owned, serial);
		else await deleteDraft(account_id, record);
	});
}

const deleteDraft = (account: string, record: string) =>
	db().deleteFrom("record_drafts").where("account_id", "=", account).where("record", "=", record).execute();

function closeDraft(owned: ReturnType<typeof ownedBy>, serial: string) {
	const closed = { fields: "{}", serial, closed: true, saved_at: new Date() };
	return db()
		.insertInto("record_drafts")
		.values({ ...owned, ...closed })
		.onConflict((oc) =>
			oc
				.columns(["account_id", "record"])
				.doUpdateSet(closed)
				.where((eb) => eb.or([eb("record_drafts.closed", "=", true), eb("record_drafts.serial", "=", serial)])),
		)
		.execute();
}

/** Unsaved text of all people, and how much of it is older. */
export async function countRecordDrafts(before: Date) {
	const count = sql<{ all: number; due: number }>`
		select count(*)::int as all, count(*) filter (where saved_at < ${before})::int as due from record_drafts
		where not closed`;
	const { rows } = await asAllDrafts(() => count.execute(db()));
	return rows[0] ?? { all: 0, due: 0 };
}

/** Removes unsaved text, at most `most` of it, and with it closed forms. */
export function purgeRecordDrafts(before: Date, most: number): Promise<number> {
	return asAllDrafts(async () => {
		await sql`delete from record_drafts where closed and saved_at < now() - ${CLOSED}`.execute(db());
		const due = db().selectFrom("record_drafts").select("id").where("saved_at", "<", before).limit(most);
		const { numDeletedRows } = await db().deleteFrom("record_drafts").where("id", "in", due).executeTakeFirstOrThrow();
		return Number(numDeletedRows);
	});
}
