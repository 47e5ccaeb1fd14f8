import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type Status, statuses } from "../../../complaints/case/complaint.ts";
import { ownCases, ownCounts } from "../../../complaints/my-cases/cases.server.ts";
import { ownDrafts } from "../../../complaints/submitting/drafts.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { DraftList } from "../../submit/parts/draft-list.tsx";
import { portalText } from "../../text.ts";
import { CaseFilterForm } from "../parts/case-filter.tsx";
import { CaseTable } from "../parts/case-table.tsx";
import { myCasesText } from "../text.ts";
import type { Route } from "./+types/dashboard";

export const middleware = [requires("case.file")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const q = url.searchParams.get("q")?.trim().slice(0, 80) || undefined;
	const status = statuses.find((each): each is Status => each === url.searchParams.get("status"));
	const page = pageParam(url);
	const cases = await ownCases(actor, { q, status, page });
	if (page > cases.pages) throw notFound();
	return { q, status, page, counts: await ownCounts(actor), drafts: await ownDrafts(actor), now: new Date(), ...cases };
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, portalText, (t) => t.dashboard);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const portal = portalText(locale);
	const { q, status, page, pages, rows, counts, drafts, now } = loaderData;
	const path = pathIn(locale, "/complaints/dashboard");
	const pathOf = (n: number) =>
		`${path}?${new URLSearchParams({ ...(q && { q }), ...(status && { status }), page: String(n) })}`;
	const cards = [
		{ label: t.countTotal, count: counts.total },
		{ label: t.countReview, count: counts.underReview },
		{ label: t.countUpdate, count: counts.needUpdate },
		{ label: t.countCompleted, count: counts.completed },
	];
	return (
		<>
			<PageHeader
				crumbs={[
					useHomeCrumb(),
					{ label: portal.title, path: pathIn(locale, "/complaints") },
					{ label: portal.dashboard },
				]}
				title={portal.dashboard}
			>
				<p className="mt-5">
					<a href={pathIn(locale, "/complaints/submit")} className="button-ball">
						{portal.newComplaint}
					</a>
				</p>
			</PageHeader>
			<div className="wide space-y-6 py-5 sm:space-y-10 sm:py-10">
				<dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
					{cards.map(({ label, count }) => (
						<div
							key={label}
							className="card flex items-baseline justify-between gap-2 px-4 py-2 sm:flex-col-reverse sm:items-start sm:justify-end sm:p-5"
						>
							<dt className="text-soft max-sm:text-sm">{label}</dt>
							<dd className="text-xl font-bold digits sm:text-3xl">{count}</dd>
						</div>
					))}
				</dl>
				{drafts.length > 0 && <DraftList drafts={drafts} />}
				<section aria-labelledby="cases" className="space-y-5">
					<h2 id="cases" className="text-2xl">
						{portal.myCases}
					</h2>
					{counts.total === 0 ? (
						<Empty title={t.noCases} text={t.noCasesText}>
							<a href={pathIn(locale, "/complaints/submit")} className="button">
								{portal.newComplaint}
							</a>
						</Empty>
					) : (
						<>
							<CaseFilterForm q={q} status={status} />
							{rows.length === 0 ? (
								<Empty title={t.noMatches}>
									<a href={path} className="button-quiet">
										{t.clear}
									</a>
								</Empty>
							) : (
								<CaseTable rows={rows} now={now} />
							)}
						</>
					)}
					<Pagination page={page} pages={pages} pathOf={pathOf} />
				</section>
			</div>
		</>
	);
}
