import { useState } from "react";
import { Outlet, redirect, useLocation } from "react-router";
import { can } from "../../../access/policy.ts";
import { complaintStaff } from "../../../accounts/guests/access-links.server.ts";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { dropStash } from "../../../accounts/stash/stashed-form.server.ts";
import { type Answer, formAction, type PostedForm, type Sender } from "../../../base/forms/form-action.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useAnswer } from "../../../base/ui/line/use-answer.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { isNarrowed, readFilter, withoutPlace, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import { COUNTED, deskCases, deskCounts, recusedReferences } from "../../../complaints/case-list/desk-list.server.ts";
import { savedViews, saveView, storeSearch } from "../../../complaints/case-list/desk-views.server.ts";
import { latestEvent } from "../../../complaints/case-list/new-cases.server.ts";
import { deskUrgency } from "../../../complaints/deadlines/deadlines.ts";
import { answeredPlan, type BulkState, pickedIn, RESTORED } from "../../../complaints/handling/bulk-change.ts";
import { deskTransitions } from "../../../complaints/handling/desk-transitions.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import { assignTicked, changeTicked, restoredChange } from "../../bulk/answer-bulk.server.ts";
import { BulkBar } from "../../bulk/parts/bulk-bar.tsx";
import { BulkPanel } from "../../bulk/parts/bulk-panel.tsx";
import { SelectAll } from "../../bulk/parts/select-all.tsx";
import { useTicked } from "../../bulk/parts/use-ticked.ts";
import { deskMeta } from "../../desk-meta.ts";
import { deskText } from "../../text.ts";
import { filterText } from "../filter-text.ts";
import { CountCards } from "../parts/count-cards.tsx";
import { DeskFilters } from "../parts/desk-filters.tsx";
import { DeskPages } from "../parts/desk-pages.tsx";
import { DeskTable } from "../parts/desk-table.tsx";
import { Recused } from "../parts/recused.tsx";
import { SavedViews } from "../parts/saved-views.tsx";
import { useNewCases } from "../parts/use-new-cases.ts";
import { listText } from "../text.ts";
import { withParam } from "../use-list-query.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("case.read")];

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const filter = readFilter(url.searchParams);
	const { holidays, answer_days, ...rules } = await siteSettings();
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
	const restored = handles
		? await restoredChange(actor, { request, url, account: sessionOf(context).accountId })
		: undefined;
	return {
		...rest,
		filter,
		latest,
		handles,
		answerDays: answer_days,
		isTicked: url.searchParams.get("ticked") === "page",
		restored,
		rows: rows.map((row) => ({
			...row,
			urgency: deskUrgency(row, holidays, now),
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

/** Actions on the whole list: store searched words, save views, assign many cases or change their status. */
export function action({ request, url, context }: Route.ActionArgs) {
	let picked: Pick<BulkState, "bulk" | "ticked"> = {};
	const run = async (posted: PostedForm & Sender): Promise<Answer<BulkState>> => {
		const actor = actorOf(context);
		const { values, locale, form } = posted;
		picked = { bulk: answeredPlan(form), ticked: pickedIn(form).map(({ id }) => id) };
		const filter = readFilter(url.searchParams);
		const path = pathIn(locale, "/complaints/admin");
		const list = path + writeFilter(filter);
		switch (values.intent) {
			case "filter": {
				const asked = withoutPlace(readFilter(new URLSearchParams(values)));
				const words = values.q?.trim().slice(0, 100);
				return { to: path + writeFilter({ ...asked, search: words ? await storeSearch(actor, words) : undefined }) };
			}
			case "save-view": {
				const name = values.name?.trim().slice(0, 60);
				if (!name) return { to: list, flash: "view-unnamed" };
				return { to: list, flash: (await saveView(actor, name, filter)) ? "view-saved" : "views-full" };
			}
			case "assign":
				return assignTicked(actor, posted, list);
			case "change":
				return changeTicked(actor, posted, { request, list });
			case "untouched":
				return { status: 200, state: { bulk: undefined }, cookies: [await dropStash(request)] };
		}
		throw badRequest();
	};
	return formAction<BulkState>({ request, url, context }, run, { always: () => picked });
}

/** Every failure of the list shows the fixed text (docs/rules/site.md#fixed-texts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorContent error={error} failedTitle={useText(listText).loadFailed} />;
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.title);

export default function List({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = listText(locale);
	const filters = filterText(locale);
	const { rows, total, isMore, filter, words, counts, staff, views, handles, latest, newer, older, recused } =
		loaderData;
	useNewCases(latest);
	const answer = useAnswer(actionData);
	const state = answer ?? loaderData.restored;
	const isRestored = !answer && state !== undefined;
	// Cases that come later were not selected by anyone.
	const { search } = useLocation();
	const [opened] = useState(() => state?.ticked ?? (loaderData.isTicked ? rows.map(({ id }) => id) : []));
	const isAll = rows.every(({ id }) => opened.includes(id));
	const { ticked, tick } = useTicked(rows.map(({ id }) => id).join());
	const path = pathIn(locale, "/complaints/admin");
	const query = writeFilter(filter);
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
				<p className="text-sm text-soft max-sm:hidden noscript:hidden">{t.live}</p>
				{handles && rows.length > 0 && (
					<SelectAll
						all={`${path}${query ? `${query}&` : "?"}ticked=page`}
						none={path + query}
						rows={rows.length}
						isAll={ticked === undefined ? isAll : ticked === rows.length}
						tick={ticked === undefined ? undefined : tick}
					/>
				)}
				{handles && <ExportLink query={query} className="ms-auto max-sm:hidden" />}
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
				<div className="group/cases">
					<DeskTable rows={rows} filter={filter} handles={handles} opened={opened} />
					{handles && <BulkBar staff={staff} ticked={ticked} all={rows.length} state={state} />}
				</div>
			)}
			{recused.length > 0 && <Recused references={recused} />}
			{handles && rows.length > 0 && <ExportLink query={query} className="mt-4 sm:hidden" />}
			<DeskPages filter={filter} newer={newer} older={older} />
			{state?.bulk && (
				<BulkPanel
					plan={state.bulk}
					state={state}
					close={path + (isRestored ? withParam(search, RESTORED, "no") : query)}
					answerDays={loaderData.answerDays}
				/>
			)}
			<Outlet />
		</>
	);
}

function ExportLink({ query, className }: { query: string; className: string }) {
	const locale = useLocale();
	return (
		<a href={pathIn(locale, "/complaints/admin/export.csv") + query} className={`button-quiet ${className}`}>
			{listText(locale).exportCsv}
		</a>
	);
}
