import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { complaintStaff } from "../../accounts/guests/access-links.server.ts";
import { db } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { publishedDecision } from "../../decisions/published-decisions.server.ts";
import { parseReference } from "../../decisions/reference.ts";
import { followedBy } from "../../league/ties/followed.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { ageOn } from "../case/age.ts";
import { caseRoleOf } from "../case/case-role.ts";
import { noteViews } from "../case/events/views.server.ts";
import { canBeReopened, isAppealOpen, isBarred } from "../case/flow/case-flow.ts";
import { markRead } from "../case/notices/tell-staff.server.ts";
import { actorIsRecusedFrom, withoutRecused } from "../case/recusal.server.ts";
import { type StageFacts, stageOf } from "../case/stage.ts";
import { hasIdentity } from "../complainants/erased-identity.server.ts";
import { maskedIdOf } from "../complainants/profile.server.ts";
import { dueOf } from "../deadlines/deadlines.ts";
import { holdOf } from "../holds/holds.server.ts";
import { liftRequestOf, othersWhoLift } from "../holds/lifting/lift-hold.server.ts";
import { linkedCases } from "../linked/linked-cases.server.ts";
import { partsOf } from "../my-cases/cases.server.ts";
import { retainedCases } from "../privacy/kept/kept.server.ts";
import { openProposal } from "../transitions/reopening.server.ts";
import { timeOf } from "./commands/extend-time.server.ts";
import { deskNext } from "./desk-next.ts";
import { deskTransitions } from "./desk-transitions.ts";

/**
 * One case with everything that officers see of it; undefined when there is none by this reference. A recused officer
 * gets the reference and nothing else. The view is logged, and the complainant sees the viewer's role.
 */
export async function deskCase(actor: Actor, reference: string, now = new Date()) {
	authorize(actor, "case.read");
	const plain = parseReference(reference);
	if (!plain) return undefined;
	const rules = await siteSettings();
	return asStaff(actor, async () => {
		const row = await db()
			.selectFrom("complaints")
			.selectAll()
			.where("case_reference", "=", plain)
			.where("status", "<>", "draft")
			.executeTakeFirst();
		const brief = { case_reference: plain };
		if (!row) return (await actorIsRecusedFrom(plain)) ? { recused: true as const, brief } : undefined;
		await markRead(accountIdOf(actor) ?? "", row.id);
		const conflicts = await conflictsOf(row.id);
		await noteViews(actor, [row.id], now);
		const person = await db()
			.selectFrom("complaint_users")
			.select(["id", "full_name", "full_name_ar", "email", "phone", "organization", "organization_ar"])
			.select(["submitter_type", "id_type", "id_number", "date_of_birth", "erased_at"])
			.where("id", "=", row.user_id)
			.executeTakeFirstOrThrow();
		const { id_number, date_of_birth, ...known } = person;
		const shown = { ...known, age: ageOn(date_of_birth, riyadhDay(now)) };
		const parts = await partsOf(row.id, { internal: true });
		const counted = dueOf(row, rules.holidays);
		// One that was missed stays where it was.
		const due = counted && { ...counted, at: row.due_at ?? counted.at };
		const hold = await holdOf(row.id);
		const proposal = await openProposal(row.id, now);
		const transitions = deskTransitions(actor, row, rules, now);
		const colleagues = await withoutRecused(row.id, await complaintStaff());
		const staff = colleagues.filter(({ id }) => !isBarred(row, id));
		return {
			recused: false as const,
			brief,
			conflicts,
			item: { ...row, case_reference: plain, ...parts },
			person: { ...shown, id_number_masked: maskedIdOf(person.id, id_number) },
			hold,
			lift: hold && (await liftRequestOf(row.id, accountIdOf(actor))),
			/** Whether a second head or owner agrees before the hold is lifted. */
			liftsByTwo: hold !== undefined && (await othersWhoLift(row.id, accountIdOf(actor))).length > 0,
			/** Time of the complainant that runs. */
			time: await timeOf(row.id, now),
			/** An erased complainant's, until the period for claims is over; heads alone see that there is one. */
			hasIdentity: row.erased_at !== null && (await hasIdentity(row.user_id)),
			kept: row.erased_at ? (await retainedCases(sql<boolean>`c.id = ${row.id}`))[0] : undefined,
			/** A reopening after the appeal: what waits for a second head, and whether one can be proposed. */
			proposal,
			canBeReopened: canBeReopened(row, now),
			isWithdrawn: row.status === "closed" && row.erased_at === null && stageOf(row) === "withdrawn",
			lacksAppealJudge: lacksAppealJudge(row, staff, accountIdOf(actor)),
			notes: await notesOf(row.id),
			isPublished: (await publishedDecision(plain)) !== undefined,
			followed: await followedBy(plain),
			linked: await linkedCases(row.id),
			assigned: row.assigned_to_id ? await nameOf(row.assigned_to_id) : undefined,
			due,
			latest: parts.events.at(-1)?.id ?? 0,
			/** Staff who take part in the case, and which of them it can be assigned to. */
			colleagues,
			staff,
			isBarred: isBarred(row, accountIdOf(actor)),
			appeal: isAppealOpen(row)
				? { part: partIn(actor, row), judges: staff.filter(({ isHead }) => isHead) }
				: undefined,
			transitions,
			next: deskNext({ item: row, due, proposal, transitions }, now),
		};
	});
}
export type DeskCase = Extract<NonNullable<Awaited<ReturnType<typeof deskCase>>>, { recused: false }>;

