import { AsyncLocalStorage } from "node:async_hooks";
import { type Selectable, sql } from "kysely";
import type { SendMailOptions } from "nodemailer";
import { db } from "../db/client.server.ts";
import { enqueue } from "../jobs/queue.server.ts";
import type { Locale } from "../locale/locale.ts";
import { requestId } from "../log/request-id.server.ts";
import { type Email, LOGO_ID, layOut, withoutLogo } from "./email.ts";
import { asMailer } from "./mail-scope.server.ts";
import type { MailsTable } from "./tables.ts";
import type { Transport } from "./transport.server.ts";

/** Single emails and newsletters: each has its own queue, transport and connections. */
export type Class = "transactional" | "bulk";
export const mailQueue = { name: "mail" };
export const bulkQueue = { name: "bulk-mail" };
let transports: Partial<Record<Class, Transport>> = {};
/** Who mail is from, and its letterhead, in its language: asked for each mail, because they may change. */
export type Sender = {
	from: (locale: Locale) => string;
	name: (locale: Locale) => string;
	colour: () => string;
	/** A PNG. */
	logo: () => Buffer | undefined;
};
const senderOf = (from: string): Sender => ({
	from: () => from,
	name: () => "",
	colour: () => "#0e5a45",
	logo: () => undefined,
});
let sender = senderOf("");
let bulkPerSecond = Number.POSITIVE_INFINITY;

/**
 * Sends through `opened` from now on, as `as`, who can have a name of its own in each language; bulk mail through
 * `bulk.transport` if that is given, at most `bulk.perSecond`.
 */
export function openMail(
	opened: Transport,
	as: string | Sender,
	bulk: { transport?: Transport; perSecond?: number } = {},
) {
	closeMail();
	transports = { transactional: opened, bulk: bulk.transport ?? opened };
	sender = typeof as === "string" ? senderOf(as) : as;
	bulkPerSecond = bulk.perSecond ?? Number.POSITIVE_INFINITY;
}

/** The address that emails come from, for people who look for one. */
export const senderAddress = (locale: Locale): string => sender.from(locale).replace(/^.*<|>.*$/g, "");

/** Closes the connections that are kept open between mails. */
export function closeMail() {
	for (const transport of Object.values(transports)) transport.close?.();
	transports = {};
}

/** Hands a mail to the transport of its class, in the name of the sender. */
export const handOn = async (mail: Mail, as: Class) => transports[as]?.send(messageOf(mail));
/** Most bulk mails that leave in a second. */
export const bulkPace = () => bulkPerSecond;

const silence = new AsyncLocalStorage<true>();
/** Suppresses outgoing mail inside `work` (demo seed). */
export const withoutEmails = <T>(work: () => Promise<T>): Promise<T> => silence.run(true, work);
export const isMailSilent = () => silence.getStore() === true;

