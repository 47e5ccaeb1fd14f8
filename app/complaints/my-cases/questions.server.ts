import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { waitingStatuses } from "../case/complaint.ts";
import { consentIsOpen, dayOfConsent } from "./consent-query.server.ts";
import { newInInbox } from "./inbox.server.ts";

/** More of them are found in the list of cases. */
const MOST_QUESTIONS = 3;

/** A column of a query over cases: the day until which the open question of a case is to be answered. */
export const openDueOn = sql<string | null>`(select m.due_on from complaint_messages m
	where m.complaint_id = complaints.id and m.due_on is not null and m.answered_at is null order by m.id desc limit 1)`;

/** The own cases that wait for an answer, the one that is due first at the top. */
function openQuestions(actor: Actor) {
	authorize(actor, "case.file");
	return asComplainant(actor, () =>
		db()
			.selectFrom("complaints")
			.select(["case_reference", "status", "consent_until", openDueOn.as("due_on")])
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where((eb) => eb.or([eb("status", "in", waitingStatuses), consentIsOpen("complaints", new Date())]))
			.orderBy(sql`coalesce(${openDueOn}, ${dayOfConsent("complaints")})`)
			.orderBy("case_reference")
			.limit(MOST_QUESTIONS)
			.execute(),
	);
}

/** For the frame of every page of the portal: how much in the inbox is new, and which cases wait for an answer. */
export const portalNews = (actor: Actor) =>
	asComplainant(actor, async () => ({ unread: await newInInbox(actor), questions: await openQuestions(actor) }));
