import { sql } from "kysely";
import { type Actor, accountIdOf } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { audit } from "../audit/audit.server.ts";
import { config } from "../base/config.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { contains } from "../base/db/queries/contains.server.ts";
import { totalOf } from "../base/db/remembered/total.server.ts";
import { type Limit, secondsToWait } from "../base/limits/rate-limit.server.ts";
import { sendEmail } from "../base/mail/mail.server.ts";
import { siteSettings } from "../settings/settings.server.ts";
import { replyEmail } from "./emails.ts";

export const messageStates = ["unread", "read", "answered", "archived", "spam"] as const;
export type MessageState = (typeof messageStates)[number];
const MESSAGES_PER_PAGE = 30;

type Filter = { state?: MessageState; q?: string; page: number };

/** One page of the inbox, newest first. Without a status: everything that is neither archived nor spam. */
export async function inboxPage(actor: Actor, { state, q, page }: Filter) {
	authorize(actor, "inbox.manage");
	let filtered = db().selectFrom("contact_messages");
	if (state === undefined) filtered = filtered.where("status", "not in", ["archived", "spam"]);
	else filtered = filtered.where("status", "=", state);
	if (q !== undefined) filtered = filtered.where(contains(["name", "surname", "email", "message"], q));
	const onPage = filtered
		.select("id")
		.orderBy("id", "desc")
		.limit(MESSAGES_PER_PAGE)
		.offset((page - 1) * MESSAGES_PER_PAGE);
	const rows = await db()
		.selectFrom("contact_messages")
		.where("id", "in", onPage)
		.select(["id", "name", "surname", "email", "status", "created_at", "language"])
		.select(sql<string>`left(message, 160)`.as("opening"))
		.orderBy("id", "desc")
		.execute();
	const total = await totalOf(filtered);
	return { rows, total, pages: Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE)) };
}

/** One message with its replies. Opening an unread one marks it as read; undefined when there is none. */
export async function openMessage(actor: Actor, id: number) {
	authorize(actor, "inbox.manage");
	await db()
		.updateTable("contact_messages")
		.set({ status: "read" })
		.where("id", "=", id)
		.where("status", "=", "unread")
		.execute();
	const message = await db().selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
	if (!message) return undefined;
	const replies = await db()
		.selectFrom("contact_replies")
		.leftJoin("accounts", "accounts.id", "contact_replies.sent_by_id")
		.leftJoin("mail_states as mail", "mail.id", "contact_replies.mail_id")
		.select(["contact_replies.id", "contact_replies.body", "contact_replies.sent_at", "accounts.email", "mail.status"])
		.where("contact_message_id", "=", id)
		.orderBy("contact_replies.id")
		.execute();
	return { message, replies };
}

/** Puts a message where it belongs; false when it is gone. */
export function setMessageState(actor: Actor, id: number, state: MessageState): Promise<boolean> {
	authorize(actor, "inbox.manage");
	return inTransaction(async () => {
		const { numUpdatedRows } = await db()
			.updateTable("contact_messages")
			.set({ status: state })
			.where("id", "=", id)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await audit(actor, "message.moved", `message:${id}`, { state });
		return true;
	});
}

/** The address of a message is typed by a stranger, and may be another person's. */
const repliesOfAccount: Limit = { what: "replies", times: 60, seconds: 3600 };

/** Seconds until an account may answer a message again, which this counts as. */
export const secondsToReply = (actor: Actor) => secondsToWait(repliesOfAccount, accountIdOf(actor) ?? "operator");

/** Answers a message by email, in its language. Email, reply and status appear together or not at all. */
export function replyTo(actor: Actor, id: number, body: string): Promise<boolean> {
	authorize(actor, "inbox.manage");
	return inTransaction(async () => {
		const message = await db()
			.selectFrom("contact_messages")
			.selectAll()
			.where("id", "=", id)
			.forUpdate()
			.executeTakeFirst();
		if (!message) return false;
		const { email } = await siteSettings();
		const mail_id = await sendEmail(replyEmail(message, body), {
			to: message.email,
			replyTo: config().FEDERATION_EMAIL ?? email ?? undefined,
		});
		await db()
			.insertInto("contact_replies")
			.values({ contact_message_id: id, body, sent_by_id: accountIdOf(actor), mail_id })
			.execute();
		await db().updateTable("contact_messages").set({ status: "answered" }).where("id", "=", id).execute();
		await audit(actor, "message.answered", `message:${id}`);
		return true;
	});
}
