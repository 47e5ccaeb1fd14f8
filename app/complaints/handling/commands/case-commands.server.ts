import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asStaff } from "../../../access/case-access.server.ts";
import { complaintStaff } from "../../../accounts/guests/access-links.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { isNotFound, notFound } from "../../../base/http/http-errors.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { caseRoleOf } from "../../case/case-role.ts";
import type { DisputeType, Priority } from "../../case/complaint.ts";
import { addEvent, type CaseEvent } from "../../case/events/events.server.ts";
import { isBarred } from "../../case/flow/case-flow.ts";
import { isSentAlready, type WrittenText } from "../../case/messages/sent-already.server.ts";
import { tellStaff } from "../../case/notices/tell-staff.server.ts";
import { actorIsRecused, isRecused } from "../../case/recusal.server.ts";
import { sendCaseEmail } from "../../case/send-case-email.server.ts";
import { storeMessage } from "../../transitions/store-text.server.ts";

type Refusal = "recused" | "othersRecusal" | "judgedBefore" | "unchanged" | "unknown";
/** A command may refuse for reasons of its own. */
export type CommandResult<Own extends string = never> = Outcome<{ refused: Refusal | Own }>;
const done: CommandResult = { ok: true };
const refuse = (refused: Refusal): CommandResult => ({ ok: false, refused });

type Item = NonNullable<Awaited<ReturnType<typeof lock>>>;

const lock = (id: string) =>
	isUuid(id)
		? db()
				.selectFrom("complaints")
				.select(["id", "user_id", "case_reference", "dispute_type", "priority", "assigned_to_id"])
				.select(["status", "appealed_at", "judges", "reopened_at", "withdrawn_at", "reopen_until"])
				.select(["appeal_judges", "consent_until", "erased_at"])
				.where("id", "=", id)
				.where("status", "<>", "draft")
				.forUpdate()
				.executeTakeFirst()
		: Promise.resolve(undefined);

/**
 * Work on a case other than a status change: by an officer who is not recused, on the locked row, in one transaction.
 * Accounts that judged an appealed case are refused, except where `judges` may. Throws 404 for a missing case. `Own`
 * are refusals of this work alone.
 */
export function withLockedCase<Own extends string = never>(
	actor: Actor,
	id: string,
	work: (item: Item) => Promise<CommandResult<NoInfer<Own>>>,
	{ judges = false } = {},
): Promise<CommandResult<Own>> {
	authorize(actor, "case.handle");
	return asStaff(actor, async () => {
		const item = await lock(id);
		if (await actorIsRecused(id)) return refuse("recused");
		if (!item) throw notFound();
		return !judges && isBarred(item, accountIdOf(actor)) ? refuse("judgedBefore") : work(item);
	});
}

/** An event of the officers' own, which the complainant does not see unless it is `isPublic`. */
export const note = (
	actor: Actor,
	id: string,
	type: CaseEvent,
	details: Record<string, unknown> & { reason?: string } = {},
	isPublic = false,
) => addEvent({ actor, role: caseRoleOf(actor) }, id, type, { isPublic, details });

/**
 * Assigns a case to an officer, or unassigns it. A recused account cannot be assigned; an account that judged an
 * appealed case assigns it only to a head who can judge the appeal.
 */
export function assignCase(actor: Actor, id: string, officer: string | null): Promise<CommandResult> {
	return withLockedCase(actor, id, (item) => assign(actor, item, officer), { judges: true });
}

async function assign(actor: Actor, item: Item, officer: string | null): Promise<CommandResult> {
	if (item.assigned_to_id === officer) return refuse("unchanged");
	const member = officer === null ? undefined : (await complaintStaff()).find(({ id }) => id === officer);
	if (officer && !member) return refuse("unknown");
	if (isBarred(item, officer)) return refuse("judgedBefore");
	if (isBarred(item, accountIdOf(actor)) && !member?.isHead) return refuse("judgedBefore");
	if (officer && (await isRecused(item.id, officer))) return refuse("othersRecusal");
	await db().updateTable("complaints").set({ assigned_to_id: officer }).where("id", "=", item.id).execute();
	await note(actor, item.id, "case.assigned", { account: officer });
	return done;
}

/**
 * Gives many cases to one officer: in the order of their ids, each by itself. Tells how many were given and how many
 * were not.
 */
export async function assignCases(actor: Actor, ids: string[], officer: string | null) {
	authorize(actor, "case.handle");
	let given = 0;
	const all = [...new Set(ids)].filter(isUuid).sort();
	for (const id of all) {
		const assigned = await assignCase(actor, id, officer).catch((error) => {
			if (isNotFound(error)) return refuse("unknown");
			throw error;
		});
		if (assigned.ok) given += 1;
	}
	return { given, left: all.length - given };
}

export function setPriority(actor: Actor, id: string, priority: Priority): Promise<CommandResult> {
	return withLockedCase(actor, id, async (item) => {
		if (item.priority === priority) return refuse("unchanged");
		await db().updateTable("complaints").set({ priority }).where("id", "=", id).execute();
		await note(actor, id, "case.prioritised", { was: item.priority, is: priority });
		if (priority === "urgent") await tellStaff("urgent", id, accountIdOf(actor));
		return done;
	});
}

/**
 * Another type of dispute, with a reason that the complainant reads. What it was first stays in the timeline
 * (docs/rules/complaints.md#dispute-types).
 */
export function reclassify(actor: Actor, id: string, to: DisputeType, reason: string): Promise<CommandResult> {
	return withLockedCase(actor, id, async (item) => {
		if (item.dispute_type === to) return refuse("unchanged");
		await db().updateTable("complaints").set({ dispute_type: to }).where("id", "=", id).execute();
		await storeMessage({ actor, role: caseRoleOf(actor) }, id, { kind: "reason", body: reason });
		await note(actor, id, "case.reclassified", { was: item.dispute_type, is: to }, true);
		await sendCaseEmail("message", item);
		return done;
	});
}

/** An internal note; complainants never see it. */
export function addNote(actor: Actor, id: string, written: WrittenText): Promise<CommandResult> {
	return withLockedCase(actor, id, async () => {
		if (await isSentAlready(actor, id, "case_notes", written)) return done;
		await db()
			.insertInto("case_notes")
			.values({ complaint_id: id, author_id: accountIdOf(actor), body: written.body })
			.execute();
		await note(actor, id, "case.noted");
		return done;
	});
}
