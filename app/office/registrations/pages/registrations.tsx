import { Outlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam, pageParam } from "../../../base/forms/params.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { isOneOf } from "../../../base/literals.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { approveLicences } from "../../../people/registrations/licences/edit-licences.server.ts";
import { licenceStates } from "../../../people/registrations/licences/licence.ts";
import { licencesOnPage } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { squadsWithRosters } from "../../../people/registrations/rosters/rosters.server.ts";
import { rostersText } from "../../../people/registrations/rosters/text.ts";
import { TransferLine } from "../../../people/registrations/transfers/parts/transfer-line.tsx";
import { transfersText } from "../../../people/registrations/transfers/text.ts";
import { transfersOnPage } from "../../../people/registrations/transfers/transfers.server.ts";
import { latestBatches } from "../../../records/batches/batch.server.ts";
import { Batches } from "../../../records/batches/parts/batches.tsx";
import { homeOr } from "../../../records/from-home.ts";
import { ListFiles } from "../../../records/list/parts/list-files.tsx";
import { seasonNames, withSeason } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { licenceCategoriesText } from "../../licence-categories/text.ts";
import { SeasonChoice } from "../../parts/season-choice.tsx";
import { LicenceLines } from "../parts/licence-lines.tsx";
import { SquadLines } from "../parts/squad-lines.tsx";
import { registrationsText } from "../text.ts";
import type { Route } from "./+types/registrations";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const fileLists = [
	{ kind: "stints", json: true },
	{ kind: "licence-categories", json: true },
	{ kind: "licences", json: true },
	{ kind: "rosters", json: true },
] as const;

/** So many licences are approved at once. */
const MOST = 500;

export async function loader({ url }: Route.LoaderArgs) {
	const { season: current } = await siteSettings();
	const seasons = withSeason(await seasonNames(), current);
	const asked = url.searchParams.get("season") ?? "";
	const season = seasons.includes(asked) ? asked : current;
	const wanted = url.searchParams.get("state") ?? "";
	const state = isOneOf(licenceStates, wanted) ? wanted : "requested";
	return {
		season,
		seasons,
		state,
		licences: await licencesOnPage(season, state, pageParam(url)),
		transfers: await transfersOnPage(season, pageParam(url, "transfers")),
		squads: await squadsWithRosters(season, riyadhDay(new Date())),
		query: url.search,
		batches: await latestBatches(["approvals", "stints", "licence-categories", "licences", "rosters"]),
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ form, values }) => {
		const actor = actorOf(args.context);
		const to = homeOr(args.url, args.url.pathname + args.url.search);
		if (values.intent !== "approve-licences") throw badRequest();
		const ids = form
			.getAll("licence")
			.slice(0, MOST)
			.map((id) => idParam(String(id)));
		return { to, flash: `licences-approved.${await approveLicences(actor, ids, new Date())}` };
	});

export default function Registrations({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = registrationsText(locale);
	const l = licencesText(locale);
	const f = transfersText(locale);
	const { season, seasons, state, licences, transfers, squads, batches, query } = loaderData;
	const path = pathIn(locale, "/admin/registrations");
	const pathOf = (pages: { page?: number; transfers?: number }) => {
		const of = { page: licences.page, transfers: transfers.page, ...pages };
		return `${path}?${new URLSearchParams({ season, state, page: String(of.page), transfers: String(of.transfers) })}`;
	};
	return (
		<div className="space-y-8">
			<div>
				<h2 className="text-2xl">{t.title}</h2>
				<p className="text-soft">{t.lead}</p>
			</div>
			<Stopped state={actionData} />
			<SeasonChoice season={season} seasons={seasons} path={path} />
			<section aria-labelledby="licences" className="space-y-4">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h3 id="licences" className="text-xl">
						{l.title}
					</h3>
					<a href={pathIn(locale, "/admin/registrations/categories") + query} className="button-quiet">
						{licenceCategoriesText(locale).title}
					</a>
				</div>
				<nav aria-label={l.title} className="flex flex-wrap gap-2">
					{licenceStates.map((each) => (
						<a
							key={each}
							href={`${path}?season=${encodeURIComponent(season)}&state=${each}#licences`}
							aria-current={each === state ? "page" : undefined}
							className="button-quiet px-4 aria-[current=page]:border-brand aria-[current=page]:font-bold"
						>
							{l[each]} ({licences.counts[each] ?? 0})
						</a>
					))}
				</nav>
				<LicenceLines licences={licences.rows} state={state} />
				<Pagination
					page={licences.page}
					pages={licences.pages}
					order="list"
					of={l.title}
					pathOf={(page) => `${pathOf({ page })}#licences`}
				/>
			</section>
			<section aria-labelledby="transfers" className="space-y-4">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h3 id="transfers" className="text-xl">
						{f.title}
					</h3>
					<a
						href={`${pathIn(locale, "/admin/registrations/windows")}?season=${encodeURIComponent(season)}`}
						className="button-quiet"
					>
						{f.windows}
					</a>
				</div>
				{transfers.rows.length === 0 ? (
					<p className="text-soft">{f.none}</p>
				) : (
					<ul className="card divide-y divide-line">
						{transfers.rows.map((transfer) => (
							<TransferLine key={transfer.id} transfer={transfer}>
								<a
									href={
										pathIn(locale, "/admin/registrations/transfers/:transfer", { transfer: String(transfer.id) }) +
										query
									}
									aria-label={[
										`${f.decide}: ${f.of(playerName(locale, transfer))}`,
										pick(locale, transfer, "to_club"),
									].join(", ")}
									className="button-quiet px-3"
								>
									{f.decide}
								</a>
							</TransferLine>
						))}
					</ul>
				)}
				<Pagination
					page={transfers.page}
					pages={transfers.pages}
					order="list"
					of={f.title}
					pathOf={(page) => `${pathOf({ transfers: page })}#transfers`}
				/>
			</section>
			<section aria-labelledby="rosters" className="space-y-4">
				<h3 id="rosters" className="text-xl">
					{rostersText(locale).title}
				</h3>
				<SquadLines squads={squads} query={query} />
			</section>
			<section aria-label={t.files}>
				<ListFiles title={t.files} lists={fileLists} />
				<Batches batches={batches} />
			</section>
			<Outlet />
		</div>
	);
}
