import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { pageParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { Pagination } from "../../base/ui/pagination.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { maybeMinor } from "../../complaints/case/age.ts";
import { caseText } from "../../complaints/case/text.ts";
import { ownProfile } from "../../complaints/complainants/profile.server.ts";
import { ownCases } from "../../complaints/my-cases/cases.server.ts";
import { ownDrafts } from "../../complaints/submitting/drafts.server.ts";
import { CaseCard } from "../cases/parts/case-card.tsx";
import { myCasesText } from "../cases/text.ts";
import { landingText } from "../landing-text.ts";
import { portalMeta } from "../page-meta.ts";
import { Landing } from "../parts/landing.tsx";
import { MinorNotice } from "../parts/minor-notice.tsx";
import { DraftList } from "../submit/parts/draft-list.tsx";
import { portalText } from "../text.ts";
import type { Route } from "./+types/home";

/** The landing page for guests; for a complainant their cases. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const profile = can(actor, "case.file") ? await ownProfile(actor) : undefined;
	if (!profile) return undefined;
	const page = pageParam(url);
	const cases = await ownCases(actor, { page });
	if (page > cases.pages) throw notFound();
	const drafts = await ownDrafts(actor);
	// The greeting uses the first word of the name.
	const name = (localeOf(url.pathname) === "ar" && profile.full_name_ar) || profile.full_name;
	const now = new Date();
	const isYoung = profile.date_of_birth !== null && maybeMinor(profile.date_of_birth, riyadhDay(now));
	return { name: name.split(/\s+/)[0] ?? "", isYoung, drafts, page, now, ...cases };
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, portalText, (t) => t.title, true);

export default function Home({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = landingText(locale);
	const portal = portalText(locale);
	const words = caseText(locale);
	const mine = myCasesText(locale);
	const crumbs = [useHomeCrumb(), { label: portal.title }];
	if (!loaderData)
		return (
			<>
				<PageHeader crumbs={crumbs} title={portal.title} lead={portal.lead} />
				<Landing />
			</>
		);
	const { name, isYoung, drafts, rows, total, page, pages, now } = loaderData;
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.welcome(name)} lead={portal.title}>
				<p className="mt-5 flex flex-wrap gap-3">
					<a href={pathIn(locale, "/complaints/submit")} className="button-ball">
						{t.submitNew}
					</a>
					<a href={pathIn(locale, "/complaints/track")} className="button-quiet">
						{portal.track}
					</a>
				</p>
			</PageHeader>
			<div className="wide space-y-6 py-5 sm:space-y-10 sm:py-10">
				{isYoung && <MinorNotice />}
				{drafts.length > 0 && <DraftList drafts={drafts} />}
				<section aria-labelledby="cases">
					<h2 id="cases" className="mb-5 flex flex-wrap items-baseline gap-x-4 text-2xl">
						{portal.myCases}
						{total > 0 && <span className="text-base font-normal text-soft">{words.cases(total)}</span>}
					</h2>
					{rows.length === 0 ? (
						<Empty title={mine.noCases} text={mine.noCasesText}>
							<a href={pathIn(locale, "/complaints/submit")} className="button">
								{t.submitNew}
							</a>
						</Empty>
					) : (
						<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
							{rows.map((row) => (
								<CaseCard key={row.id} row={row} now={now} />
							))}
						</ul>
					)}
					<Pagination page={page} pages={pages} pathOf={(n) => `${pathIn(locale, "/complaints")}?page=${n}`} />
				</section>
			</div>
		</>
	);
}
