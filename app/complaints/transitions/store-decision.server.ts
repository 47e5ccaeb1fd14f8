import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { accountName } from "../../accounts/account-name.ts";
import { db } from "../../base/db/client.server.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { Settings } from "../../settings/defaults.ts";
import { federationName } from "../../settings/federation.server.ts";
import { sign } from "../../signing/sign.server.ts";
import { compactJws } from "../../signing/signed.ts";
import { type ActorInRole, caseRoleOf } from "../case/case-role.ts";
import type { DecidedStatus } from "../case/complaint.ts";
import { type DecisionParts, wordsOfDecision } from "../case/decision-parts.ts";
import { caseText, roleKey } from "../case/text.ts";
import { scanJob } from "../evidence/scan-evidence.server.ts";
import { rowOf, type StoredFile } from "../evidence/store-file.server.ts";

export type Decision = {
	reference: string;
	language: Locale;
	reasons?: string;
	parts?: DecisionParts;
	document?: StoredFile;
	/** Whether its document names the account that decided, or its office. */
	names: Settings["decisions_name"];
	onAppeal: boolean;
	/** Until when it can be appealed, counted from the decision. */
	appealUntil?: Date;
};

/** Stores a decision with what its document says of who decided, and signs it: both stay as they were on that day. */
export async function storeDecision(
	{ actor }: ActorInRole,
	complaintId: string,
	outcome: DecidedStatus,
	body: string,
	{ reference, language, reasons, parts, document, names, onAppeal, appealUntil }: Decision,
) {
	if (document) {
		const row = rowOf(document, complaintId, accountIdOf(actor));
		await db()
			.insertInto("complaint_attachments")
			.values({ ...row, purpose: "decision" })
			.execute();
		await enqueue(scanJob, { id: document.id });
	}
	const words = { outcome, body, reasons: reasons || null, ...parts };
	const appeal_until = onAppeal ? null : (appealUntil ?? null);
	const decided_by = await deciderOf(actor, names, language);
	const decided_at = await present();
	const statement = {
		kind: "decision" as const,
		federation: federationName("en"),
		case_reference: reference,
		outcome,
		on_appeal: onAppeal,
		decided_at: decided_at.toISOString(),
		decided_by,
		announced_on: riyadhDay(decided_at),
		last_day_to_appeal: appeal_until && riyadhDay(appeal_until),
		content_sha256: createHash("sha256").update(wordsOfDecision(words)).digest("hex"),
		...(document && { document_sha256: document.sha256 }),
	};
	const signed = await sign(statement);
	await db()
		.insertInto("complaint_decisions")
		.values({
			...words,
			complaint_id: complaintId,
			document_id: document?.id ?? null,
			on_appeal: onAppeal,
			appeal_until,
			decided_at,
			decided_by,
			decided_by_id: accountIdOf(actor),
			jws: compactJws(signed),
		})
		.execute();
}

/** The name that a person gave, or that of the office: never empty, and nothing of an address. */
async function deciderOf(actor: Actor, names: Settings["decisions_name"], language: Locale): Promise<string> {
	const office = caseText(language)[roleKey[caseRoleOf(actor)]];
	const id = accountIdOf(actor);
	if (names === "office" || !id) return office;
	const account = await db().selectFrom("accounts").select(["name", "email"]).where("id", "=", id).executeTakeFirst();
	const name = account && accountName(account);
	return name ? `${name} (${office})` : office;
}

/** The time of the transaction, which its other rows have. */
async function present(): Promise<Date> {
	const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', now()) as at`.execute(db());
	return rows[0]?.at ?? new Date();
}
