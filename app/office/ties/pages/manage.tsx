import { useLocation, useOutlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { Empty, Ltr } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { addPresetBatch } from "../../../imports/preset/preset-batch.server.ts";
import { groupChoices } from "../../../league/competitions/groups/group-choices.server.ts";
import { phases, tieStatuses } from "../../../league/tie.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import { roundNumbers, tieQuestions, tieSorts, tiesPage } from "../../../league/ties/editing/managed-ties.server.ts";
import { savedResult } from "../../../league/ties/result/enter-result.server.ts";
import { resultText } from "../../../league/ties/result/result-text.ts";
import { countToEnter, tieWork } from "../../../league/ties/result/tie-work.server.ts";
import { savedRound } from "../../../league/ties/round-results/saved-round.server.ts";
import { venueChoices } from "../../../league/venues/venues.server.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { latestBatches } from "../../../records/batches/batch.server.ts";
import { Batches } from "../../../records/batches/parts/batches.tsx";
import { listParams } from "../../../records/list/list-params.ts";
import { ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import { seasonNames } from "../../../settings/seasons.server.ts";
import { SavedResult } from "../parts/saved-result.tsx";
import { SavedRound } from "../parts/saved-round.tsx";
import { TieTable } from "../parts/tie-table.tsx";
import { BulkTies, TieFilters, TieViews } from "../parts/tie-tools.tsx";
import { TieWorkLists } from "../parts/tie-work.tsx";
import type { Route } from "./+types/manage";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

/** Any of these in the address asks for the list of all ties; without them it is what is to be entered. */
const ofTheList = ["show", "season", "status", "team", "group", "competition", "round", "venue", "sort", "page"];

export async function loader({ request, url }: Route.LoaderArgs) {
	const now = new Date();
	const isRoundOfWork = url.pathname.endsWith("/round") && url.searchParams.get("from") !== "list";
	const isAll = !isRoundOfWork && ofTheList.some((name) => url.searchParams.has(name));
	return {
		saved: await savedResult(request),
		savedRound: await savedRound(request),
		toEnter: await countToEnter(now),
		batches: await latestBatches(["preset-matches", "matches", "results"]),
		clubs: [...(await clubNames()).values()],
		today: riyadhDay(now),
		list: isAll ? await listAt(url, now) : undefined,
		work: isAll ? undefined : await tieWork(now),
	};
}

async function listAt(url: URL, now: Date) {
	const season = url.searchParams.get("season") || undefined;
	const wanted = url.searchParams.get("status") ?? "";
	const status = [...tieStatuses, ...phases, ...tieQuestions].find((each) => each === wanted);
	const groups = await groupChoices(season);
	const [competitionId, groupId] = [competitionParam(url), numberParam(url, "group")];
	const shown = groups.filter(({ id, competition }) => id === groupId || competition === competitionId);
	const filter = {
		...listParams(url, tieSorts),
		season,
		status,
		competitionId,
		groupId,
		round: numberParam(url, "round"),
		venueId: numberParam(url, "venue"),
		clubId: numberParam(url, "team"),
	};
	return {
		filter,
		groups,
		seasons: await seasonNames(),
		venues: await venueChoices(),
		rounds: await roundNumbers(shown.map(({ id }) => id)),
		...(await tiesPage(filter, now)),
	};
}

/** A competition is asked for by its own number, or in the filter of the groups as `of-3`. */
const competitionParam = (url: URL) => {
	const [, id] = /^of-(\d{1,9})$/.exec(url.searchParams.get("group") ?? "") ?? [];
	return id ? Number(id) : numberParam(url, "competition");
};

/** The button that adds the preset batch; a second press adds nothing and says so. */
export const action = (args: Route.ActionArgs) =>
	formAction<FormState & { missing?: string[] }>(args, async ({ locale }) => {
		const outcome = await addPresetBatch(actorOf(args.context));
		if (!outcome.ok) return refused(outcome, 409);
		const message = outcome.added > 0 ? `preset-added.${outcome.added}` : "preset-none";
		return { to: pathIn(locale, "/admin/matches"), flash: message };
	});

export default function ManageTies({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const panel = useOutlet();
	const { search } = useLocation();
	const { saved, savedRound, toEnter, clubs, today, work, list, batches } = loaderData;
	return (
		<>
			{!panel && <SavedResult saved={saved} />}
			{!panel && <SavedRound saved={savedRound} />}
			<Stopped state={actionData} />
			{actionData?.missing && <Missing ties={actionData.missing} />}
			<TieViews isAll={list !== undefined} toEnter={toEnter} />
			<ListTools
				title={tabText(locale).matches}
				path={pathIn(locale, "/admin/matches")}
				searches={false}
				total={list && t.total(list.total)}
				filters={list && <TieFilters {...list} clubs={clubs} />}
				actions={
					<a href={pathIn(locale, "/admin/matches/:id", { id: "new" }) + (list ? search : "")} className="button">
						{t.add}
					</a>
				}
				more={<BulkTies />}
			/>
			{work && <TieWorkLists {...work} roundsFirst />}
			{list && <AllTies list={list} today={today} hasClubs={clubs.length > 1} />}
			<p className="mt-4 text-sm text-soft">{t.noDelete}</p>
			<Batches batches={batches} />
			{panel}
		</>
	);
}

type ListProps = { list: Awaited<ReturnType<typeof listAt>>; today: string; hasClubs: boolean };

function AllTies({ list, today, hasClubs }: ListProps) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const a = recordsText(locale);
	const pathOf = useListPath();
	const { rows, filter, pages } = list;
	const { groupId, round } = filter;
	const { page, sort, ...asked } = filter;
	return (
		<>
			{groupId && round && rows.length > 0 && (
				<p className="mb-4">
					<a
						href={`${pathIn(locale, "/admin/matches/round")}?group=${groupId}&round=${round}&from=list`}
						className="button-quiet"
					>
						{resultText(locale).together}
					</a>
				</p>
			)}
			{rows.length > 0 ? (
				<TieTable ties={rows} today={today} />
			) : Object.values(asked).some((value) => value !== undefined) ? (
				<Empty title={a.nothingFound}>
					<a href={`${pathIn(locale, "/admin/matches")}?show=all`} className="link">
						{a.clearFilters}
					</a>
				</Empty>
			) : (
				<Empty title={t.none} text={hasClubs ? t.noneText : t.noClubs} />
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
		</>
	);
}

function Missing({ ties }: { ties: string[] }) {
	const t = manageTiesText(useLocale());
	return (
		<div role="alert" className="mb-6 rounded-xl border-2 border-loss bg-loss-tint p-4">
			<p className="font-semibold">{t.presetFailed}</p>
			<p>
				{t.presetMissing} <Ltr>{ties.join(" · ")}</Ltr>
			</p>
		</div>
	);
}
