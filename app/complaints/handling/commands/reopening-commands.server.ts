import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { complaintStaff } from "../../../accounts/guests/access-links.server.ts";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { caseRoleOf } from "../../case/case-role.ts";
import { reopeningEmail } from "../../case/emails.ts";
import { canBeReopened } from "../../case/flow/case-flow.ts";
import { withoutRecused } from "../../case/recusal.server.ts";
import { sendCaseEmail } from "../../case/send-case-email.server.ts";
import { type ReopeningGround, stageOf } from "../../case/stage.ts";
import { endOfPeriod } from "../../deadlines/complainant/period.ts";
import { reopenAsProposed } from "../../transitions/change-status.server.ts";
import { endProposal, openProposal, propose } from "../../transitions/reopening.server.ts";
import { storeMessage } from "../../transitions/store-text.server.ts";
import { type CommandResult, note, withLockedCase } from "./case-commands.server.ts";

export type ReopeningRefusal = "proposed" | "ownProposal";

/** How long a complainant can agree that a withdrawn case goes on, in days. */
const CONSENT_DAYS = 30;

/**
 * A head proposes to reopen a case after its appeal, for a ground; the other heads are mailed
 * (docs/rules/complaints.md#final-decisions). Heads who judged it may propose and confirm: one of them alone reopens
 * nothing.
 */
export function proposeReopening(
	actor: Actor,
	id: string,
	given: { ground: ReopeningGround; reason: string },
	now = new Date(),
): Promise<CommandResult<ReopeningRefusal>> {
	authorize(actor, "case.decide");
	return withLockedCase<ReopeningRefusal>(
		actor,
		id,
		async (item) => {
			if (!canBeReopened(item, now)) return { ok: false, refused: "unknown" };
			if (await openProposal(id, now)) return { ok: false, refused: "proposed" };
			await propose(actor, id, given, now);
			await note(actor, id, "case.reopening-proposed", { ground: given.ground, reason: given.reason });
			await tellOtherHeads(actor, item);
			return { ok: true };
		},
		{ judges: true },
	);
}

/** Any head revokes a proposal while it waits: the one they saw. */
export function revokeReopening(
	actor: Actor,
	id: string,
	proposalId: number,
	now = new Date(),
): Promise<CommandResult> {
	authorize(actor, "case.decide");
	return withLockedCase(
		actor,
		id,
		async () => {
			if ((await openProposal(id, now))?.id !== proposalId) return { ok: false, refused: "unknown" };
			await endProposal(id, accountIdOf(actor), now);
			await note(actor, id, "case.reopening-revoked");
			return { ok: true };
		},
		{ judges: true },
	);
}

/**
 * Another head confirms the proposal they saw: the case is reopened for its ground, and can be appealed once more after
 * the new decision.
 */
export function confirmReopening(
	actor: Actor,
	id: string,
	proposalId: number,
	now = new Date(),
): Promise<CommandResult<ReopeningRefusal>> {
	authorize(actor, "case.decide");
	return withLockedCase<ReopeningRefusal>(
		actor,
		id,
		async () => {
			const proposal = await openProposal(id, now);
			if (proposal?.id !== proposalId || proposal.proposed_by_id === null) return { ok: false, refused: "unknown" };
			if (proposal.proposed_by_id === accountIdOf(actor)) return { ok: false, refused: "ownProposal" };
			if (!(await isHeadOf(id, proposal.proposed_by_id))) return { ok: false, refused: "unknown" };
			const reopened = await reopenAsProposed(actor, id, proposal, now);
			return reopened.ok ? { ok: true } : { ok: false, refused: "unknown" };
		},
		{ judges: true },
	);
}

/**
 * A head asks the complainant of a withdrawn case to agree that it goes on (docs/rules/complaints.md#withdrawn-cases).
 */
export function askConsent(actor: Actor, id: string, reason: string, now = new Date()): Promise<CommandResult> {
	authorize(actor, "case.decide");
	return withLockedCase(actor, id, async (item) => {
		if (stageOf(item) !== "withdrawn" || item.status !== "closed" || item.erased_at)
			return { ok: false, refused: "unknown" };
		if (item.consent_until && item.consent_until > now) return { ok: false, refused: "unchanged" };
		const { holidays } = await siteSettings();
		const consent_until = endOfPeriod(now, { days: CONSENT_DAYS, kind: "calendar" }, holidays);
		await db().updateTable("complaints").set({ consent_until }).where("id", "=", id).execute();
		const acting = { actor, role: caseRoleOf(actor) };
		await storeMessage(acting, id, { kind: "reason", body: reason });
		await note(actor, id, "case.consent-asked", { reason }, true);
		await sendCaseEmail("consent_wanted", item, consent_until);
		return { ok: true };
	});
}

const isHeadOf = async (id: string, account: string) =>
	(await withoutRecused(id, await complaintStaff())).some((member) => member.id === account && member.isHead);

async function tellOtherHeads(actor: Actor, item: { id: string; case_reference: string | null }) {
	const caseReference = item.case_reference ?? "";
	const heads = (await withoutRecused(item.id, await complaintStaff())).filter(({ isHead }) => isHead);
	for (const { id, email, language } of heads) {
		if (id === accountIdOf(actor)) continue;
		const url = absolute(pathIn(language, "/complaints/admin/case/:caseReference", { caseReference }));
		await sendEmail(reopeningEmail(language, caseReference, url), { to: email });
	}
}
