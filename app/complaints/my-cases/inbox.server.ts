import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { consentIsOpen, dayOfConsent } from "./consent-query.server.ts";

const PER_PAGE = 20;
export type InboxEntry = Awaited<ReturnType<typeof ownInbox>>["entries"][number];

/** Until when an answer is wanted: to a question, or to the last reason of a case that waits for consent. */
const dueOn = (now: Date) => sql<string | null>`case when m.kind = 'reason' and ${consentIsOpen("c", now)}
	and not exists (select from complaint_messages l where l.complaint_id = c.id and l.kind = 'reason' and l.id > m.id)
	then ${dayOfConsent("c")} else m.due_on end`;

/**
 * Everything staff wrote to this complainant, over all their cases: messages, questions, evidence requests, notes,
 * reasons and decisions.
 */
const received = (person: string, now = new Date()) =>
	db()
		.selectFrom("complaint_messages as m")
		.innerJoin("complaints as c", "c.id", "m.complaint_id")
		.select(["m.at", "m.body", dueOn(now).as("due_on"), "m.answered_at", "c.case_reference", "c.status"])
		.select(sql<string>`m.kind`.as("kind"))
		.where("c.user_id", "=", person)
		.where("m.author_role", "!=", "complainant")
		.unionAll(
			db()
				.selectFrom("complaint_decisions as d")
				.innerJoin("complaints as c", "c.id", "d.complaint_id")
				.select(["d.decided_at as at", "d.body"])
				.select([sql<string | null>`null::date`.as("due_on"), sql<Date | null>`null::timestamptz`.as("answered_at")])
				.select(["c.case_reference", "c.status", sql<string>`'decision'`.as("kind")])
				.where("c.user_id", "=", person),
		);

/** One page of it, the newest first, each with whether it is new. Opening the first page makes it all seen. */
export function ownInbox(actor: Actor, page = 1) {
	authorize(actor, "case.file");
	const person = accountIdOf(actor) ?? "";
	return asComplainant(actor, async () => {
		const seen = await seenAt(person);
		const rows = await db()
			.selectFrom(received(person).as("r"))
			.selectAll()
			.orderBy("at", "desc")
			.limit(PER_PAGE)
			.offset((page - 1) * PER_PAGE)
			.execute();
		const { total } = await db()
			.selectFrom(received(person).as("r"))
			.select((eb) => eb.fn.countAll<number>().as("total"))
			.executeTakeFirstOrThrow();
		if (page === 1)
			await db().updateTable("complaint_users").set({ inbox_seen_at: new Date() }).where("id", "=", person).execute();
		const entries = rows.map((row) => ({ ...row, isNew: !seen || row.at > seen }));
		return { entries, total, pages: Math.max(1, Math.ceil(total / PER_PAGE)) };
	});
}

/** How much of it is new. */
export function newInInbox(actor: Actor): Promise<number> {
	authorize(actor, "case.file");
	const person = accountIdOf(actor) ?? "";
	return asComplainant(actor, async () => {
		const seen = await seenAt(person);
		let unseen = db()
			.selectFrom(received(person).as("r"))
			.select((eb) => eb.fn.countAll<number>().as("count"));
		if (seen) unseen = unseen.where("at", ">", seen);
		const { count } = await unseen.executeTakeFirstOrThrow();
		return count;
	});
}

async function seenAt(person: string): Promise<Date | null> {
	const row = await db()
		.selectFrom("complaint_users")
		.select("inbox_seen_at")
		.where("id", "=", person)
		.executeTakeFirst();
	return row?.inbox_seen_at ?? null;
}
