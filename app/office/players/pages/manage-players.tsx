import { data, Outlet } from "react-router";
import { accountIdOf } from "../../../access/actor.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { receiveUpload } from "../../../base/forms/uploads.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { MAX_ARCHIVE } from "../../../people/players/photo-archive/archive.ts";
import { latestArchives, takeArchive, wasRead } from "../../../people/players/photo-archive/archives.server.ts";
import { startLocalMigration } from "../../../people/players/photo-runs/photo-runs.server.ts";
import { latestRuns, settled } from "../../../people/players/photo-runs/runs.server.ts";
import { startRun } from "../../../people/players/photo-runs/start-run.server.ts";
import { playerSorts, playersPage } from "../../../people/players/players.server.ts";
import { latestBatches } from "../../../records/batches/batch.server.ts";
import { Batches } from "../../../records/batches/parts/batches.tsx";
import { listParams } from "../../../records/list/list-params.ts";
import { Filter, ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import { mergingText } from "../merging-text.ts";
import { BulkPanels } from "../parts/bulk-panels.tsx";
import { PlayerTable } from "../parts/player-table.tsx";
import { bulkText } from "../runs-text.ts";
import type { Route } from "./+types/manage-players";

export const middleware = [requires("player.manage")];
export const handle = { js: true, maxBody: MAX_ARCHIVE + 1024 * 1024 };

export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = listParams(url, playerSorts);
	const chosen = url.searchParams.get("team") ?? "";
	const club = chosen === "none" ? "none" : numberParam(url, "team");
	const show = url.searchParams.get("show") === "incomplete" ? ("incomplete" as const) : undefined;
	// Opening the tab begins the migration by itself, when there is something to migrate
	// (docs/rules/records.md#player-photos).
	await startLocalMigration(actorOf(context));
	const clubs = [...(await clubNames()).values()];
	const runs = await latestRuns();
	const showsPhotos = url.searchParams.has("photos") || Object.values(runs).some(({ state }) => state === "processing");
	return {
		...asked,
		...(await playersPage({ ...asked, club, show })),
		show,
		chosen,
		clubs,
		runs,
		showsPhotos,
		archives: await latestArchives(),
		batches: await latestBatches(["players", "photos", "preset-photos"]),
	};
}

function refusal(problem: string) {
	const status =
		problem === "noRoomForFiles" ? 503 : ["notAZip", "zipFailed", "tooManyArchives"].includes(problem) ? 422 : 429;
	return { status };
}

/** Actions of the panels; the list itself posts nothing. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const [actor, locale] = [actorOf(context), localeOf(url.pathname)];
	const begun = await receiveUpload(request, accountIdOf(actor) ?? "", MAX_ARCHIVE, async ({ form, refused }) => {
		if (refused) return { problem: refused.problem };
		if (form.get("kind") !== "zip" && !(form.get("zip") instanceof File)) return startRun(actor, form);
		const taken = await takeArchive(actor, form.get("zip"));
		return taken.ok ? taken : { problem: taken.problem };
	});
	if (!begun) throw badRequest();
	if ("problem" in begun) return data({ zipProblem: begun.problem }, refusal(begun.problem));
	if ("archive" in begun) {
		await wasRead(begun.archive);
		throw seeOther({ to: pathIn(locale, "/admin/players/photos/:archive", { archive: String(begun.archive) }) });
	}
	if (begun.id !== undefined) await settled(begun.id);
	throw seeOther({
		to: `${pathIn(locale, "/admin/players")}?photos=open#photos`,
		flash: begun.id === undefined ? "already-running" : "started",
	});
}

export default function ManagePlayers({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const a = recordsText(locale);
	const tabs = tabText(locale);
	const { q, sort, page, rows, total, pages, clubs, chosen, show, runs, showsPhotos, archives, batches } = loaderData;
	const pathOf = useListPath();
	const options = [
		{ value: "none", label: t.noClub },
		...clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") })),
	];
	const toComplete = [{ value: "incomplete", label: t.incomplete }];
	return (
		<>
			<ListTools
				title={tabs.players}
				path={pathIn(locale, "/admin/players")}
				q={q}
				total={t.totalPlayers(total)}
				filters={
					<>
						<Filter name="team" label={t.team_id} value={chosen} all={t.allClubs} options={options} />
						<Filter name="show" label={t.show} value={show} all={t.allPlayers} options={toComplete} />
					</>
				}
				actions={
					<a href={pathIn(locale, "/admin/players/:id", { id: "new" })} className="button">
						{t.addPlayer}
					</a>
				}
				more={
					<>
						<a href={pathIn(locale, "/admin/players/duplicates")} className="button-quiet">
							{mergingText(locale).title}
						</a>
						<a href={`${pathIn(locale, "/admin/players")}?photos=open#photos`} className="button-quiet">
							{bulkText(locale).heading}
						</a>
						<a href={pathIn(locale, "/admin/import/:kind", { kind: "players" })} className="button-quiet">
							{a.importCsv}
						</a>
						<a href={pathIn(locale, "/admin/export/:list.csv", { list: "players" })} className="button-quiet">
							{a.exportCsv}
						</a>
					</>
				}
			/>
			{rows.length > 0 ? (
				<PlayerTable players={rows} sort={sort} />
			) : q || chosen || show ? (
				<Empty title={a.nothingFound}>
					<a href={pathIn(locale, "/admin/players")} className="link">
						{a.clearFilters}
					</a>
				</Empty>
			) : (
				<Empty title={t.noPlayers} text={t.noPlayersText} />
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
			<BulkPanels runs={runs} archives={archives} zipProblem={actionData?.zipProblem} open={showsPhotos} />
			<Batches batches={batches} />
			<Outlet />
		</>
	);
}
