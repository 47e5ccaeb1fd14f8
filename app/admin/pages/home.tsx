import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { TeamsList } from "../../clubs/parts/teams-list.tsx";
import { teamSorts, teamsPage } from "../../clubs/teams.server.ts";
import { listParams } from "../../records/list-params.ts";
import { overview } from "../overview.server.ts";
import { OverviewStrip } from "../parts/overview.tsx";
import type { Route } from "./+types/home";

export const middleware = [requires("dashboard.open")];
export const handle = { js: true };

/** A first glance, and under it the tab that is open by default: the teams (docs/rules.md#editing-records). */
export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = listParams(url, teamSorts);
	return {
		overview: await overview(actorOf(context), new Date()),
		teams: { ...asked, ...(await teamsPage(asked)) },
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<OverviewStrip {...loaderData.overview} />
			<TeamsList {...loaderData.teams} />
		</>
	);
}
