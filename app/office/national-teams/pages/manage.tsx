import { Outlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { nationalTeamTypes } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeams } from "../../../people/national-teams/national-teams.server.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { recordsText } from "../../../records/text.ts";
import { manageNationalText } from "../text.ts";
import type { Route } from "./+types/manage";

export const middleware = [requires("national-team.manage")];
export const handle = { js: true };
/** Players named on a slot's card (docs/rules/people.md#national-teams). */
const SHOWN = 3;

/** The four slots, filled or empty, in the order of the types. */
export async function loader() {
	const teams = await nationalTeams();
	const players = await nationalPlayers(teams.map(({ id }) => id));
	return {
		slots: nationalTeamTypes.map((type) => {
			const team = teams.find(({ team_type }) => team_type === type);
			const squad = players.filter((player) => player.national_team_id === team?.id);
			return { type, team, first: squad.slice(0, SHOWN), others: Math.max(0, squad.length - SHOWN) };
		}),
	};
}

export default function ManageNationalTeams({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	return (
		<>
			<p className="mb-5">
				<a href={pathIn(locale, "/admin/export/:list.csv", { list: "national" })} className="button-quiet">
					{recordsText(locale).exportCsv}
				</a>
			</p>
			<ul className="grid gap-5 sm:grid-cols-2">
				{loaderData.slots.map((slot) => (
					<Slot key={slot.type} {...slot} />
				))}
			</ul>
			<Outlet />
		</>
	);
}

function Slot({ type, team, first, others }: Route.ComponentProps["loaderData"]["slots"][number]) {
	const locale = useLocale();
	const t = manageNationalText(locale);
	const n = nationalTeamsText(locale);
	if (!team)
		return (
			<li data-slot={type} className="card flex flex-col items-start gap-3 border-dashed p-6">
				<h2 className="text-xl">{n[type]}</h2>
				<p className="text-soft">{t.emptySlot}</p>
				<RowLink
					to={pathIn(locale, "/admin/national/:type", { type })}
					label={t.create}
					of={n[type]}
					className="button mt-auto"
				/>
			</li>
		);
	return (
		<li data-slot={type} className="card flex flex-col gap-3 p-6">
			<p className="text-sm font-semibold text-brand">{n[type]}</p>
			<h2 className="text-xl" dir="auto">
				{pick(locale, team, "title")}
			</h2>
			<p>
				<span className="text-soft">{n.coach}:</span> {pick(locale, team, "coach_name")}
			</p>
			{first.length === 0 ? (
				<p className="text-soft">{t.noPlayers}</p>
			) : (
				<ul className="list-disc ps-5">
					{first.map((player) => (
						<li key={player.id}>{playerName(locale, player)}</li>
					))}
				</ul>
			)}
			{others > 0 && <p className="text-sm text-soft">{t.more(others)}</p>}
			<div className="mt-auto flex flex-wrap gap-3 pt-2">
				<RowLink to={pathIn(locale, "/admin/national/:type", { type })} label={recordsText(locale).edit} of={n[type]} />
				<RowLink to={pathIn(locale, "/admin/national/:type/players", { type })} label={t.manage} of={n[type]} />
				<RowLink
					to={pathIn(locale, "/admin/national/:type/delete", { type })}
					label={recordsText(locale).delete}
					of={n[type]}
					className="button-quiet text-loss"
				/>
			</div>
		</li>
	);
}
