import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { db, inTransaction } from "../db/client.server.ts";
import { untilAnswered } from "../errors/away.server.ts";
import type { Attempt, JobKind } from "../jobs/job-kind.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { log } from "../log/log.server.ts";
import { bulkPace, bulkQueue, type Class, handOn, mailQueue } from "./mail.server.ts";
import { asMailer } from "./mail-scope.server.ts";
import type { WaitCause } from "./smtp-answers.ts";
import type { MailStatus } from "./tables.ts";
import { MailRefused } from "./transport.server.ts";

/**
 * For tries that end with their process or hang; a mail that its server does not take queues itself again. A hanging
 * server blocks one slot.
 */
const patience = { retryLimit: 8, retryDelay: 30, expireSeconds: 180 };

/** Single emails: codes, links, confirmations, receipts, decisions. */
export const mailJob: JobKind<{ id: number }> = {
	...mailQueue,
	...patience,
	atOnce: 10,
	run: ({ id }, attempt) => sendMail(id, attempt, "transactional"),
};

/** Newsletter emails, at the pace of `BULK_MAIL_PER_SECOND`. */
export const bulkMailJob: JobKind<{ id: number }> = {
	...bulkQueue,
	...patience,
	atOnce: 5,
	isHeld: isBulkHeld,
	async run({ id }, attempt) {
		await bulkSlot();
		await sendMail(id, attempt, "bulk");
	},
};

/** A server is asked again for as long as the standard has mails wait (RFC 5321, section 4.5.4.1). */
const MOST_DAYS = 5;
const DAY_MS = 86_400_000;
/** Fewest tries before a mail is given up: with the machine off it had none in its five days. */
const FEWEST_TRIES = 8;
type Waiting = { id: number; attempts: number; queued_at: Date; ends_at: Date | null };

/** A newsletter is tried as a whole, and after five days it is old news. */
const isGivenUp = ({ attempts, queued_at }: Waiting, as: Class) =>
	Date.now() - queued_at.getTime() > MOST_DAYS * DAY_MS && (as === "bulk" || attempts + 1 >= FEWEST_TRIES);

/**
 * Seconds to the next try of a mail: a minute, two, four, an hour at most; for a code or a link that ends, half of what
 * is left of it at most, and half a minute at least.
 */
function pauseAfter({ attempts, ends_at }: Waiting): number {
	const left = ends_at ? (ends_at.getTime() - Date.now()) / 1000 : Number.POSITIVE_INFINITY;
	return Math.max(30, Math.round(Math.min(60 * 2 ** attempts, 3600, left / 2)));
}
const BULK_PAUSE = 900;

/** Whether all bulk mail waits, because its server took none. */
async function isBulkHeld(): Promise<boolean> {
	const held = sql<boolean>`held_until > now()`.as("held");
	return (await db().selectFrom("bulk_mail_pace").select(held).executeTakeFirstOrThrow()).held;
}

/** Queues a mail again, and holds all others of a newsletter where none of them would fare better. */
async function waitFor(cause: WaitCause, mail: Waiting, as: Class) {
	if (as === "transactional" || cause === "later")
		return enqueue(as === "bulk" ? bulkQueue : mailQueue, { id: mail.id }, pauseAfter(mail));
	await db()
		.updateTable("bulk_mail_pace")
		.set({ held_until: sql`clock_timestamp() + make_interval(secs => ${BULK_PAUSE})` })
		.execute();
	await enqueue(bulkQueue, { id: mail.id }, BULK_PAUSE);
}

/** Waits until the next bulk mail may leave. The processes of a database share the slots. */
async function bulkSlot() {
	if (!Number.isFinite(bulkPace())) return;
	const gap = sql`make_interval(secs => ${1 / bulkPace()})`;
	const { wait } = await db()
		.updateTable("bulk_mail_pace")
		.set({ next_at: sql`greatest(next_at, clock_timestamp()) + ${gap}` })
		.returning(sql<number>`extract(epoch from next_at - ${gap} - clock_timestamp())::float8`.as("wait"))
		.executeTakeFirstOrThrow();
	if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
}

async function sendMail(id: number, { id: attempt = `${randomUUID()}:0` }: Attempt, as: Class) {
	const mail = await claim(id, attempt);
	if (!mail) return;
	// Over: blank the text, so that codes, links and case references do not stay here.
	const blank = { refused: null, html: "", plain: "", ...(as === "transactional" && { subject: "" }) };
	if (mail.ends_at && mail.ends_at <= new Date()) {
		log.warn("mail.expired", { id });
		await untilAnswered(() =>
			settleMail(id, attempt, { status: "expired", attempts: mail.attempts, last_error: mail.last_error, ...blank }),
		);
		return;
	}
	const attempts = mail.attempts + 1;
	try {
		await handOn(mail, as);
	} catch (error) {
		const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
		const verdict = error instanceof MailRefused ? error.verdict : "later";
		const dead = verdict === "address" || isGivenUp(mail, as);
		log[verdict === "address" || verdict === "later" ? "warn" : "error"]("mail.failed", { id, dead, verdict });
		await untilAnswered(() =>
			inTransaction(async () => {
				const refused = verdict === "address" ? null : verdict;
				const status = dead ? "dead" : "queued";
				const isOurs = await settleMail(id, attempt, { status, attempts, last_error, refused });
				if (isOurs && refused && !dead) await waitFor(refused, mail, as);
			}),
		);
		return;
	}
	await untilAnswered(() =>
		settleMail(id, attempt, { status: "sent", attempts, sent_at: new Date(), last_error: null, ...blank }),
	);
}

/**
 * Takes a mail for this try. A try that was thought dead and goes on after all finds a later one in its place: a mail
 * is sent twice only when its transport had taken it and the process died before recording it.
 */
function claim(id: number, attempt: string) {
	const [job, nth] = attempt.split(":");
	return asMailer(() =>
		db()
			.updateTable("mails")
			.set({ attempt })
			.where("id", "=", id)
			.where("status", "=", "queued")
			.where(
				sql<boolean>`(attempt is null or split_part(attempt, ':', 1) <> ${job}
					or split_part(attempt, ':', 2)::int < ${Number(nth)})`,
			)
			.returningAll()
			.executeTakeFirst(),
	);
}

type MailResult = {
	status: MailStatus;
	attempts: number;
	last_error: string | null;
	refused: WaitCause | null;
	sent_at?: Date;
	html?: string;
	plain?: string;
	subject?: string;
};
/** Records how a try ended; false where a later try has the mail. */
const settleMail = (id: number, attempt: string, result: MailResult) =>
	asMailer(async () => {
		const settled = db().updateTable("mails").set(result).where("id", "=", id).where("attempt", "=", attempt);
		return (await settled.executeTakeFirst()).numUpdatedRows > 0n;
	});
