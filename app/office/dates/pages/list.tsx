import { Outlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { dayInWords, RequestFacts } from "../../../league/dates/parts/request-facts.tsx";
import { openRequests, type ShownRequest } from "../../../league/dates/shown-requests.server.ts";
import { dateRequestText } from "../../../league/dates/text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("match.manage")];
export const handle = { js: true, title: (locale: Locale) => dateRequestText(locale).title };

export const loader = async () => ({ requests: await openRequests(new Date()) });

/** Requests for other dates that are not over; those that wait for a decision come first. */
export default function DateRequests({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = dateRequestText(locale);
	const { requests } = loaderData;
	const waiting = requests.filter(({ isToDecide }) => isToDecide).length;
	return (
		<>
			<div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
				<h2 className="text-2xl">{t.title}</h2>
				<a href={pathIn(locale, "/admin/matches")} className="link-alone">
					{t.toMatches}
				</a>
			</div>
			<p className="mb-6 max-w-3xl text-soft">{t.lead}</p>
			{requests.length === 0 && <Empty title={t.none} text={t.noneText} />}
			{waiting > 0 && <p className="mb-3 font-semibold">{t.waiting(waiting)}</p>}
			<ul className="grid gap-4 lg:grid-cols-2">
				{requests.map((request) => (
					<RequestCard key={request.id} request={request} />
				))}
			</ul>
			<Outlet />
		</>
	);
}

function RequestCard({ request }: { request: ShownRequest & { isToDecide: boolean } }) {
	const locale = useLocale();
	const t = dateRequestText(locale);
	const { tie } = request;
	const teams = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	return (
		<li className="card space-y-3 p-5">
			<h3 className="text-lg">
				<a href={pathIn(locale, "/match/:id", { id: String(tie.id) })} className="link">
					{teams.home} – {teams.away}
				</a>
			</h3>
			<p className="text-sm text-soft" suppressHydrationWarning>
				{t.now}: {tie.date_known ? dayInWords(locale, tie) : t.notAgreed}
			</p>
			<RequestFacts request={request} teams={teams} />
			{request.isToDecide && (
				<p>
					<a href={pathIn(locale, "/admin/matches/dates/:request", { request: String(request.id) })} className="button">
						{t.decide}
					</a>
				</p>
			)}
		</li>
	);
}
