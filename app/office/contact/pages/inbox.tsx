import { Outlet, useLocation } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Empty, Ltr } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { inboxPage, messageStates } from "../../../contact/inbox.server.ts";
import { inboxText } from "../../../contact/inbox-text.ts";
import { listParams } from "../../../records/list/list-params.ts";
import { Filter, ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import type { Route } from "./+types/inbox";

export const middleware = [requires("inbox.manage")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = listParams(url, ["newest"]);
	const state = messageStates.find((each) => each === url.searchParams.get("state"));
	return { ...asked, state, states: messageStates, ...(await inboxPage(actorOf(context), { ...asked, state })) };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = inboxText(locale);
	const { q, state, states, rows, total, page, pages } = loaderData;
	const { search } = useLocation();
	const pathOf = useListPath();
	return (
		<>
			<ListTools
				title={tabText(locale).inbox}
				path={pathIn(locale, "/admin/inbox")}
				q={q}
				total={t.total(total)}
				filters={
					<Filter
						name="state"
						label={t.state}
						value={state}
						all={t.open}
						options={states.map((value) => ({ value, label: t[value] }))}
					/>
				}
				more={
					<a href={pathIn(locale, "/admin/export/:list.csv", { list: "messages" })} className="button-quiet">
						{recordsText(locale).exportCsv}
					</a>
				}
			/>
			{rows.length === 0 ? (
				<Empty title={t.none} text={t.noneText} />
			) : (
				<ul className="card divide-y divide-line">
					{rows.map((message) => (
						<li
							key={message.id}
							data-status={message.status}
							className="flex flex-wrap items-start justify-between gap-4 p-4"
						>
							<div className="min-w-0 flex-1">
								<p className={message.status === "unread" ? "font-bold" : "font-semibold"}>
									<span dir="auto">{`${message.name} ${message.surname}`}</span>{" "}
									<Ltr className="font-normal text-soft">{message.email}</Ltr>
								</p>
								<p dir="auto" className="line-clamp-2 text-soft">
									{message.opening}
								</p>
								<p className="text-sm text-soft">
									<Moment at={message.created_at} /> · {t[message.status]}
								</p>
							</div>
							<RowLink
								to={pathIn(locale, "/admin/inbox/:id", { id: String(message.id) }) + search}
								label={t.openMessage}
								of={`${message.name} ${message.surname}`}
							/>
						</li>
					))}
				</ul>
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
			<Outlet />
		</>
	);
}
