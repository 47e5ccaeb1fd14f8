import { join } from "node:path";
import { findInvitedSquadsWith } from "./accounts/joining/invited-squads.server.ts";
import { openProfilesWith } from "./accounts/joining/open-account.server.ts";
import { type HashCost, hashAtCost } from "./accounts/passwords/password-hash.server.ts";
import { endWithSessions } from "./accounts/sign-in/sign-out.server.ts";
import { anchorAuditLog } from "./audit/chain/anchor-audit-log.server.ts";
import { makeYearsAhead } from "./audit/make-years.server.ts";
import { type Config, config, configure, origin } from "./base/config.server.ts";
import { readThrough } from "./base/db/changes/reads.server.ts";
import { connect, runAsOperator } from "./base/db/client.server.ts";
import { keepTidy } from "./base/db/housekeeping.server.ts";
import { noticeChanges, watchChanges } from "./base/db/watch-changes.server.ts";
import { closeIncoming, openIncoming } from "./base/files/incoming.server.ts";
import { allowFetchFrom } from "./base/files/pictures/fetch-picture.server.ts";
import { keepPrivate } from "./base/files/store/private-files.server.ts";
import { openStore } from "./base/files/store/store.server.ts";
import { queueNames, startJobs } from "./base/jobs/queue.server.ts";
import type { Locale } from "./base/locale/locale.ts";
import { log, setLogLevel } from "./base/log/log.server.ts";
import { closeMail, openMail } from "./base/mail/mail.server.ts";
import { bulkMailJob, mailJob } from "./base/mail/send-mails.server.ts";
import { openTransport } from "./base/mail/transport.server.ts";
import { migrate } from "./base/schema/migrate.server.ts";
import { checkKeys } from "./base/secrets/key-checks.server.ts";
import { makeTokensJob } from "./complaints/case/tokens/make-tokens.server.ts";
import { pendingProfiles } from "./complaints/complainants/register-complainant.server.ts";
import { startHeartbeat } from "./complaints/deadlines/outages/heartbeat.server.ts";
import { checkEvidence } from "./complaints/evidence/integrity/evidence-pass.server.ts";
import { scanJob } from "./complaints/evidence/scan-evidence.server.ts";
import { eraseFinished, keepDeadlines, remindOfficers } from "./complaints/jobs.server.ts";
import { tellStaffJob } from "./complaints/notices/send-notices.server.ts";
import { sealAuditLog } from "./heads/seal-day.server.ts";
import { importJob } from "./imports/runs/run-job.server.ts";
import { recordedDemo } from "./installation/demo.server.ts";
import { readOpening } from "./installation/opening.server.ts";
import { quietSince } from "./installation/quiet.server.ts";
import { leaveTiePass } from "./league/captains/passes/tie-pass.server.ts";
import { sendDatesToLeague } from "./league/dates/emails/send-dates-to-league.server.ts";
import { expireRequests } from "./league/dates/expire-requests.server.ts";
import { refreshTables } from "./league/group-tables/stored/refresh-tables.server.ts";
import { leagueReads } from "./league/group-tables/stored/table-sources.ts";
import { scheduleJob } from "./league/schedule/make-schedule.server.ts";
import { sendDecisionEmails } from "./league/sheets/reports/emails/send-decision-emails.server.ts";
import { sendDisputeEmails } from "./league/sheets/reports/emails/send-dispute-emails.server.ts";
import { sendReportEmails } from "./league/sheets/reports/emails/send-report-emails.server.ts";
import { endReports } from "./league/sheets/reports/end-reports.server.ts";
import { remindCaptains } from "./league/sheets/reports/staff/remind-captains.server.ts";
import { isKeptBySheets } from "./league/sheets/saving/kept-by-sheets.server.ts";
import { restoreSheet } from "./league/sheets/saving/restore-sheet.server.ts";
import { newsletterJob } from "./news/newsletter/newsletter-issue.server.ts";
import { purgeHourly, purgeOldRows } from "./office/retention/purge.server.ts";
import { nightlyBackup } from "./operator/backup/nightly-backup.server.ts";
import { sealedColumns } from "./operator/keys.server.ts";
import { archiveJob } from "./people/players/photo-archive/read-entries.server.ts";
import { bulkJob } from "./people/players/photo-runs/bulk-job.server.ts";
import { restoreDerivedStints } from "./people/registrations/stints/derived-stints.server.ts";
import { followStintsJob } from "./people/registrations/stints/follow-stints.server.ts";
import { invitedSquads, withdrawSquadsOf } from "./people/squads/invited-squads.server.ts";
import { restoreWith } from "./records/batches/restorers.server.ts";
import { undoJob } from "./records/batches/undo-batch.server.ts";
import { discardJob } from "./records/pictures/unused-pictures.server.ts";
import {
	federationColour,
	federationEmail,
	federationLogo,
	federationName,
	followFederation,
} from "./settings/federation.server.ts";

