import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { asLeagueStaff } from "../access/league-scope.server.ts";
import { type Action, can } from "../access/policy.ts";
import { waitingAccounts } from "../accounts/managing/accounts.server.ts";
import { requestsToAnswer } from "../accounts/two-owners/role-requests.server.ts";
import { noteRead } from "../base/db/changes/reads.server.ts";
import { db } from "../base/db/client.server.ts";
import type { Database } from "../base/db/database.ts";
import { remember } from "../base/db/remembered/remember.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { isResendable } from "../base/mail/mail.server.ts";
import { finishedGroups } from "../league/competitions/competitions.server.ts";
import { misdated, waitingBefore } from "../league/ties/editing/managed-ties.server.ts";
import { siteSettings } from "../settings/settings.server.ts";
import { partsDown } from "./health/health.server.ts";

const MONTHS = 12;
export type Overview = Awaited<ReturnType<typeof overview>>;

/** Ties with the editions that say whether they wait for anything. */
const ofEditions: (keyof Database)[] = ["matches", "groups", "stages", "editions"];

type Tables = keyof Database | (keyof Database)[];

/**
 * The first row of a statement, read again when its tables have changed or the text is another one: the clock is in it
 * as a value.
 */
function figure<Row>(tables: Tables, statement: RawBuilder<Row>): Promise<Row | undefined> {
	return figures(tables, statement).then((rows) => rows[0]);
}
function figures<Row>(tables: Tables, statement: RawBuilder<Row>): Promise<Row[]> {
	const { sql: text, parameters } = statement.compile(db());
	return remember(`figures ${text} ${JSON.stringify(parameters)}`, async () => {
		for (const table of [tables].flat()) noteRead(table); // the text of a statement does not tell
		return (await statement.execute(db())).rows;
	});
}
const count = async (tables: Tables, statement: RawBuilder<{ count: number }>) =>
	(await figure(tables, statement))?.count ?? 0;

/**
 * The data of the administration's first page: waiting work, and three small charts of the year; of each what the actor
 * may open.
 */
export async function overview(actor: Actor, now: Date) {
	const where = async <T>(action: Action, figure: () => Promise<T>, none: T): Promise<T> =>
		can(actor, action) ? figure() : none;
	const today = riyadhDay(now);
	const { season } = await siteSettings();
	const unread = where(
		"inbox.manage",
		() => count("contact_messages", sql`select count(*) from contact_messages where status = 'unread'`),
		0,
	);
	const overdue = count(
		ofEditions,
		sql`select count(*) from ${db()
			.selectFrom("matches")
			.select("id")
			.where((eb) => waitingBefore(eb, today))} as waiting`,
	);
	const misdatedTies = where(
		"match.manage",
		() => count("matches", sql`select count(*) from matches where ${misdated}`),
		0,
	);
	const dates = asLeagueStaff(() =>
		count(
			["date_requests", ...ofEditions],
			sql`select count(*) from date_requests r join matches m on m.id = r.match_id
				where r.ended_at is null and (r.state <> 'open' or r.answer_by <= ${now})
				and m.group_id not in ${finishedGroups()}`,
		),
	);
	/** Reports that the other side disputes wait for staff. */
	const disputes = where(
		"match.manage",
		() =>
			asLeagueStaff(() =>
				count(
					["reports", "confirmations", ...ofEditions],
					sql`select count(*) from reports r join confirmations c on c.match_id = r.match_id and c.report = r.number
						and c.side <> r.side and c.verdict = 'dispute' join matches m on m.id = r.match_id
						where r.settled is null and m.group_id not in ${finishedGroups()}`,
				),
			),
		0,
	);
	const registrations = (table: "licences" | "transfers", state: string) =>
		where(
			"registration.manage",
			() => count(table, sql`select count(*) from ${sql.table(table)} where state = ${state}`),
			0,
		);
	const drafts = where(
		"news.manage",
		() =>
			count("news_articles", sql`select count(*) from news_articles where live_at_en is null and live_at_ar is null`),
		0,
	);
	const dead = where(
		"newsletter.manage",
		// Editors are led to the list of newsletters, which has no other emails.
		() =>
			count(
				"mail_states",
				sql`select count(*) from mail_states where ${isResendable}
					and (${can(actor, "queue.manage")}::boolean or newsletter_issue_id is not null)`,
			),
		0,
	);
	return {
		waiting: {
			unread: await unread,
			accounts: await where("account.manage", waitingAccounts, 0),
			roles: await where("account.manage", () => requestsToAnswer(actor), 0),
			overdue: await overdue,
			misdated: await misdatedTies,
			dates: await dates,
			disputes: await disputes,
			licences: await registrations("licences", "requested"),
			transfers: await registrations("transfers", "released"),
			drafts: await drafts,
			dead: await dead,
			down: await where("health.read", partsDown, 0),
			mayResend: can(actor, "queue.manage"),
		},
		articles: await where("news.manage", () => articlesPerMonth(now), []),
		readers: await where("newsletter.manage", () => readersPerMonth(now), []),
		season: { name: season, ...(await seasonProgress(season)) },
	};
}

/** Articles that appeared in each of the last twelve months, oldest first. */
const articlesPerMonth = (now: Date) =>
	figures(
		"news_articles",
		sql<{ month: string; count: number }>`
		select to_char(month, 'YYYY-MM') as month, count(a.id) as count
		from generate_series(date_trunc('month', ${hourOf(now)}::timestamptz) - make_interval(months => ${MONTHS - 1}::int),
		                     date_trunc('month', ${hourOf(now)}::timestamptz), interval '1 month') as month
		left join news_articles a on date_trunc('month', least(live_at_ar, live_at_en)) = month
		     and least(live_at_ar, live_at_en) < ${hourOf(now)}::timestamptz + interval '1 hour'
		group by month order by month`,
	);

/** Confirmed readers of the newsletter at the end of each of the last twelve months. */
export const readersPerMonth = (now: Date) =>
	figures(
		"newsletter_subscribers",
		sql<{ month: string; count: number }>`
		select to_char(month, 'YYYY-MM') as month, count(s.id) as count
		from generate_series(date_trunc('month', ${hourOf(now)}::timestamptz) - make_interval(months => ${MONTHS - 1}::int),
		                     date_trunc('month', ${hourOf(now)}::timestamptz), interval '1 month') as month
		left join newsletter_subscribers s on s.confirmed_at < month + interval '1 month'
		     and (s.unsubscribed_at is null or s.unsubscribed_at >= month + interval '1 month')
		group by month order by month`,
	);

/** The beginning of the hour: the charts are drawn again in the next one. */
const hourOf = (now: Date) => `${now.toISOString().slice(0, 13)}:00:00Z`;

async function seasonProgress(season: string) {
	const progress = await figure(
		"matches",
		sql<{ played: number; planned: number }>`
		select count(*) filter (where status = 'completed') as played,
			count(*) filter (where status <> 'cancelled') as planned
		from matches where season = ${season}`,
	);
	return progress ?? { played: 0, planned: 0 };
}
