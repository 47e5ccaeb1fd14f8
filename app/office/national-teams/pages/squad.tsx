import { data } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { isKeyOf } from "../../../base/literals.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { addToSquad, removeFromSquad } from "../../../people/national-teams/edit-national-teams.server.ts";
import { isNationalTeamType, sexOf } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeamByType } from "../../../people/national-teams/national-teams.server.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { findPlayers } from "../../../people/players/players.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { manageNationalText } from "../text.ts";
import type { Route } from "./+types/squad";

export const middleware = [requires("national-team.manage")];
export const handle = { js: true };
/** Players offered at once; a search finds the others. */
const OFFERED = 500;

async function teamOf(type: string) {
	const team = isNationalTeamType(type) ? await nationalTeamByType(type) : undefined;
	if (!team) throw notFound();
	return team;
}

export async function loader({ params, url }: Route.LoaderArgs) {
	const team = await teamOf(params.type);
	const q = url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
	const squad = await nationalPlayers([team.id]);
	const inSquad = new Set(squad.map(({ id }) => id));
	const found = await findPlayers(q, OFFERED + squad.length, sexOf[team.team_type]);
	const offered = found.filter(({ id }) => !inSquad.has(id)).slice(0, OFFERED);
	return { type: team.team_type, team: { title: team.title, title_ar: team.title_ar }, q, squad, offered };
}

/** Add or remove: each button is a form of its own. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const [actor, team] = [actorOf(context), await teamOf(params.type)];
	const player = Number(values.player_id ?? 0);
	if (!Number.isInteger(player) || player < 1 || player > 2_147_483_647) throw badRequest();
	const actions = {
		add: { run: () => addToSquad(actor, team.id, player), done: "player-added" },
		remove: { run: () => removeFromSquad(actor, team.id, player), done: "player-removed" },
	} as const;
	const intent = values.intent ?? "add";
	if (!isKeyOf(actions, intent)) throw badRequest();
	if (!(await actions[intent].run())) return data({ failed: intent }, { status: 409 });
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/admin/national/:type/players", { type: team.team_type }) + url.search,
		flash: actions[intent].done,
	});
}

export default function Squad({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNationalText(locale);
	const { team, squad, offered, q, type } = loaderData;
	return (
		<Panel title={`${t.manage}: ${pick(locale, team, "title")}`} close={pathIn(locale, "/admin/national")}>
			<div className="space-y-8 p-5 sm:p-7">
				{actionData?.failed && (
					<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold">
						{actionData.failed === "add" ? `${t.addFailed}. ${t.addRefused}` : t.removeFailed}
					</p>
				)}
				<section aria-labelledby="add-player" className="space-y-4">
					<h3 id="add-player" className="sr-only">
						{t.add}
					</h3>
					<form method="get" data-filter="" className="flex items-end gap-3">
						<div className="flex-1">
							<label htmlFor="find-player" className="mb-1 block font-semibold">
								{t.find}
							</label>
							<input id="find-player" type="search" name="q" defaultValue={q} dir="auto" className="control" />
						</div>
						<button type="submit" className="button-quiet">
							{t.findButton}
						</button>
					</form>
					{offered.length === 0 ? (
						<p className="text-soft">{t.nobody}</p>
					) : (
						<form method="post" className="flex items-end gap-3">
							<input type="hidden" name="intent" value="add" />
							<div className="min-w-0 flex-1">
								<label htmlFor="player_id" className="mb-1 block font-semibold">
									{t.player}
								</label>
								<select id="player_id" name="player_id" className="control">
									{offered.map((player) => (
										<option key={player.id} value={player.id}>
											{`${playerName(locale, player)} (${player.ranking ?? "–"})`}
										</option>
									))}
								</select>
							</div>
							<button type="submit" className="button">
								{t.add}
							</button>
						</form>
					)}
				</section>
				<section aria-labelledby="squad">
					<h3 id="squad" className="text-lg">
						{t.squad}
					</h3>
					<p className="mb-3 text-sm text-soft">{t.byRanking}</p>
					{squad.length === 0 ? (
						<p className="text-soft">{t.noPlayers}</p>
					) : (
						<ol className="card divide-y divide-line">
							{squad.map((player) => (
								<Member key={player.id} player={player} />
							))}
						</ol>
					)}
				</section>
				<p className="text-sm text-soft">{nationalTeamsText(locale)[type]}</p>
			</div>
		</Panel>
	);
}

type MemberProps = { player: Route.ComponentProps["loaderData"]["squad"][number] };

function Member({ player }: MemberProps) {
	const locale = useLocale();
	const t = manageNationalText(locale);
	const name = playerName(locale, player);
	return (
		<li className="p-3">
			<form method="post" className="flex items-center gap-3">
				<input type="hidden" name="player_id" value={player.id} />
				<span className="silhouette size-11 shrink-0 overflow-hidden rounded-full">
					<Picture url={player.photo_url} sizes="44px" className="size-full object-cover" />
				</span>
				<span className="min-w-0 flex-1">
					<span className="block font-semibold" dir="auto">
						{name}
					</span>
					<span className="text-sm text-soft">
						{nationalTeamsText(locale).ranking}: {player.ranking ?? "–"}
					</span>
				</span>
				<button
					type="submit"
					name="intent"
					value="remove"
					aria-label={`${t.remove}: ${name}`}
					className="button-quiet text-loss"
				>
					{t.remove}
				</button>
			</form>
		</li>
	);
}