/** Every kind of background job but the one that depends on settings. */
const jobs = [
	mailJob,
	bulkMailJob,
	newsletterJob,
	bulkJob,
	archiveJob,
	scheduleJob,
	importJob,
	undoJob,
	scanJob,
	checkEvidence,
	keepDeadlines,
	eraseFinished,
	remindOfficers,
	tellStaffJob,
	makeTokensJob,
	endReports,
	remindCaptains,
	expireRequests,
	sendReportEmails,
	sendDisputeEmails,
	sendDecisionEmails,
	sendDatesToLeague,
	discardJob,
	sealAuditLog,
	anchorAuditLog,
	makeYearsAhead,
	followStintsJob,
	purgeOldRows,
	purgeHourly,
];

/**
 * The federation by its name in each language, unless the setting gives the address a name. Without the setting mail
 * goes to files: from the federation's address, or from the site's host while it has told none.
 */
function fromIn(locale: Locale): string {
	const from = config().MAIL_FROM ?? federationEmail() ?? `no-reply@${new URL(origin()).hostname}`;
	// In quotes: a colon or a bracket of the name is no part of an address.
	return from.includes("<") ? from : `"${federationName(locale).replace(/["\\]/g, "")}" <${from}>`;
}

/** Overrides for tests and one-off commands: a prepared database, shorter pauses of the queue, or no work on it. */
export type StartOptions = {
	restoreFrom?: Uint8Array;
	inMemory?: boolean;
	retryDelay?: number;
	pollSeconds?: number;
	/** Addresses that pictures may be fetched from although they are not public. */
	fetchFrom?: string[];
	/** The cost of a password's hash, in place of the usual. */
	hashCost?: HashCost;
	/** Queue jobs, but leave the work to another process. */
	idle?: boolean;
};

/**
 * Opens everything the product needs, in the order in which things depend on each other: database, schema, files, mail,
 * jobs. `close` goes the other way round.
 */
export async function start(settings: Config, overrides: StartOptions = {}) {
	configure(settings);
	setLogLevel(settings.LOG_LEVEL);
	await keepPrivate(settings.DATA_DIR);
	allowFetchFrom(overrides.fetchFrom ?? []);
	hashAtCost(overrides.hashCost);
	openProfilesWith(pendingProfiles);
	findInvitedSquadsWith({ of: invitedSquads, withdraw: withdrawSquadsOf });
	endWithSessions([leaveTiePass]);
	restoreWith({ sheet: restoreSheet, derivedStints: restoreDerivedStints, isKept: isKeptBySheets });
	readThrough(leagueReads);
	const connection = await connect({
		url: settings.DATABASE_URL,
		ownerUrl: settings.DATABASE_OWNER_URL,
		readUrl: settings.DATABASE_READ_URL,
		directory: overrides.inMemory ? undefined : join(settings.DATA_DIR, "db"),
		restoreFrom: overrides.restoreFrom,
	});
	const kinds = [...jobs, nightlyBackup(settings)];
	try {
		const applied = await migrate(connection, queueNames(kinds));
		if (applied.length > 0) log.info("database.migrated", { migrations: applied.join(", ") });
		await checkKeys(sealedColumns);
		await recordedDemo();
		await readOpening();
		if (settings.DATABASE_URL && !settings.DATABASE_OWNER_URL)
			log.info("database.one-login", {
				note: "The product's login owns the tables; DATABASE_OWNER_URL gives them another owner.",
			});
		await openStore(settings);
		await openIncoming(settings.DATA_DIR);
		openMail(
			openTransport(settings),
			{ from: fromIn, name: federationName, colour: federationColour, logo: () => federationLogo()?.png },
			{
				transport: openTransport(settings, bulkMailJob.atOnce),
				perSecond: settings.BULK_MAIL_PER_SECOND,
			},
		);
		const stopWatching = await watchChanges();
		const stopFollowing = await followFederation();
		const stopRefreshing = overrides.idle ? async () => {} : refreshTables();
		const stopHeartbeat = overrides.idle ? async () => {} : await startHeartbeat();
		const stopTidying = connection.embedded ? keepTidy() : () => {};
		const queue = await startJobs(kinds, {
			...overrides,
			alone: connection.embedded !== undefined,
			isQuiet: async () => (await quietSince()) !== undefined,
		});
		return {
			connection,
			/** One statement of the operator's, whose changes this process has noticed once it ends. */
			async sql(text: string, values?: unknown[]) {
				const result = await runAsOperator(text, values);
				await noticeChanges();
				return result;
			},
			async close() {
				await queue.stop();
				closeMail();
				await stopRefreshing();
				await stopHeartbeat();
				stopFollowing();
				stopWatching();
				stopTidying();
				await connection.close();
				await closeIncoming();
			},
		};
	} catch (error) {
		await connection.close();
		throw error;
	}
}
