import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteRound, managedRounds, stageOf } from "../../../league/competitions/rounds/edit-rounds.server.ts";
import { roundName } from "../../../league/competitions/rounds/round-name.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { roundsText } from "../rounds-text.ts";
import type { Route } from "./+types/delete-round";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

async function roundIn(params: Route.LoaderArgs["params"]) {
	const group = await stageOf(idParam(params.id));
	const rounds = group ? await managedRounds(group.stage_id, group.id) : [];
	return rounds.find(({ id }) => id === idParam(params.round));
}

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id/rounds", params),
	async read({ params, locale }) {
		const round = await roundIn(params);
		return (
			round && {
				title: roundName(locale, round.number, round),
				consequences: [roundsText(locale).deleted(round.ties ?? 0)],
			}
		);
	},
	async remove({ params, actor }) {
		const round = await roundIn(params);
		return round !== undefined && deleteRound(actor, round.id);
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
