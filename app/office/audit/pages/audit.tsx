import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { auditFilter } from "../../../audit/audit-filter.ts";
import { auditActions, auditPage } from "../../../audit/audit-log.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Filter, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import { eventName } from "../events/event-text.ts";
import { readable, subjectNamed } from "../names/readable.server.ts";
import { recordKinds } from "../names/text.ts";
import { Entries } from "../parts/entries.tsx";
import { auditText } from "../text.ts";
import type { Route } from "./+types/audit";

export const middleware = [requires("audit.read")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const filter = auditFilter(url);
	const page = numberParam(url, "page") ?? 1;
	const { rows, total, pages } = await auditPage(actorOf(context), filter, page);
	return {
		filter,
		search: url.search,
		kinds: recordKinds(locale),
		actions: (await auditActions()).map((value) => ({ value, label: eventName(locale, value) })),
		one: filter.record?.includes(":") ? await subjectNamed(locale, filter.record) : undefined,
		entries: await readable(locale, rows),
		total,
		page,
		pages,
	};
}

export default function Audit({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = auditText(locale);
	const tabs = tabText(locale);
	const records = recordsText(locale);
	const { filter, search, kinds, actions, one, entries, total, page, pages } = loaderData;
	const pathOf = useListPath();
	return (
		<>
			<h2 className="text-2xl">{tabs.audit}</h2>
			<p className="mb-6 text-soft">{t.auditLead}</p>
			{one && (
				<p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
					<span>
						{t.historyOf} {one.kind}: <strong>{one.name}</strong>
					</span>
					<a href={pathOf({ record: undefined })} className="link">
						{t.wholeLog}
					</a>
				</p>
			)}
			<form
				method="get"
				data-filter=""
				className="mb-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap [&_.control]:max-sm:w-full"
			>
				<Control name="who" label={t.who} type="search" value={filter.who} />
				<Filter name="action" label={t.what} value={filter.action} all={t.anyAction} options={actions} />
				{one ? (
					<input type="hidden" name="record" value={filter.record} />
				) : (
					<Filter name="record" label={t.record} value={filter.record} all={t.anyRecord} options={kinds} />
				)}
				<Control name="from" label={t.from} type="date" value={filter.from} />
				<Control name="until" label={t.until} type="date" value={filter.until} />
				<button type="submit" className="button-quiet">
					{records.apply}
				</button>
				<p aria-live="polite" className="py-2.5 text-soft">
					{t.total(total)}
				</p>
				<a
					href={pathIn(locale, "/admin/export/:list.csv", { list: "audit" }) + search}
					className="button-quiet ms-auto"
				>
					{records.exportCsv}
				</a>
			</form>
			{entries.length === 0 ? <Empty title={records.nothingFound} /> : <Entries entries={entries} />}
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
