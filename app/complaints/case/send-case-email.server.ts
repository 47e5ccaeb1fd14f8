import { absolute } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type CaseEmail, caseEmail } from "./emails.ts";

type Case = { id: string; user_id: string; case_reference: string | null };

/** Queues a mail about a case to its complainant, in their language. Call it in the transaction that causes it. */
export async function sendCaseEmail(kind: CaseEmail, item: Case, until?: Date | string | null) {
	const { email, language, disabled_at } = await db()
		.selectFrom("accounts")
		.select(["email", "language", "disabled_at"])
		.where("id", "=", item.user_id)
		.executeTakeFirstOrThrow();
	if (disabled_at) return; // erased: the address is gone
	const reference = item.case_reference ?? "";
	const url = absolute(pathIn(language, "/complaints/case/:caseReference", { caseReference: reference }));
	await sendEmail(caseEmail(kind, language, { reference, url, until }), { to: email });
}