/** Whether no head could judge an appeal against a decision that this account makes now. */
const lacksAppealJudge = (
	row: StageFacts & { judges: string[] },
	staff: { id: string; isHead: boolean }[],
	decider: string | null,
) => stageOf(row) !== "appeal" && !staff.some(({ id, isHead }) => isHead && id !== decider && !row.judges.includes(id));

/** Whether a person may judge an open appeal, and if not, why. */
function partIn(actor: Actor, row: { appealed_at: Date | null; judges: string[] }) {
	if (isBarred(row, accountIdOf(actor))) return "judgedBefore" as const;
	return caseRoleOf(actor) === "head" ? ("mayJudge" as const) : ("appealForHeads" as const);
}

const nameOf = (account: string) =>
	db().selectFrom("accounts").select(["id", "name", "email"]).where("id", "=", account).executeTakeFirst();

const notesOf = (id: string) =>
	db()
		.selectFrom("case_notes as n")
		.leftJoin("accounts as a", "a.id", "n.author_id")
		.select(["n.id", "n.at", "n.body", "a.name", "a.email"])
		.where("n.complaint_id", "=", id)
		.orderBy("n.id")
		.execute();

const conflictsOf = (id: string) =>
	db()
		.selectFrom("case_conflicts as f")
		.innerJoin("accounts as a", "a.id", "f.account_id")
		.select(["f.account_id", "f.kind", "f.reason", "f.declared_at", "a.name", "a.email"])
		.where("f.complaint_id", "=", id)
		.orderBy("f.declared_at")
		.execute();

/** Events of a case after one the officer had seen: shown when another officer was faster. */
export function changesSince(actor: Actor, complaintId: string, event: number) {
	authorize(actor, "case.read");
	return asStaff(actor, () =>
		db()
			.selectFrom("complaint_events")
			.select(["id", "at", "type", "actor_role", "to_status"])
			.where("complaint_id", "=", complaintId)
			.where("id", ">", event)
			.where("type", "not in", ["case.viewed", "evidence.downloaded"])
			.orderBy("id")
			.limit(20)
			.execute(),
	);
}
export type Change = Awaited<ReturnType<typeof changesSince>>[number];

/**
 * Which case a reference names, for acting on it; for recused staff, no more than that. Undefined when there is none.
 */
export async function deskBrief(actor: Actor, reference: string, now = new Date()) {
	authorize(actor, "case.read");
	const plain = parseReference(reference);
	if (!plain) return undefined;
	const rules = await siteSettings();
	return asStaff(actor, async () => {
		const item = await db()
			.selectFrom("complaints")
			.select(["id", "status", "version", "appealed_at", "judges", "reopened_at", "withdrawn_at"])
			.select(["reopen_until", "appeal_judges", "erased_at"])
			.where("case_reference", "=", plain)
			.where("status", "<>", "draft")
			.executeTakeFirst();
		if (item) return { recused: false as const, ...item, transitions: deskTransitions(actor, item, rules, now) };
		return (await actorIsRecusedFrom(plain)) ? { recused: true as const } : undefined;
	});
}
