import type { Page } from "../../base/locale/path.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Bars } from "../../records/list/parts/bars.tsx";
import type { Overview } from "../overview.server.ts";
import { adminText } from "../text.ts";
import type { Today } from "../today/today.server.ts";

type AttentionProps = { waiting: Overview["waiting"]; today: Today };

/** Work that waits on pages of its own, a link each; one line on a wide screen. The rest of it is done under it. */
export function NeedsAttention({ waiting, today }: AttentionProps) {
	const locale = useLocale();
	const t = adminText(locale);
	const { overdue, misdated, down, mayResend } = waiting;
	const elsewhere = (count: number, { rows }: { rows: unknown[] }) => (rows.length > 0 ? 0 : count);
	const disputes = elsewhere(waiting.disputes, today.results);
	const dates = elsewhere(waiting.dates, today.dates);
	const licences = elsewhere(waiting.licences, today.licences);
	const transfers = elsewhere(waiting.transfers, today.transfers);
	const unread = elsewhere(waiting.unread, today.messages);
	const drafts = elsewhere(waiting.drafts, today.drafts);
	const accounts = elsewhere(waiting.accounts, today.accounts);
	const roles = waiting.roles - today.roles.total; // invitations wait on their pages
	const dead = elsewhere(waiting.dead, today.emails);
	const isIdle = Object.values(today).every((kind) => !kind || !("rows" in kind) || kind.rows.length === 0);
	const items: { page: Page; query?: string; count: number; label: string }[] = [
		{ page: "/admin/health", count: down, label: t.downParts },
		{ page: "/admin/matches", count: overdue, label: t.overdueTies },
		{ page: "/admin/matches", query: "?status=misdated", count: misdated, label: t.misdatedTies },
		{ page: "/admin/matches/overdue", query: "?kind=dispute", count: disputes, label: t.disputes },
		{ page: "/admin/matches/dates", count: dates, label: t.dateRequests },
		{ page: "/admin/registrations", count: licences, label: t.licences },
		{ page: "/admin/registrations", query: "#transfers", count: transfers, label: t.transfers },
		{ page: "/admin/inbox", count: unread, label: t.unreadMessages },
		{ page: "/admin/accounts", count: roles, label: t.roleRequests },
		{ page: "/admin/accounts", query: "?role=waiting", count: accounts, label: t.waitingAccounts },
		{ page: "/admin/news", query: "?state=draft", count: drafts, label: t.drafts },
		{ page: mayResend ? "/admin/queue" : "/admin/newsletter", count: dead, label: t.deadMails },
	];
	const open = items.filter(({ count }) => count > 0);
	return (
		<section aria-labelledby="waiting" className="mb-6">
			<h2 id="waiting" className="mb-2 text-lg">
				{t.waiting}
			</h2>
			{open.length === 0 && isIdle && <p className="text-soft">{t.nothingWaits}</p>}
			{open.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{open.map(({ page, query = "", count, label }) => (
						<li key={label}>
							<a href={pathIn(locale, page) + query} className="chip min-h-11 gap-2">
								<strong className="text-base text-brand">{count}</strong> {label}
							</a>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

const hasAny = (months: { count: number }[]) => months.some(({ count }) => count > 0);

/** How far the season is, and charts of the year where there is something to see. */
export function Progress({ articles, readers, season }: Pick<Overview, "articles" | "readers" | "season">) {
	const t = adminText(useLocale());
	return (
		<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
			{season.planned > 0 && (
				<section className="card p-5">
					<h2 className="font-semibold">
						{t.seasonProgress} <Ltr>{season.name}</Ltr>
					</h2>
					<progress
						max={season.planned}
						value={season.played}
						aria-label={t.seasonProgress}
						className="bar mt-6 h-3 w-full"
					/>
					<p className="mt-2 text-soft">{t.tiesPlayed(season.played, season.planned)}</p>
				</section>
			)}
			{hasAny(articles) && <Bars title={t.articlesOverTime} months={articles} />}
			{hasAny(readers) && <Bars title={t.readersOverTime} months={readers} />}
		</div>
	);
}
