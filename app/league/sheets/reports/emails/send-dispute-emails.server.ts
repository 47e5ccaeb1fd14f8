import { sql } from "kysely";
import { asLeagueSystem } from "../../../../access/league-scope.server.ts";
import type { Side } from "../../../../access/side.ts";
import { absolute } from "../../../../base/config.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import type { JobKind } from "../../../../base/jobs/job-kind.ts";
import { enqueue } from "../../../../base/jobs/queue.server.ts";
import { type Limit, secondsToWait } from "../../../../base/limits/rate-limit.server.ts";
import type { Locale } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { sendEmail } from "../../../../base/mail/mail.server.ts";
import { captainsOf } from "../../../captains/emails/recipients.server.ts";
import { sendLeagueEmail } from "../../../captains/emails/send-league-email.server.ts";
import { namedInClass, tieColumns } from "../../../ties/ties.server.ts";
import { captainEmail } from "./emails.ts";
import { QUIET_SECONDS } from "./send-report-emails.server.ts";

/** Those who run the league hear of disputes, and so do the captains whose report is disputed. */
export const sendDisputeEmails: JobKind<object> = {
	name: "tell-of-disputes",
	run: () => sendDisputeEmailsAt(new Date()),
};

export const sendDisputeEmailsSoon = () => enqueue(sendDisputeEmails, {}, QUIET_SECONDS);

/**
 * Sides that report and dispute in turn do not fill the mailboxes of those who run the league: what is beyond is on
 * their list of disputes.
 */
const perTie: Limit = { what: "dispute-mail", times: 10, seconds: 86_400 };

type Dispute = { match_id: number; side: Side };

/** One mail to each about all disputes that are open and new. The reasons stay on the pages of the ties. */
export const sendDisputeEmailsAt = (now: Date) =>
	asLeagueSystem(async () => {
		const { rows } = await sql<Dispute>`
			update confirmations c set told_at = ${now} from reports r
			where c.verdict = 'dispute' and c.told_at is null and r.match_id = c.match_id and r.number = c.report
				and r.settled is null and r.side <> c.side
			returning c.match_id, r.side`.execute(db());
		const mailed: Dispute[] = [];
		for (const row of rows) if ((await secondsToWait(perTie, String(row.match_id))) === 0) mailed.push(row);
		const [first] = mailed;
		if (!first) return;
		const one = mailed.length === 1 ? String(first.match_id) : undefined;
		const pathOf = (locale: Locale) =>
			one
				? pathIn(locale, "/admin/matches/:id/report", { id: one })
				: `${pathIn(locale, "/admin/matches/overdue")}?kind=dispute`;
		await sendLeagueEmail(
			"dispute",
			mailed.map(({ match_id }) => match_id),
			pathOf,
		);
		for (const dispute of mailed) await tellReporters(dispute);
	});

async function tellReporters({ match_id, side }: Dispute) {
	const row = await db().selectFrom("matches").select(tieColumns).where("id", "=", match_id).executeTakeFirstOrThrow();
	const [tie] = await namedInClass([row]);
	if (!tie) return;
	for (const { email, language } of await captainsOf([side === "home" ? tie.home_squad_id : tie.away_squad_id])) {
		const url = absolute(pathIn(language, "/club/ties/:id", { id: String(match_id) }));
		await sendEmail(captainEmail(language, tie, { kind: "disputed", url }), { to: email });
	}
}
