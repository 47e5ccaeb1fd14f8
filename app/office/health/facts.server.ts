import { runSql } from "../../base/db/client.server.ts";
import { roomLeft } from "../../base/files/room.server.ts";
import { type MailFigures, mailFigures } from "../../base/mail/mail.server.ts";
import type { WaitCause } from "../../base/mail/smtp-answers.ts";
import { isAtCeiling } from "../../base/mail/stranger-mails.server.ts";
import { countUnattended } from "../../complaints/case/unattended.server.ts";
import { evidenceFacts } from "../../complaints/evidence/integrity/evidence-facts.server.ts";
import type { EvidenceFacts } from "../../complaints/evidence/integrity/evidence-state.ts";
import { type HeadsFacts, headsFacts } from "../../heads/newest-list.server.ts";
import { quietSince } from "../../installation/quiet.server.ts";

/** Figures of the work that is done beside the pages. */
export type Facts = {
	mail?: MailFigures & { last: Date | null; refused: Exclude<WaitCause, "later"> | null };
	/** Whether strangers caused as many emails within the hour as may be. */
	atCeiling?: boolean;
	jobs?: { waiting: number; oldest: number; failed: number; last: Date | null; scans: number; lastScan: Date | null };
	backup?: { at: Date | null };
	quiet?: Date;
	evidence?: EvidenceFacts;
	heads?: HeadsFacts;
	/** Undecided cases that no officer or head may act on. */
	unattended?: number;
	disk?: { free: number; takesUploads: boolean };
};

const mails = `select ${mailFigures},
	(select refused from mail_states where status = 'queued' and refused <> 'later' order by id desc limit 1) as refused,
	(select sent_at from mail_states where status = 'sent' order by created_at desc limit 1) as last
	from mail_states where status <> 'sent'`;

const jobs = `select
	count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
	coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()
		and name <> 'bulk-mail')), 0)::int as oldest,
	count(*) filter (where state = 'failed' and name not in ('mail', 'bulk-mail', 'dead-letters'))::int as failed,
	max(completed_on) filter (where state = 'completed') as last,
	count(*) filter (where name = 'scan-evidence' and state <= 'active')::int as scans,
	max(completed_on) filter (where name = 'scan-evidence' and state = 'completed') as "lastScan"
	from pgboss.job where name not like '\\_\\_%'`;

const one = async <T>(text: string): Promise<T | undefined> => (await runSql(text)).rows[0];

/** All of it that is there within `patience` milliseconds; a question that fails or is late leaves its facts out. */
export async function factsWithin(patience: number): Promise<Facts> {
	const facts: Facts = {};
	const questions = [
		one<Facts["mail"] & object>(mails).then((found) => Object.assign(facts, { mail: found })),
		isAtCeiling().then((atCeiling) => Object.assign(facts, { atCeiling })),
		one<Facts["jobs"] & object>(jobs).then((found) => Object.assign(facts, { jobs: found })),
		one<Facts["backup"] & object>("select max(made_at) as at from backups").then((found) =>
			Object.assign(facts, { backup: found }),
		),
		quietSince().then((quiet) => Object.assign(facts, { quiet })),
		evidenceFacts().then((evidence) => Object.assign(facts, { evidence })),
		headsFacts().then((heads) => Object.assign(facts, { heads })),
		countUnattended().then((unattended) => Object.assign(facts, { unattended })),
		roomLeft().then((disk) => Object.assign(facts, { disk })),
	];
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patience);
	});
	await Promise.race([Promise.allSettled(questions), late]);
	clearTimeout(timer);
	return { ...facts };
}
