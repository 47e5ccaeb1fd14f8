import { data, Outlet } from "react-router";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { addPresetBatch } from "../../admin/imports/preset-batch.server.ts";
import { numberParam } from "../../base/forms/params.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Empty, Ltr } from "../../base/ui/page-parts.tsx";
import { Pagination } from "../../base/ui/pagination.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { clubNames } from "../../clubs/clubs.server.ts";
import { latestBatches } from "../../records/batch.server.ts";
import { listParams } from "../../records/list-params.ts";
import { Batches } from "../../records/parts/batches.tsx";
import { Filter, ListTools, useListPath } from "../../records/parts/list-tools.tsx";
import { tabText } from "../../records/tab-text.ts";
import { recordsText } from "../../records/text.ts";
import { tieSorts, tiesPage } from "../edit-ties.server.ts";
import { manageTiesText } from "../manage-text.ts";
import { TieTable } from "../parts/tie-table.tsx";
import { tiesText } from "../text.ts";
import { tieStatuses } from "../tie.ts";
import { seasonNames } from "../ties.server.ts";
import type { Route } from "./+types/manage";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

export async function loader({ url }: Route.LoaderArgs) {
	const asked = listParams(url, tieSorts);
	const season = url.searchParams.get("season") || undefined;
	const wanted = url.searchParams.get("status") ?? "";
	const status = wanted === "overdue" ? ("overdue" as const) : tieStatuses.find((each) => each === wanted);
	const filter = { ...asked, season, status, clubId: numberParam(url, "team") };
	return {
		...filter,
		seasons: await seasonNames(),
		clubs: [...(await clubNames()).values()],
		batches: await latestBatches(["preset-matches", "matches"]),
		...(await tiesPage(filter, new Date())),
	};
}

/** The button that adds the preset batch; a second press adds nothing and says so. */
export async function action({ url, context }: Route.ActionArgs) {
	const outcome = await addPresetBatch(actorOf(context));
	if (!outcome.ok) return data({ missing: outcome.missing }, { status: 409 });
	const message = outcome.added > 0 ? `preset-added.${outcome.added}` : "preset-none";
	return seeOther({ to: pathIn(localeOf(url.pathname), "/admin/matches"), flash: message });
}

export default function ManageTies({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const a = recordsText(locale);
	const tabs = tabText(locale);
	const m = tiesText(locale);
	const { season, status, clubId, seasons, clubs, rows, total, page, pages, batches, sort } = loaderData;
	const pathOf = useListPath();
	const path = pathIn(locale, "/admin/matches");
	const statuses = [
		...tieStatuses.map((value) => ({ value, label: m[value] })),
		{ value: "overdue", label: t.overdue },
	];
	const isFiltered = season || status || clubId;
	return (
		<>
			{actionData?.missing && (
				<div role="alert" className="mb-6 rounded-xl border-2 border-loss bg-loss-tint p-4">
					<p className="font-semibold">{t.presetFailed}</p>
					<p>
						{t.presetMissing} <Ltr>{actionData.missing.join(" · ")}</Ltr>
					</p>
				</div>
			)}
			<ListTools
				title={tabs.matches}
				path={path}
				searches={false}
				total={a.total(total)}
				filters={
					<>
						<Filter
							name="season"
							label={t.season}
							value={season}
							all={t.allSeasons}
							options={seasons.map((value) => ({ value, label: value }))}
						/>
						<Filter name="status" label={t.status} value={status} all={m.allStatuses} options={statuses} />
						<Filter
							name="team"
							label={t.club}
							value={clubId === undefined ? undefined : String(clubId)}
							all={m.allClubs}
							options={clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }))}
						/>
						<Filter
							name="sort"
							label={t.sort}
							value={sort}
							all={t.newest}
							options={[{ value: "match_date", label: t.oldest }]}
						/>
					</>
				}
				actions={
					<>
						<form method="post">
							<button type="submit" className="button-quiet">
								{t.presetButton}
							</button>
						</form>
						<a href={pathIn(locale, "/admin/import/:kind", { kind: "matches" })} className="button-quiet">
							{a.importCsv}
						</a>
						<a href={pathIn(locale, "/admin/export/:list.csv", { list: "matches" })} className="button-quiet">
							{a.exportCsv}
						</a>
						<a href={pathIn(locale, "/admin/matches/:id", { id: "new" })} className="button">
							{t.add}
						</a>
					</>
				}
			/>
			{rows.length > 0 ? (
				<TieTable ties={rows} />
			) : isFiltered ? (
				<Empty title={a.nothingFound}>
					<a href={path} className="link">
						{a.clearFilters}
					</a>
				</Empty>
			) : (
				<Empty title={t.none} text={clubs.length < 2 ? t.noClubs : t.noneText} />
			)}
			<p className="mt-4 text-sm text-soft">{t.noDelete}</p>
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
			<Batches batches={batches} />
			<Outlet />
		</>
	);
}
