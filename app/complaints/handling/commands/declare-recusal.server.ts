import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { complaintStaff } from "../../../accounts/guests/access-links.server.ts";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { recusalEmail } from "../../case/emails.ts";
import { hasJudged } from "../../case/flow/case-flow.ts";
import { isRecused } from "../../case/recusal.server.ts";
import { type CommandResult, note, withLockedCase } from "./case-commands.server.ts";

/**
 * Declares the actor's conflict of interest in a case. From then on they see its reference and nothing else, and the
 * database unassigns them.
 */
export function declareConflict(actor: Actor, id: string, reason: string): Promise<CommandResult> {
	return withLockedCase(
		actor,
		id,
		async () => {
			const account_id = accountIdOf(actor) ?? "";
			// The event first: afterwards the case is out of reach.
			await note(actor, id, "case.conflict-declared", { account: account_id, reason });
			await db()
				.insertInto("case_conflicts")
				.values({ complaint_id: id, account_id, kind: "declared", reason })
				.execute();
			return { ok: true };
		},
		{ judges: true },
	);
}

/**
 * A head recuses an officer or another head, who gets an email with the reference. A head cannot recuse themselves like
 * this, nor anyone from a case that they or whose appeal they judged.
 */
export function recuseOther(actor: Actor, id: string, account: string, reason: string): Promise<CommandResult> {
	authorize(actor, "case.decide");
	return withLockedCase(actor, id, async (item) => {
		const me = accountIdOf(actor) ?? "";
		if (hasJudged(item, me)) return { ok: false, refused: "judgedBefore" };
		if (account === me || !(await complaintStaff()).some((member) => member.id === account))
			return { ok: false, refused: "unknown" };
		if (await isRecused(id, account)) return { ok: false, refused: "unchanged" };
		await db()
			.insertInto("case_conflicts")
			.values({ complaint_id: id, account_id: account, kind: "ordered", recused_by_id: me, reason })
			.execute();
		await note(actor, id, "case.recused", { account, reason });
		await tell(account, "recused", item.case_reference ?? "");
		return { ok: true };
	});
}

/** A head who judged neither the case nor its appeal lifts the recusal of another account, and never an own one. */
export function liftConflict(actor: Actor, id: string, account: string): Promise<CommandResult> {
	authorize(actor, "case.decide");
	return withLockedCase(actor, id, async (item) => {
		if (hasJudged(item, accountIdOf(actor) ?? "")) return { ok: false, refused: "judgedBefore" };
		const gone = isUuid(account)
			? await db()
					.deleteFrom("case_conflicts")
					.where("complaint_id", "=", id)
					.where("account_id", "=", account)
					.returning("kind")
					.executeTakeFirst()
			: undefined;
		if (!gone) return { ok: false, refused: "unknown" };
		await note(actor, id, "case.conflict-lifted", { account });
		await tell(account, "readmitted", item.case_reference ?? "");
		return { ok: true };
	});
}

/** A mail to the person with the reference and nothing else. */
async function tell(account: string, kind: "recused" | "readmitted", reference: string) {
	const { email, language, disabled_at } = await db()
		.selectFrom("accounts")
		.select(["email", "language", "disabled_at"])
		.where("id", "=", account)
		.executeTakeFirstOrThrow();
	if (disabled_at) return;
	const url = absolute(pathIn(language, "/complaints/admin"));
	await sendEmail(recusalEmail(language, kind, reference, url), { to: email });
}
