import { AsyncLocalStorage } from "node:async_hooks";
import type { SendMailOptions } from "nodemailer";
import { db } from "../db/client.server.ts";
import { enqueue, type JobKind } from "../jobs/queue.server.ts";
import { log } from "../log.server.ts";
import { type Letter, layOut } from "./letter.ts";
import type { Transport } from "./transport.server.ts";

let transport: Transport | undefined;
let from = "";

export function openMail(opened: Transport, sender: string) {
	transport = opened;
	from = sender;
}

const silence = new AsyncLocalStorage<true>();
/** Does `work` without any of its letters: for examples, which are nobody's. */
export const withoutLetters = <T>(work: () => Promise<T>): Promise<T> => silence.run(true, work);

export type Envelope = { to: string; replyTo?: string; headers?: Record<string, string>; issue?: number };

/**
 * Puts a letter in the queue. Call it in the transaction that causes the letter: both happen or neither.
 * It goes out after the commit, is tried again after failures, and ends as `dead` when nothing helps. Returns its id.
 */
export async function sendLetter(letter: Letter, { to, replyTo, headers = {}, issue }: Envelope): Promise<number> {
	if (silence.getStore()) return 0;
	const { html, plain } = layOut(letter);
	const { id } = await db()
		.insertInto("mails")
		.values({
			recipient: to,
			reply_to: replyTo ?? null,
			headers: JSON.stringify({ "Content-Language": letter.locale, ...headers }) as never,
			subject: letter.subject,
			html,
			plain,
			newsletter_issue_id: issue ?? null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await enqueue(mailJob, { id });
	return id;
}

/** Nine tries over about two hours: half a minute, one, two, four … minutes apart. */
export const mailJob: JobKind<{ id: number }> = {
	name: "mail",
	retryLimit: 8,
	retryDelay: 30,
	async run({ id }, { last }) {
		const mail = await db()
			.selectFrom("mails")
			.selectAll()
			.where("id", "=", id)
			.where("status", "=", "queued")
			.executeTakeFirst();
		if (!mail) return;
		try {
			await transport?.send(messageOf(mail));
			// What it said is in the mailbox now; codes and links do not stay here.
			await settle(id, { status: "sent", sent_at: new Date(), last_error: null, html: "", plain: "" });
		} catch (error) {
			const { message, permanent } = error as Error & { permanent?: boolean };
			const dead = permanent || last;
			await settle(id, { status: dead ? "dead" : "queued", last_error: message.slice(0, 500) });
			log.warn("mail.failed", { id, dead });
			if (!permanent) throw new Error("The mail did not go out."); // the queue tries again, or files it with the dead letters
		}
	},
};

type Settled = {
	status: "queued" | "sent" | "dead";
	last_error: string | null;
	sent_at?: Date;
	html?: string;
	plain?: string;
};
const settle = (id: number, result: Settled) =>
	db()
		.updateTable("mails")
		.set((eb) => ({ ...result, attempts: eb("attempts", "+", 1) }))
		.where("id", "=", id)
		.execute();

type Mail = { id: number; recipient: string; reply_to: string | null; subject: string; html: string; plain: string };
const messageOf = (mail: Mail & { headers: Record<string, string> }): SendMailOptions => ({
	from,
	to: mail.recipient,
	replyTo: mail.reply_to ?? undefined,
	subject: mail.subject,
	html: mail.html,
	text: mail.plain,
	headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
	// The same for every try: a mail that went out twice is shown once.
	messageId: `<mail-${mail.id}@${from.replace(/^.*@|>.*$/g, "")}>`,
});

/** Whether mail can go out now. */
export const mailAnswers = () => transport?.verify() ?? Promise.resolve(false);
