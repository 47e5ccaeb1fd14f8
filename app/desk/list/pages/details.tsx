import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { emptiedBy } from "../../../complaints/case/emptied/emptied.ts";
import { emptiedText } from "../../../complaints/case/emptied/emptied-text.ts";
import { Fact } from "../../../complaints/case/parts/fact.tsx";
import { Statement } from "../../../complaints/case/parts/statement.tsx";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { caseText } from "../../../complaints/case/text.ts";
import { readFilter, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import { deskUrgency } from "../../../complaints/deadlines/deadlines.ts";
import { deskCase } from "../../../complaints/handling/desk-case.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { siteSettings } from "../../../settings/settings.server.ts";
import { DeskFiles } from "../../case/parts/desk-files.tsx";
import { deskCaseText } from "../../case/text.ts";
import { deskMeta } from "../../desk-meta.ts";
import { DeadlineExplained } from "../../parts/deadline.tsx";
import { RecusedNotice } from "../../parts/recused-notice.tsx";
import { StatusSelector } from "../parts/status-selector.tsx";
import { listText } from "../text.ts";
import { useListQuery } from "../use-list-query.ts";
import type { Route } from "./+types/details";

export const middleware = [requires("case.read")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const found = await deskCase(actor, params.caseReference);
	if (!found) throw notFound();
	const close = writeFilter(readFilter(url.searchParams));
	if (found.recused) return { found, close, urgency: undefined };
	const { holidays } = await siteSettings();
	const urgency = deskUrgency(found.item, holidays, new Date());
	return { found, close, urgency };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, listText, (t) => t.details);

/**
 * The details of a case over the list, as specified (docs/rules/complaints.md#desk); the page of the case has
 * everything else.
 */
export default function Details({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = listText(locale);
	const words = caseText(locale);
	const desk = deskCaseText(locale);
	const { found, close, urgency } = loaderData;
	const { case_reference: caseReference } = found.brief;
	const emptied = found.recused ? undefined : emptiedBy(found.item);
	const list = pathIn(locale, "/complaints/admin") + close;
	const page = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference }) + useListQuery();
	return (
		<Panel title={words.caseTitle(caseReference)} close={list}>
			<div className="space-y-6 p-5 sm:p-7">
				{found.recused ? (
					<RecusedNotice />
				) : (
					<>
						<div className="flex flex-wrap items-center gap-3">
							<StatusBadge status={found.item.status} />
							<StatusSelector
								reference={caseReference}
								version={found.item.version}
								transitions={found.transitions}
								back={list}
							/>
						</div>
						<div>
							<DeadlineExplained found={found} urgency={urgency} />
						</div>
						<CaseFacts found={found} />
						{emptied ? <p>{emptiedText(locale)[emptied]}</p> : <Statement values={found.item} />}
						<section aria-labelledby="details-files">
							<h3 id="details-files" className="mb-3 text-lg font-semibold">
								{desk.attachments}
							</h3>
							<DeskFiles files={found.item.evidence} />
						</section>
						<a href={page} className="button">
							{t.openPage}
						</a>
					</>
				)}
			</div>
		</Panel>
	);
}

type FoundCase = Extract<Route.ComponentProps["loaderData"]["found"], { recused: false }>;

function CaseFacts({ found: { item, person } }: { found: FoundCase }) {
	const locale = useLocale();
	const t = listText(locale);
	const desk = deskCaseText(locale);
	const c = caseText(locale);
	return (
		<dl className="grid gap-5 sm:grid-cols-2">
			<Fact label={desk.user}>{(locale === "ar" && person.full_name_ar) || person.full_name}</Fact>
			<Fact label={desk.email} ltr>
				{person.email}
			</Fact>
			<Fact label={t.colCreated}>{formatDate(locale, item.created_at)}</Fact>
			<Fact label={c.caseId}>
				<Ltr>{item.case_reference}</Ltr>
			</Fact>
			<Fact label={c.priority}>{c[item.priority]}</Fact>
		</dl>
	);
}
