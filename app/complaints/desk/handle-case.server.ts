import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { complaintStaff } from "../../accounts/access-links.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/http/params.ts";
import { isNotFound, notFound } from "../../base/http/stop.ts";
import { asStaff } from "../case-access.server.ts";
import { addEvent, type CaseEvent, handOf } from "../case-event.server.ts";
import { sendCaseLetter } from "../case-letter.server.ts";
import type { DisputeType, Priority } from "../complaint.ts";
import { isPartial } from "../impartiality.server.ts";

export type Handled = { ok: true } | { ok: false; refused: "partial" | "unchanged" | "unknown" };
const done: Handled = { ok: true };
const refuse = (refused: Extract<Handled, { ok: false }>["refused"]): Handled => ({ ok: false, refused });

type Item = Awaited<ReturnType<typeof lock>>;

/** The locked case. Throws 404 for one that is not there. */
async function lock(id: string) {
	const item = isUuid(id)
		? await db()
				.selectFrom("complaints")
				.select(["id", "user_id", "case_reference", "version", "dispute_type", "priority", "assigned_to_id"])
				.where("id", "=", id)
				.where("status", "<>", "draft")
				.forUpdate()
				.executeTakeFirst()
		: undefined;
	if (!item) throw notFound();
	return item;
}

/** Work on a case that is no move of its state: by an impartial officer, on the locked row, all or nothing. */
export function handle(actor: Actor, id: string, work: (item: Item) => Promise<Handled>): Promise<Handled> {
	authorize(actor, "case.handle");
	return asStaff(actor, async () => {
		const item = await lock(id);
		return (await isPartial(actor, item)) ? refuse("partial") : work(item);
	});
}

/** An event of the officers' own, which the complainant does not see unless it is `isPublic`. */
export const note = (
	actor: Actor,
	id: string,
	type: CaseEvent,
	details: Record<string, unknown> = {},
	isPublic = false,
) => addEvent({ actor, who: handOf(actor) }, id, type, { isPublic, details });

/** Gives a case to an officer, or to nobody. Whoever has declared a conflict of interest is not given it. */
export function assignCase(actor: Actor, id: string, officer: string | null): Promise<Handled> {
	return handle(actor, id, (item) => assign(actor, item, officer));
}

async function assign(actor: Actor, item: Item, officer: string | null): Promise<Handled> {
	if (item.assigned_to_id === officer) return refuse("unchanged");
	if (officer && !(await complaintStaff()).some((member) => member.id === officer)) return refuse("unknown");
	const other = officer && { kind: "account" as const, id: officer, email: "", roles: [] };
	if (other && (await isPartial(other, item))) return refuse("partial");
	await db().updateTable("complaints").set({ assigned_to_id: officer }).where("id", "=", item.id).execute();
	await note(actor, item.id, "case.assigned", { account: officer });
	return done;
}

/** Gives many cases to one officer: in the order of their ids, each by itself. Tells how many were given and how many were not. */
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

export function setPriority(actor: Actor, id: string, priority: Priority): Promise<Handled> {
	return handle(actor, id, async (item) => {
		if (item.priority === priority) return refuse("unchanged");
		await db().updateTable("complaints").set({ priority }).where("id", "=", id).execute();
		await note(actor, id, "case.prioritised", { was: item.priority, is: priority });
		return done;
	});
}

/** Another type of dispute, with a reason that the complainant reads. What it was first stays in the timeline (product rules, section 5). */
export function reclassify(actor: Actor, id: string, to: DisputeType, reason: string): Promise<Handled> {
	return handle(actor, id, async (item) => {
		if (item.dispute_type === to) return refuse("unchanged");
		await db().updateTable("complaints").set({ dispute_type: to }).where("id", "=", id).execute();
		await db()
			.insertInto("complaint_messages")
			.values({
				complaint_id: id,
				kind: "reason",
				author_id: accountIdOf(actor),
				author_role: handOf(actor),
				body: reason,
				due_on: null,
			})
			.execute();
		await note(actor, id, "case.reclassified", { was: item.dispute_type, is: to }, true);
		await sendCaseLetter("message", item);
		return done;
	});
}

/** What officers tell each other; complainants never see it. */
export function addNote(actor: Actor, id: string, body: string): Promise<Handled> {
	return handle(actor, id, async () => {
		await db()
			.insertInto("case_notes")
			.values({ complaint_id: id, author_id: accountIdOf(actor), body })
			.execute();
		await note(actor, id, "case.noted");
		return done;
	});
}
