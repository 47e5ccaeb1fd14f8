import { Outlet } from "react-router";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { listParams } from "../../records/list-params.ts";
import { TeamsList } from "../parts/teams-list.tsx";
import { teamSorts, teamsPage } from "../teams.server.ts";
import type { Route } from "./+types/manage-teams";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

export async function loader({ url }: Route.LoaderArgs) {
	const asked = listParams(url, teamSorts);
	return { ...asked, ...(await teamsPage(asked)) };
}

export default function ManageTeams({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<TeamsList {...loaderData} />
			<Outlet />
		</>
	);
}
