import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate, formatMoment } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { emptiedText } from "../../../complaints/case/emptied/emptied-text.ts";
import { kindLabel } from "../../../complaints/case/messages/message-kinds.ts";
import { messageText } from "../../../complaints/case/messages/message-text.ts";
import { noteOpening } from "../../../complaints/deadlines/complainant/notice.server.ts";
import { type InboxEntry, ownInbox } from "../../../complaints/my-cases/inbox.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import { myCasesText } from "../text.ts";
import type { Route } from "./+types/inbox";

export const middleware = [requires("case.file")];

export async function loader({ url, context }: Route.LoaderArgs) {
	const page = pageParam(url);
	const actor = actorOf(context);
	if (page === 1) await noteOpening(actor);
	const inbox = await ownInbox(actor, page);
	if (page > inbox.pages) throw notFound();
	return { page, ...inbox };
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, portalText, (t) => t.inbox);

/** Everything that was written to a complainant, in one place: what the mails do not say. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const portal = portalText(locale);
	const { entries, page, pages } = loaderData;
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: portal.inbox },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={portal.inbox} lead={t.inboxLead} />
			<div className="wide max-w-4xl py-10">
				{entries.length === 0 ? (
					<Empty title={t.inboxEmpty} text={t.inboxEmptyText} />
				) : (
					<ol className="space-y-4">
						{entries.map((entry) => (
							<Entry key={`${entry.case_reference}-${entry.at.toISOString()}`} entry={entry} />
						))}
					</ol>
				)}
				<Pagination page={page} pages={pages} pathOf={(n) => `${pathIn(locale, "/complaints/inbox")}?page=${n}`} />
			</div>
		</>
	);
}

function Entry({ entry }: { entry: InboxEntry }) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const texts = messageText(locale);
	const emptied = emptiedText(locale);
	const reference = entry.case_reference ?? "";
	const isOpen = entry.due_on && !entry.answered_at;
	return (
		<li className={`card p-5 ${entry.isNew ? "border-s-4 border-s-ball" : ""}`}>
			<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<a href={pathIn(locale, "/complaints/case/:caseReference", { caseReference: reference })} className="link">
					<Ltr>{reference}</Ltr>
				</a>
				<span className="font-semibold">{kindLabel(texts, entry.kind)}</span>
				{entry.isNew && <span className="rounded-full bg-win-tint px-2.5 text-sm text-win">{t.newEntry}</span>}
				<span className="text-sm text-soft">{formatMoment(locale, entry.at)}</span>
				{isOpen && entry.due_on && (
					<span className="text-sm font-semibold text-draw">{texts.dueOn(formatDate(locale, entry.due_on))}</span>
				)}
			</p>
			{entry.body ? (
				<Written className="mt-2">{entry.body}</Written>
			) : (
				<p className="mt-2 text-soft">{entry.kind === "decision" ? emptied.decision : emptied.message}</p>
			)}
		</li>
	);
}
