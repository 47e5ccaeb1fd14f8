import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteNationalTeam } from "../../../people/national-teams/edit-national-teams.server.ts";
import { isNationalTeamType } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeamByType } from "../../../people/national-teams/national-teams.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { manageNationalText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("national-team.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const team = isNationalTeamType(params.type) ? await nationalTeamByType(params.type) : undefined;
	if (!team) throw notFound();
	const players = (await nationalPlayers([team.id])).length;
	return { team: { id: team.id, title: team.title, title_ar: team.title_ar }, players };
}

/** Deletes the team that the question named: one that was created in its place since is another. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const id = Number(values.team);
	if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw badRequest();
	await deleteNationalTeam(actorOf(context), id);
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/national"), flash: "deleted" });
}

export default function DeleteNationalTeam({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNationalText(locale);
	const { team, players } = loaderData;
	return (
		<Confirm
			title={pick(locale, team, "title")}
			close={pathIn(locale, "/admin/national")}
			consequences={[t.squadGoes(players), t.playersStay, t.pageGoes]}
			fields={{ team: String(team.id) }}
		/>
	);
}
