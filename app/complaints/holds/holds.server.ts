import { sql } from "kysely";
import { type Actor, accountIdOf, system } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { parseReference } from "../../decisions/reference.ts";
import { addEvent } from "../case/events/events.server.ts";
import { isRecused, recusedOf } from "../case/recusal.server.ts";
import { endLiftRequest, type LiftRequest, liftOrAsk, liftRequestsOf } from "./lifting/lift-hold.server.ts";

/** The hold on a case: its reason, who placed it and when; undefined when there is none. Runs in the caller's scope. */
export const holdOf = (complaintId: string) =>
	db()
		.selectFrom("case_holds as h")
		.leftJoin("accounts as a", "a.id", "h.placed_by_id")
		.select(["h.id", "h.reason", "h.placed_at", "a.name", "a.email"])
		.where("h.complaint_id", "=", complaintId)
		.where("h.lifted_at", "is", null)
		.executeTakeFirst();

/** Places a hold in the caller's scope; false when there is one. Call it with the case locked. */
export async function insertHold(complaintId: string, account: string | null, reason: string): Promise<boolean> {
	if (await holdOf(complaintId)) return false;
	await db().insertInto("case_holds").values({ complaint_id: complaintId, reason, placed_by_id: account }).execute();
	return true;
}

export type HoldResult = Outcome<
	{ problem: "unknownCase" | "heldAlready" | "notHeld" | "liftAsked" | "notAsked" },
	{ asked?: boolean }
>;
const refuse = (problem: Extract<HoldResult, { ok: false }>["problem"]): HoldResult => ({ ok: false, problem });

/**
 * An owner's hold on the case with this reference. Owners see no case: they learn whether there is one to hold. A case
 * from which the owner is recused counts as missing.
 */
export function holdByReference(actor: Actor, reference: string, reason: string): Promise<HoldResult> {
	return onCase(actor, reference, async (id, plain) => {
		if (!(await insertHold(id, accountIdOf(actor), reason))) return refuse("heldAlready");
		await addEvent({ actor: system, role: "system" }, id, "case.held", { isPublic: false, details: { reason } });
		await audit(actor, "hold.placed", `hold:${plain}`);
		return { ok: true };
	});
}

/** An owner lifts the hold on the case with this reference, or asks another head or owner to. */
export function liftByReference(actor: Actor, reference: string): Promise<HoldResult> {
	return onCase(actor, reference, async (id, plain) => {
		const lift = await liftOrAsk({ id, reference: plain }, accountIdOf(actor), "");
		if (lift === "none") return refuse("notHeld");
		if (lift === "waits") return refuse("liftAsked");
		const event = lift === "lifted" ? "case.hold-lifted" : "case.hold-lift-asked";
		await addEvent({ actor: system, role: "system" }, id, event, { isPublic: false });
		await audit(actor, lift === "lifted" ? "hold.lifted" : "hold.lift-asked", `hold:${plain}`);
		return { ok: true, asked: lift === "asked" };
	});
}

/** An owner refuses that the hold is lifted, or takes back that they asked for it. */
export function refuseLiftByReference(actor: Actor, reference: string): Promise<HoldResult> {
	return onCase(actor, reference, async (id, plain) => {
		if (!(await endLiftRequest(id))) return refuse("notAsked");
		await addEvent({ actor: system, role: "system" }, id, "case.hold-kept", { isPublic: false });
		await audit(actor, "hold.kept", `hold:${plain}`);
		return { ok: true };
	});
}

function onCase(
	actor: Actor,
	reference: string,
	work: (id: string, plain: string) => Promise<HoldResult>,
): Promise<HoldResult> {
	authorize(actor, "retention.manage");
	const plain = parseReference(reference);
	if (!plain) return Promise.resolve(refuse("unknownCase"));
	return asSystem(async () => {
		const item = await db()
			.selectFrom("complaints")
			.select("id")
			.where("case_reference", "=", plain)
			.forUpdate()
			.executeTakeFirst();
		const account = accountIdOf(actor);
		if (!item || (account && (await isRecused(item.id, account)))) return refuse("unknownCase");
		return work(item.id, plain);
	});
}

const LISTED = 100;

type Hold = {
	reference: string;
	reason: string | null;
	at: Date;
	by: string | null;
	isRecused: boolean;
	lift: LiftRequest | null;
};

/**
 * The cases on hold by their references, the latest hold first, and how many there are. For owners. Of a case from
 * which the owner is recused only the reference and the day are given.
 */
export function casesOnHold(actor: Actor) {
	authorize(actor, "retention.manage");
	return asSystem(async () => {
		const { rows } = await sql<Omit<Hold, "isRecused" | "lift"> & { id: string; total: number }>`
			select c.id, c.case_reference as reference, h.reason, h.placed_at as at,
				coalesce(nullif(a.name, ''), a.email) as by,
				count(*) over ()::int as total
			from case_holds h join complaints c on c.id = h.complaint_id left join accounts a on a.id = h.placed_by_id
			where h.lifted_at is null order by h.placed_at desc limit ${LISTED}`.execute(db());
		const account = accountIdOf(actor);
		const ids = rows.map(({ id }) => id);
		const recused = account ? await recusedOf(ids, account) : new Set();
		const lifts = await liftRequestsOf(ids, account);
		const holds = rows.map(
			({ id, total: _, ...hold }): Hold =>
				recused.has(id)
					? { ...hold, reason: null, by: null, isRecused: true, lift: null }
					: { ...hold, isRecused: false, lift: lifts.get(id) ?? null },
		);
		return { holds, total: rows[0]?.total ?? 0 };
	});
}
