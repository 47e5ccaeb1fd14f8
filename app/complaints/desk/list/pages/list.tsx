import { Outlet, redirect } from "react-router";
import { can } from "../../../../access/policy.ts";
import { complaintStaff } from "../../../../accounts/guests/access-links.server.ts";
import { actorOf } from "../../../../accounts/sessions/session.server.ts";
import { requires } from "../../../../accounts/sign-in/guards.server.ts";
import { readFields } from "../../../../base/forms/read-fields.ts";
import { badRequest } from "../../../../base/http/http-errors.ts";
import { seeOther } from "../../../../base/http/see-other.server.ts";
import { localeOf } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { Empty } from "../../../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../../../base/ui/use-locale.ts";
import { siteSettings } from "../../../../settings/settings.server.ts";
import { ErrorContent } from "../../../../shell/parts/error-page.tsx";
import { urgencyOf } from "../../../deadlines/deadlines.ts";
import { assignCases } from "../../case/case-commands.server.ts";
import { deskMeta } from "../../desk-meta.ts";
import { deskTransitions } from "../../desk-transitions.ts";
import { deskText } from "../../text.ts";
import { isNarrowed, readFilter, withoutPlace, writeFilter } from "../desk-filter.ts";
import { COUNTED, deskCases, deskCounts, recusedReferences } from "../desk-list.server.ts";
import { savedViews, saveView, storeSearch } from "../desk-views.server.ts";
import { filterText } from "../filter-text.ts";
import { latestEvent } from "../new-cases.server.ts";
import { BulkAssign } from "../parts/bulk-assign.tsx";
import { CountCards } from "../parts/count-cards.tsx";
import { DeskFilters } from "../parts/desk-filters.tsx";
import { DeskPages } from "../parts/desk-pages.tsx";
import { DeskTable } from "../parts/desk-table.tsx";
import { Recused } from "../parts/recused.tsx";
import { SavedViews } from "../parts/saved-views.tsx";
import { useNewCases } from "../parts/use-new-cases.ts";
import { listText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("case.read")];

export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const filter = readFilter(url.searchParams);
	const { holidays, ...rules } = await siteSettings();
	const now = new Date();
	const latest = await latestEvent(actor);
	const { rows, total, ...rest } = await deskCases(actor, filter, holidays, now);
	// A purged search, or one of another account: redirect to the list without it.
	if (filter.search && !rest.words)
		throw redirect(
			pathIn(localeOf(url.pathname), "/complaints/admin") + writeFilter({ ...filter, search: undefined }),
			303,
		);
	const handles = can(actor, "case.handle");
	return {
		...rest,
		filter,
		latest,
		handles,
		rows: rows.map((row) => ({
			...row,
			urgency: urgencyOf(row.due_at, holidays, now),
			transitions: deskTransitions(actor, row, rules, now),
		})),
		total: Math.min(total, COUNTED),
		isMore: total > COUNTED,
		counts: await deskCounts(actor),
		recused: isNarrowed(filter) || filter.after || filter.before ? [] : await recusedReferences(actor),
		staff: await complaintStaff(),
		views: handles ? await savedViews(actor) : [],
	};
}

/** Actions on the whole list: store searched words, save views, assign many cases. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	const { form, values } = await readFields(request);
	const filter = readFilter(url.searchParams);
	const path = pathIn(localeOf(url.pathname), "/complaints/admin");
	const to = (query: string, flash?: string) => seeOther({ to: path + query, flash });
	switch (values.intent) {
		case "filter": {
			const asked = withoutPlace(readFilter(new URLSearchParams(values)));
			const words = values.q?.trim().slice(0, 100);
			return to(writeFilter({ ...asked, search: words ? await storeSearch(actor, words) : undefined }));
		}
		case "save-view": {
			const name = values.name?.trim().slice(0, 60);
			if (!name) return to(writeFilter(filter), "view-unnamed");
			return to(writeFilter(filter), (await saveView(actor, name, filter)) ? "view-saved" : "views-full");
		}
		case "assign": {
			const ids = form.getAll("case").map(String).slice(0, 100);
			if (ids.length === 0) return to(writeFilter(filter), "none-ticked");
			const { given, left } = await assignCases(actor, ids, values.officer || null);
			return to(writeFilter(filter), `desk-assigned.${given}.${left}`);
		}
	}
	throw badRequest();
}

/** Every failure of the list shows the fixed text (docs/rules.md#fixed-texts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorContent error={error} failedTitle={useText(listText).loadFailed} />;
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.title);

export default function List({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = listText(locale);
	const filters = filterText(locale);
	const { rows, total, isMore, filter, words, counts, staff, views, handles, latest, newer, older, recused } =
		loaderData;
	useNewCases(latest);
	const path = pathIn(locale, "/complaints/admin");
	const narrowed = isNarrowed(filter);
	return (
		<>
			<CountCards counts={counts} current={filter} />
			<DeskFilters filter={filter} words={words} staff={staff} />
			{handles && <SavedViews views={views} filter={filter} canSave={narrowed} />}
			<div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
				<h2 className="text-xl" aria-live="polite">
					{isMore ? t.moreThan(total) : t.count(total)}
				</h2>
				<p className="hidden text-sm text-soft sm:block">{t.live}</p>
				{handles && (
					<a
						href={pathIn(locale, "/complaints/admin/export.csv") + writeFilter(filter)}
						className="button-quiet ms-auto"
					>
						{t.exportCsv}
					</a>
				)}
			</div>
			{rows.length === 0 ? (
				<Empty title={narrowed ? t.noneFit : t.none} text={narrowed ? undefined : t.noneText}>
					{narrowed && (
						<a href={path} className="button-quiet">
							{filters.clear}
						</a>
					)}
				</Empty>
			) : (
				<>
					<DeskTable rows={rows} filter={filter} handles={handles} />
					{handles && <BulkAssign staff={staff} />}
				</>
			)}
			{recused.length > 0 && <Recused references={recused} />}
			<DeskPages filter={filter} newer={newer} older={older} />
			<Outlet />
		</>
	);
}
