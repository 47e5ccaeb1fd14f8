import { absolute } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type CaseEmail, caseEmail } from "./emails.ts";

type Case = { id: string; user_id: string; case_reference: string | null };

/**
 * Queues a mail about a case to its complainant, in their language, and returns its id; undefined where there is no
 * address any more. Call it in the transaction that causes it.
 */
export async function sendCaseEmail(
	kind: CaseEmail,
	item: Case,
	until?: Date | string | null,
): Promise<number | undefined> {
	const { email, language, disabled_at } = await db()
		.selectFrom("accounts")
		.select(["email", "language", "disabled_at"])
		.where("id", "=", item.user_id)
		.executeTakeFirstOrThrow();
	if (disabled_at) return undefined; // erased: the address is gone
	const reference = item.case_reference ?? "";
	const url = absolute(pathIn(language, "/complaints/case/:caseReference", { caseReference: reference }));
	return sendEmail(caseEmail(kind, language, { reference, url, until }), { to: email });
}
