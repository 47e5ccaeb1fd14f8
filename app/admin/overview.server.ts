import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { can } from "../access/policy.ts";
import { waitingAccounts } from "../accounts/managing/accounts.server.ts";
import { db } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { siteSettings } from "../settings/settings.server.ts";

const MONTHS = 12;
export type Overview = Awaited<ReturnType<typeof overview>>;

const count = async (rows: Promise<{ rows: { count: number }[] }>) => (await rows).rows[0]?.count ?? 0;

/** The data of the administration's first page: waiting work, and three small charts of the year. */
export async function overview(actor: Actor, now: Date) {
	const today = riyadhDay(now);
	const { season } = await siteSettings();
	const of = db();
	const unread = count(
		sql<{ count: number }>`select count(*) from contact_messages where status = 'unread'`.execute(of),
	);
	const overdue = count(
		sql<{ count: number }>`select count(*) from matches where status = 'scheduled' and match_date < ${today}`.execute(
			of,
		),
	);
	const drafts = count(
		sql<{ count: number }>`select count(*) from news_articles where live_at_en is null and live_at_ar is null`.execute(
			of,
		),
	);
	const dead = count(sql<{ count: number }>`select count(*) from mails where status = 'dead'`.execute(of));
	return {
		waiting: {
			unread: await unread,
			accounts: can(actor, "account.manage") ? await waitingAccounts() : 0,
			overdue: await overdue,
			drafts: await drafts,
			dead: await dead,
			mayResend: can(actor, "queue.manage"),
		},
		articles: await articlesPerMonth(),
		readers: await readersPerMonth(),
		season: { name: season, ...(await seasonProgress(season)) },
	};
}

/** Articles that appeared in each of the last twelve months, oldest first. */
async function articlesPerMonth() {
	const { rows } = await sql<{ month: string; count: number }>`
		select to_char(month, 'YYYY-MM') as month, count(a.id) as count
		from generate_series(date_trunc('month', now()) - make_interval(months => ${MONTHS - 1}::int),
		                     date_trunc('month', now()), interval '1 month') as month
		left join news_articles a on date_trunc('month', least(live_at_ar, live_at_en)) = month
		     and least(live_at_ar, live_at_en) <= now()
		group by month order by month`.execute(db());
	return rows;
}

/** Confirmed readers of the newsletter at the end of each of the last twelve months. */
export async function readersPerMonth() {
	const { rows } = await sql<{ month: string; count: number }>`
		select to_char(month, 'YYYY-MM') as month, count(s.id) as count
		from generate_series(date_trunc('month', now()) - make_interval(months => ${MONTHS - 1}::int),
		                     date_trunc('month', now()), interval '1 month') as month
		left join newsletter_subscribers s on s.confirmed_at < month + interval '1 month'
		     and (s.unsubscribed_at is null or s.unsubscribed_at >= month + interval '1 month')
		group by month order by month`.execute(db());
	return rows;
}

async function seasonProgress(season: string) {
	const { rows } = await sql<{ played: number; planned: number }>`
		select count(*) filter (where status = 'completed') as played, count(*) filter (where status <> 'cancelled') as planned
		from matches where season = ${season}`.execute(db());
	return rows[0] ?? { played: 0, planned: 0 };
}
