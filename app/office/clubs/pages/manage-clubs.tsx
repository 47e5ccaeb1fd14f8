import { Outlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { clubSorts, clubsPage } from "../../../people/clubs/edit-clubs.server.ts";
import { listParams } from "../../../records/list/list-params.ts";
import { ClubsList } from "../parts/clubs-list.tsx";
import type { Route } from "./+types/manage-clubs";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

export async function loader({ url }: Route.LoaderArgs) {
	const asked = listParams(url, clubSorts);
	return { ...asked, ...(await clubsPage(asked)) };
}

export default function ManageClubs({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<ClubsList {...loaderData} />
			<Outlet />
		</>
	);
}