/** Headers by which a mail program ends such mails by itself, at one click on its own button (RFC 2369, RFC 8058). */
export const oneClick = (url: string) => ({
	"List-Unsubscribe": `<${url}>`,
	"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** `until`: when the code or link in it ends. */
export type Envelope = {
	to: string;
	replyTo?: string;
	headers?: Record<string, string>;
	issue?: number;
	until?: Date;
};

/**
 * Queues an email. Call it in the transaction that causes the email: both happen or neither.
 * It goes out after the commit, waits while its server does not take it, and ends as `dead` when nothing helps, as
 * `expired` when what is in it ends first. Returns its id.
 */
export async function sendEmail(email: Email, { to, replyTo, headers = {}, issue, until }: Envelope): Promise<number> {
	if (isMailSilent()) return 0;
	const name = sender.name(email.locale);
	const { html, plain } = layOut(email, { name, colour: sender.colour(), hasLogo: sender.logo() !== undefined });
	const request = requestId();
	const { id } = await asMailer(() =>
		db()
			.insertInto("mails")
			.values({
				recipient: to,
				reply_to: replyTo ?? null,
				headers: JSON.stringify({
					"Content-Language": email.locale,
					...(request && { "X-Request-Id": request }),
					...headers,
				}),
				subject: email.subject,
				html,
				plain,
				ends_at: until ?? null,
				newsletter_issue_id: issue ?? null,
			})
			.returning("id")
			.executeTakeFirstOrThrow(),
	);
	await enqueue(issue === undefined ? mailQueue : bulkQueue, { id });
	return id;
}

/** The HTML of an email, with the logo as a part of it where it was laid out with one. */
function htmlOf(html: string): SendMailOptions {
	const isMeant = html !== withoutLogo(html);
	const content = isMeant ? sender.logo() : undefined;
	if (!content) return { html: withoutLogo(html) };
	return { html, attachments: [{ cid: LOGO_ID, filename: "logo.png", contentDisposition: "inline", content }] };
}

type Mail = Pick<Selectable<MailsTable>, "id" | "recipient" | "reply_to" | "headers" | "subject" | "html" | "plain">;
const messageOf = (mail: Mail): SendMailOptions => ({
	from: sender.from(mail.headers["Content-Language"] === "en" ? "en" : "ar"),
	to: mail.recipient,
	replyTo: mail.reply_to ?? undefined,
	subject: mail.subject,
	...htmlOf(mail.html),
	text: mail.plain,
	headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
	// The same for every try: a mail that went out twice is shown once.
	messageId: `<mail-${mail.id}@${sender.from("ar").replace(/^.*@|>.*$/g, "")}>`,
});

const resendable = "status = 'dead' and (ends_at is null or ends_at > now())";
/** Mails that were given up, and are still of use to their readers. */
export const isResendable = sql.raw<boolean>(resendable);

/** Single emails that their recipients' servers want later: this is no fault of ours before they do so for hours. */
const isForLater = "status = 'queued' and newsletter_issue_id is null and refused = 'later'";
/**
 * Figures of `mail_states`, in SQL: emails by how they went, the seconds for which the oldest single one waits that no
 * one asked to send later, and how many were put off for four hours.
 */
export const mailFigures = `count(*) filter (where status = 'queued')::int as waiting,
	count(*) filter (where ${resendable})::int as dead,
	count(*) filter (where status = 'expired')::int as expired,
	coalesce(extract(epoch from now() - min(queued_at) filter (where status = 'queued'
		and newsletter_issue_id is null and refused is distinct from 'later')), 0)::int as oldest,
	count(*) filter (where ${isForLater} and queued_at < now() - interval '4 hours')::int as later`;
export type MailFigures = { waiting: number; dead: number; expired: number; oldest: number; later: number };

/** Queues mails again that were given up: one, or the latest. Returns how many. Call it in a transaction. */
export async function resendMails({ id, most }: { id?: number; most: number }): Promise<number> {
	const given = db()
		.selectFrom("mails")
		.select("id")
		.where(isResendable)
		.$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
		.orderBy("id", "desc")
		.limit(most);
	const rows = await asMailer(() =>
		db()
			.updateTable("mails")
			.set({ status: "queued", queued_at: new Date(), attempt: null, attempts: 0, last_error: null, refused: null })
			.where("id", "in", given)
			.where("status", "=", "dead")
			.returning(["id", "newsletter_issue_id"])
			.execute(),
	);
	for (const row of rows) await enqueue(row.newsletter_issue_id === null ? mailQueue : bulkQueue, { id: row.id });
	return rows.length;
}

/** Whether mail can go out now. */
export const mailAnswers = () => transports.transactional?.verify() ?? Promise.resolve(false);

/**
 * Deletes the rows of every mail to an address, those that wait included. Call it in the transaction of the erasure.
 */
export const deleteMailsTo = (address: string) =>
	asMailer(() => db().deleteFrom("mails").where(sql`lower(recipient)`, "=", address.toLowerCase()).execute());

/**
 * Deletes the files of the outbox that are to an address; call it after the commit. Mail that left for a server cannot
 * be taken back.
 */
export const emptyOutboxOf = (address: string) => transports.transactional?.forget?.(address) ?? Promise.resolve();
