import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { numberParam } from "../../base/forms/params.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { Empty, Ltr } from "../../base/ui/page-parts.tsx";
import { Pagination } from "../../base/ui/pagination.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Filter, TableHead, useListPath } from "../../records/parts/list-tools.tsx";
import { tabText } from "../../records/tab-text.ts";
import { recordsText } from "../../records/text.ts";
import { auditFilter } from "../audit-filter.ts";
import { auditActions, auditPage } from "../audit-log.server.ts";
import { actorName, eventName } from "../event-text.ts";
import { auditText } from "../text.ts";
import type { Route } from "./+types/audit";

export const middleware = [requires("audit.read")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const filter = auditFilter(url);
	const page = numberParam(url, "page") ?? 1;
	return {
		filter,
		page,
		search: url.search,
		actions: await auditActions(),
		...(await auditPage(actorOf(context), filter, page)),
	};
}

export default function Audit({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = auditText(locale);
	const tabs = tabText(locale);
	const records = recordsText(locale);
	const { filter, search, actions, rows, total, page, pages } = loaderData;
	const pathOf = useListPath();
	return (
		<>
			<h2 className="text-2xl">{tabs.audit}</h2>
			<p className="mb-6 text-soft">{t.auditLead}</p>
			<form method="get" className="mb-5 flex flex-wrap items-end gap-3">
				<Control name="who" label={t.who} type="search" value={filter.who} />
				<Filter
					name="action"
					label={t.what}
					value={filter.action}
					all={t.anyAction}
					options={actions.map((value) => ({ value, label: eventName(locale, value) }))}
				/>
				<Control name="from" label={t.from} type="date" value={filter.from} />
				<Control name="until" label={t.until} type="date" value={filter.until} />
				<button type="submit" className="button-quiet">
					{records.apply}
				</button>
				<p className="py-2.5 text-soft">{t.total(total)}</p>
				<a
					href={pathIn(locale, "/admin/export/:list.csv", { list: "audit" }) + search}
					className="button-quiet ms-auto"
				>
					{records.exportCsv}
				</a>
			</form>
			{rows.length === 0 ? <Empty title={records.nothingFound} /> : <Events rows={rows} />}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
		</>
	);
}

type ControlProps = { name: string; label: string; type: "search" | "date"; value?: string };
const Control = ({ name, label, type, value }: ControlProps) => (
	<div>
		<label htmlFor={`audit-${name}`} className="mb-1 block text-sm font-semibold">
			{label}
		</label>
		<input id={`audit-${name}`} name={name} type={type} defaultValue={value} className="control" />
	</div>
);

function Events({ rows }: Pick<Route.ComponentProps["loaderData"], "rows">) {
	const locale = useLocale();
	const t = auditText(locale);
	const tabs = tabText(locale);
	const records = recordsText(locale);
	return (
		<section className="card scroll-cue" tabIndex={0} aria-label={tabs.audit}>
			<table className="w-full text-sm">
				<TableHead labels={[t.when, t.who, t.what, records.subject, records.details]} />
				<tbody className="divide-y divide-line">
					{rows.map((event) => (
						<tr key={event.id}>
							<td className="px-4 py-2 whitespace-nowrap">
								<Moment at={event.at} />
							</td>
							<td className="px-4 py-2">
								<bdi>{actorName(locale, event.actor)}</bdi>
							</td>
							<td className="min-w-36 px-4 py-2">{eventName(locale, event.action)}</td>
							<td className="min-w-60 px-4 py-2">
								<Ltr className="font-mono break-all">{event.subject}</Ltr>
							</td>
							<td className="max-w-80 min-w-52 px-4 py-2">
								{Object.keys(event.details ?? {}).length > 0 && (
									<Ltr className="font-mono break-all">{JSON.stringify(event.details).slice(0, 300)}</Ltr>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
