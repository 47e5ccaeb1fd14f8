import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { sealDay } from "../audit/chain/audit-chain.server.ts";
import { config } from "../base/config.server.ts";
import { inTransaction } from "../base/db/client.server.ts";
import type { JobKind } from "../base/jobs/job-kind.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { log } from "../base/log/log.server.ts";
import { sendEmail } from "../base/mail/mail.server.ts";
import { federationName } from "../settings/federation.server.ts";
import { ownersSettings } from "../settings/settings.server.ts";
import { sign } from "../signing/sign.server.ts";
import { compactJws } from "../signing/signed.ts";
import { headsEmail } from "./emails.ts";
import type { SignedList } from "./signed-list.ts";

/** A line a day, its day and the signed list: `audit verify` compares them also when it is given no mail. */
export const sealsFile = () => join(config().DATA_DIR, "audit-seals.txt");

/** Seals the day that ended; within the quarter of an hour after the server is back if it was off at midnight. */
export const sealAuditLog: JobKind<object> = {
	name: "seal-audit-log",
	cron: "1,16,31,46 * * * *",
	run: () => sealYesterday(new Date()),
};

/**
 * Seals the day before `now` unless that was done: the signed list is stored, mailed in the same transaction, and
 * written to a file (decision 136).
 */
export async function sealYesterday(now: Date) {
	const day = riyadhDay(new Date(now.getTime() - 86_400_000));
	const jws = await inTransaction(async () => {
		const made = await sealDay(day, async (seal) => {
			const body: SignedList = {
				kind: "audit-heads",
				federation: federationName("en"),
				...seal,
				made_at: now.toISOString(),
			};
			return compactJws(await sign(body));
		});
		if (made) for (const to of await recipients()) await sendEmail(headsEmail("ar", day, made), { to });
		return made;
	});
	if (!jws) return;
	await appendFile(sealsFile(), `${day} ${jws}\n`, { mode: 0o600 });
	log.info("audit.sealed", { day, jws });
}

/** The addresses that the owner chose, none or two. */
export async function recipients(): Promise<string[]> {
	const { heads_mail_1, heads_mail_2 } = await ownersSettings();
	return [heads_mail_1, heads_mail_2].filter((each) => each !== null);
}
