import type { Page } from "../../base/locale/path.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Bars } from "../../records/parts/bars.tsx";
import type { Overview } from "../overview.server.ts";
import { adminText } from "../text.ts";

/** The dashboard's first glance. */
export function OverviewStrip({ waiting, articles, readers, season }: Overview) {
	const t = adminText(useLocale());
	return (
		<div className="mb-10 grid gap-4 lg:grid-cols-4">
			<Waiting {...waiting} />
			<Bars title={t.articlesOverTime} months={articles} />
			<Bars title={t.readersOverTime} months={readers} />
			<section className="card p-5">
				<h2 className="font-semibold">
					{t.seasonProgress} <Ltr>{season.name}</Ltr>
				</h2>
				<progress
					max={Math.max(1, season.planned)}
					value={season.played}
					aria-label={t.seasonProgress}
					className="bar mt-6 h-3 w-full"
				/>
				<p className="mt-2 text-soft">{t.tiesPlayed(season.played, season.planned)}</p>
			</section>
		</div>
	);
}

function Waiting({ unread, accounts, overdue, drafts, dead, mayResend }: Overview["waiting"]) {
	const locale = useLocale();
	const t = adminText(locale);
	const items: { page: Page; query?: string; count: number; label: string }[] = [
		{ page: "/admin/inbox", count: unread, label: t.unreadMessages },
		{ page: "/admin/accounts", query: "?role=waiting", count: accounts, label: t.waitingAccounts },
		{ page: "/admin/matches", query: "?status=overdue", count: overdue, label: t.overdueTies },
		{ page: "/admin/news", query: "?state=draft", count: drafts, label: t.drafts },
		{ page: mayResend ? "/admin/queue" : "/admin/newsletter", count: dead, label: t.deadMails },
	];
	const open = items.filter(({ count }) => count > 0);
	return (
		<section className="card p-5">
			<h2 className="font-semibold">{t.waiting}</h2>
			{open.length === 0 ? (
				<p className="mt-3 text-soft">{t.nothingWaits}</p>
			) : (
				<ul className="mt-3 space-y-1">
					{open.map(({ page, query = "", count, label }) => (
						<li key={label}>
							<a href={pathIn(locale, page) + query} className="flex gap-2 py-1 underline-offset-4 hover:underline">
								<strong className="min-w-6 text-brand">{count}</strong> {label}
							</a>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
