import { type RawBuilder, sql } from "kysely";
import { asSystem } from "../../../access/case-access.server.ts";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { asMailer } from "../../../base/mail/mail-scope.server.ts";
import type { Kind } from "../../../settings/retention/kinds.ts";

type Condition = RawBuilder<boolean>;
/** Rows of a table: which of them are of the kind (all, when absent), and which of these are due before a moment. */
type Rows = { table: string; of?: Condition; due: (before: Date) => Condition; scope?: Scope };
/** Whose rows a query without a scope does not see. */
type Scope = <T>(work: () => Promise<T>) => Promise<T>;

const older =
	(column: string) =>
	(before: Date): Condition =>
		sql`${sql.ref(column)} < ${before}`;

/** The kinds that are rows and nothing else. The other kinds are in `other-kinds.server.ts`. */
export const rowsOf: Partial<Record<Kind, Rows>> = {
	// A reply in the inbox shows whether its email arrived: that email stays as long as the message.
	mails: {
		table: "mails",
		of: sql`newsletter_issue_id is null`,
		due: (before) =>
			sql`status in ('sent', 'dead', 'expired') and created_at < ${before} and (sent_at is null or sent_at < ${before})
				and not exists (select from contact_replies r where r.mail_id = mails.id)`,
		scope: asMailer,
	},
	messages: {
		table: "contact_messages",
		of: sql`status <> 'spam'`,
		due: (before) =>
			sql`status in ('read', 'answered', 'archived') and created_at < ${before}
				and not exists (select from contact_replies r where r.contact_message_id = contact_messages.id
					and r.sent_at >= ${before})`,
	},
	spam: { table: "contact_messages", of: sql`status = 'spam'`, due: older("created_at") },
	pending_subscribers: {
		table: "newsletter_subscribers",
		of: sql`status = 'pending'`,
		due: older("requested_at"),
	},
	unsubscribed: { table: "newsletter_subscribers", of: sql`status = 'unsubscribed'`, due: older("unsubscribed_at") },
	pending_accounts: { table: "pending_accounts", due: older("expires_at") },
	registrations: { table: "registrations", due: older("created_at") },
	sessions: { table: "sessions", due: older("expires_at") },
	ended_sessions: { table: "ended_sessions", due: older("ended_at") },
	links: { table: "account_links", due: older("expires_at") },
	role_requests: { table: "role_requests", due: older("expires_at") },
	passkey_challenges: { table: "passkey_challenges", due: older("expires_at") },
	sign_ins: { table: "verifications", due: older("expires_at") },
	codes: { table: "one_time_codes", due: older("expires_at") },
	passes: { table: "tracking_passes", due: older("expires_at"), scope: asSystem },
	devices: { table: "known_devices", due: older("last_used_at") },
	api_tokens: { table: "api_tokens", due: older("expires_at") },
	tie_passes: { table: "tie_passes", due: older("expires_at") },
	access_links: { table: "access_links", due: (before) => sql`greatest(expires_at, pass_until) < ${before}` },
	searches: { table: "desk_views", of: sql`name is null`, due: older("created_at"), scope: asSystem },
	imports: { table: "import_batches", due: older("imported_at") },
	merges: {
		table: "player_merge_documents",
		due: (before) => sql`player_merge_id in (select id from player_merges where merged_at < ${before})`,
		scope: asLeagueSystem,
	},
	bulk_runs: { table: "bulk_runs", of: sql`state <> 'processing'`, due: older("created_at") },
	date_requests: {
		table: "date_requests",
		of: sql`ended_at is not null`,
		due: older("ended_at"),
		scope: asLeagueSystem,
	},
	stashed_forms: { table: "kept_forms", of: sql`pass_id is null`, due: older("created_at") },
	stashed_pass_forms: { table: "kept_forms", of: sql`pass_id is not null`, due: older("created_at") },
	limits: { table: "rate_limits", due: older("started_at") },
	runs: { table: "retention_runs", due: older("started_at") },
};

const ofKind = ({ of = sql<boolean>`true` }: Rows) => of;
const inScope = <T>({ scope }: Rows, work: () => Promise<T>) => (scope ? scope(work) : work());

/** `due` is absent where only the night finds out. */
export type Count = { all: number; due?: number };

/** How many rows there are of a kind, and how many of them are due. */
export const countRows = (rows: Rows, before: Date): Promise<Count> =>
	inScope(rows, async () => {
		const { rows: counted } = await sql<Count>`
			select count(*)::int as all, count(*) filter (where ${rows.due(before)})::int as due
			from ${sql.table(rows.table)} where ${ofKind(rows)}`.execute(db());
		return counted[0] ?? { all: 0, due: 0 };
	});

/**
 * Deletes rows that are due, at most `most`, in one statement; rows that another transaction has locked are left for
 * later.
 */
export const deleteRows = (rows: Rows, before: Date, most: number): Promise<number> =>
	inScope(rows, async () => {
		const { numAffectedRows } = await sql`
			delete from ${sql.table(rows.table)} where ctid = any(array(
				select ctid from ${sql.table(rows.table)} where ${ofKind(rows)} and ${rows.due(before)} limit ${most}
					for update skip locked))`.execute(db());
		return Number(numAffectedRows ?? 0n);
	});
