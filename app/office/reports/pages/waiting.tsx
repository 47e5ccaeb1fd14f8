import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { formatMoment } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { withMessages } from "../../../league/sheets/reports/staff/captain-messages.server.ts";
import { waitingPage } from "../../../league/sheets/reports/staff/waiting.server.ts";
import { waitingKinds } from "../../../league/sheets/reports/staff/waiting-kinds.ts";
import { Sides } from "../../../people/clubs/parts/sides.tsx";
import { RemindLinks } from "../parts/remind-links.tsx";
import { staffReportsText } from "../text.ts";
import type { Route } from "./+types/waiting";

export const middleware = [requires("match.manage")];
export const handle = { js: true, title: (locale: Locale) => staffReportsText(locale).title };

export async function loader({ url }: Route.LoaderArgs) {
	const now = new Date();
	const kind = waitingKinds.find((each) => each === url.searchParams.get("kind"));
	const page = Math.max(1, numberParam(url, "page") ?? 1);
	const found = await asLeagueStaff(() => waitingPage({ kind, page }, now));
	return { ...found, rows: await withMessages(found.rows), kind, page, now };
}

/** Results that are late, reports without an answer, and disputes to decide. */
export default function WaitingResults({ loaderData }: Route.ComponentProps) {
	const { rows, counts, kind, page, pages, now } = loaderData;
	const locale = useLocale();
	const t = staffReportsText(locale);
	const path = pathIn(locale, "/admin/matches/overdue");
	const pathOf = (nth: number) => `${path}?${new URLSearchParams({ ...(kind && { kind }), page: String(nth) })}`;
	const all = waitingKinds.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
	return (
		<>
			<h2 className="mb-2 text-2xl">{t.title}</h2>
			<p className="mb-4 max-w-3xl text-soft">{t.lead}</p>
			<nav aria-label={t.title} className="mb-4 flex flex-wrap gap-2">
				<a
					href={path}
					aria-current={kind ? undefined : "page"}
					className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					{t.all} ({all})
				</a>
				{waitingKinds.map((each) => (
					<a
						key={each}
						href={`${path}?kind=${each}`}
						aria-current={each === kind ? "page" : undefined}
						className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
					>
						{t[each]} ({counts[each] ?? 0})
					</a>
				))}
			</nav>
			{rows.length === 0 && <Empty title={t.none} text={t.lead} />}
			{rows.some(({ messages }) => messages.length > 0) && (
				<p className="mb-3 max-w-3xl text-sm text-soft">{t.remindHint}</p>
			)}
			<ul className="card divide-y divide-line empty:hidden">
				{rows.map(({ match_id, kind: of, due, side, tie, messages }) => (
					<li
						key={`${match_id}${of}`}
						data-match-id={match_id}
						data-kind={of}
						className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
					>
						<a
							href={pathIn(locale, "/admin/matches/:id/report", { id: String(match_id) })}
							className="min-w-0 flex-1 basis-56 font-semibold after:absolute after:inset-0"
						>
							<Sides tie={tie} />
						</a>
						<span className={of === "answer" ? "text-soft" : "font-semibold text-loss"}>
							{t[of]}
							{side && ` · ${pick(locale, side === "home" ? tie.home_team : tie.away_team, "name")}`}
						</span>
						<span className="text-sm text-soft" suppressHydrationWarning>
							{due ? formatMoment(locale, due) : t.noDue}
							{due && due < now && ` · ${lateIn(locale, of, daysBetween(due, now))}`}
						</span>
						<RemindLinks messages={messages} tie={tie} />
					</li>
				))}
			</ul>
			<Pagination page={page} pages={pages} pathOf={pathOf} />
		</>
	);
}

const daysBetween = (from: Date, until: Date) => Math.floor((until.getTime() - from.getTime()) / 86_400_000);

function lateIn(locale: "ar" | "en", kind: string, days: number) {
	const t = staffReportsText(locale);
	if (days === 0) return t.today;
	return kind === "dispute" ? t.since(days) : t.late(days);
}
