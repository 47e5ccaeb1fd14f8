import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { clubSorts, clubsPage } from "../../clubs/edit-clubs.server.ts";
import { ClubsList } from "../../clubs/parts/clubs-list.tsx";
import { listParams } from "../../records/list-params.ts";
import { overview } from "../overview.server.ts";
import { OverviewStrip } from "../parts/overview.tsx";
import type { Route } from "./+types/home";

export const middleware = [requires("dashboard.open")];
export const handle = { js: true };

/** A first glance, and under it the tab that is open by default: the clubs (docs/rules.md#editing-records). */
export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = listParams(url, clubSorts);
	return {
		overview: await overview(actorOf(context), new Date()),
		clubs: { ...asked, ...(await clubsPage(asked)) },
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<OverviewStrip {...loaderData.overview} />
			<ClubsList {...loaderData.clubs} />
		</>
	);
}
