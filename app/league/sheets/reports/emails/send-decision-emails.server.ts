import { sql } from "kysely";
import { asLeagueSystem } from "../../../../access/league-scope.server.ts";
import { absolute } from "../../../../base/config.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import type { JobKind } from "../../../../base/jobs/job-kind.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { sendEmail } from "../../../../base/mail/mail.server.ts";
import { captainsOf } from "../../../captains/emails/recipients.server.ts";
import type { Outcome } from "../../../tie.ts";
import type { TieStatus } from "../../../ties/tables.ts";
import { namedInClass, tieColumns } from "../../../ties/ties.server.ts";
import { decisionInWords } from "./decision-in-words.ts";
import { captainEmail } from "./emails.ts";
import { QUIET_SECONDS } from "./send-report-emails.server.ts";

/**
 * Both sides' captains hear how staff ended a dispute. A decision, a sheet, a typed result or a file ends it: a trigger
 * writes each down, and the job looks for them by the clock.
 */
export const sendDecisionEmails: JobKind<object> = {
	name: "tell-of-decisions",
	cron: "*/5 * * * *",
	run: () => sendDecisionEmailsAt(new Date()),
};

/**
 * One mail to each about a dispute, with the tie as it is then: staff who correct themselves within the quiet minutes
 * are told of once.
 */
export const sendDecisionEmailsAt = (now: Date) =>
	asLeagueSystem(async () => {
		const latest = new Map<number, DecidedReport>();
		for (const decided of await decidedDisputes(now))
			if (decided.number >= (latest.get(decided.match_id)?.number ?? 0)) latest.set(decided.match_id, decided);
		for (const decided of latest.values()) await tellBothSides(decided);
	});

type DecidedReport = {
	match_id: number;
	number: number;
	status: TieStatus;
	home_score: number | null;
	away_score: number | null;
	outcome: Outcome;
	absent: string | null;
	reported_home: number;
	reported_away: number;
	reported_outcome: Outcome;
	reported_absent: string | null;
	is_sheet_changed: boolean;
	has_words: boolean;
};

async function decidedDisputes(now: Date): Promise<DecidedReport[]> {
	const { rows } = await sql<DecidedReport>`
		update confirmations c set decision_told_at = ${now} from reports r join matches m on m.id = r.match_id
		where c.decided_at <= ${now}::timestamptz - make_interval(secs => ${QUIET_SECONDS}) and c.decision_told_at is null
			and r.match_id = c.match_id and r.number = c.report
		returning c.match_id, r.number, m.status, m.home_score, m.away_score, m.outcome, m.absent,
			r.home_score as reported_home, r.away_score as reported_away, r.outcome as reported_outcome,
				r.absent as reported_absent,
			exists (select from reports d where d.match_id = r.match_id
				and d.number >= r.number and d.decision is not null) as has_words, exists (
				select from sheet_versions v where v.match_id = r.match_id
					and v.number > r.sheet_version) as is_sheet_changed`.execute(db());
	return rows;
}

async function tellBothSides(decided: DecidedReport) {
	const { match_id, status, is_sheet_changed: isSheetChanged, has_words: hasWords } = decided;
	const row = await db().selectFrom("matches").select(tieColumns).where("id", "=", match_id).executeTakeFirstOrThrow();
	const [tie] = await namedInClass([row]);
	if (!tie) return;
	const decision = {
		status,
		isSheetChanged,
		hasWords,
		now: { home: decided.home_score, away: decided.away_score, outcome: decided.outcome, absent: decided.absent },
		reported: {
			home: decided.reported_home,
			away: decided.reported_away,
			outcome: decided.reported_outcome,
			absent: decided.reported_absent,
		},
	};
	for (const { email, language } of await captainsOf([tie.home_squad_id, tie.away_squad_id])) {
		const url = absolute(pathIn(language, "/club/ties/:id", { id: String(match_id) }));
		const details = decisionInWords(language, tie, decision);
		await sendEmail(captainEmail(language, tie, { kind: "decided", details, url }), { to: email });
	}
}
