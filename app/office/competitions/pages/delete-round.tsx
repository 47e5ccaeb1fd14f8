import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteRound, managedRounds, stageOf } from "../../../league/competitions/rounds/edit-rounds.server.ts";
import { roundName } from "../../../league/competitions/rounds/round-name.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { roundsText } from "../rounds-text.ts";
import type { Route } from "./+types/delete-round";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

async function roundIn(params: { id: string; round: string }) {
	const group = await stageOf(idParam(params.id));
	const rounds = group ? await managedRounds(group.stage_id, group.id) : [];
	const round = rounds.find(({ id }) => id === idParam(params.round));
	if (!round) throw notFound();
	return round;
}

export const loader = async ({ params, url }: Route.LoaderArgs) => ({
	round: await roundIn(params),
	group: params.id,
	query: url.search,
});

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const { id } = await roundIn(args.params);
		if (!(await deleteRound(actorOf(args.context), id))) throw notFound();
		const path = pathIn(locale, "/admin/league/groups/:id/rounds", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteRound({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { round, group, query } = loaderData;
	return (
		<Confirm
			title={roundName(locale, round.number, round)}
			close={pathIn(locale, "/admin/league/groups/:id/rounds", { id: group }) + query}
			consequences={[roundsText(locale).deleted(round.ties ?? 0)]}
		/>
	);
}
