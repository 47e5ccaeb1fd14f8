import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteNationalTeam } from "../../../people/national-teams/edit-national-teams.server.ts";
import { isNationalTeamType } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeamByType } from "../../../people/national-teams/national-teams.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { manageNationalText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("national-team.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale }) => pathIn(locale, "/admin/national"),
	async read({ params, locale }) {
		const team = isNationalTeamType(params.type) ? await nationalTeamByType(params.type) : undefined;
		if (!team) return;
		const t = manageNationalText(locale);
		const players = (await nationalPlayers([team.id])).length;
		return {
			title: pick(locale, team, "title"),
			consequences: [t.squadGoes(players), t.playersStay, t.pageGoes],
			fields: { team: String(team.id) },
		};
	},
	/** Deletes the team that the question named: one that was created in its place since is another. */
	async remove({ values, actor }) {
		const id = Number(values.team);
		if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw badRequest();
		await deleteNationalTeam(actor, id);
		return "deleted";
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
