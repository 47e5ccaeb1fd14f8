import { useOutlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { adjustmentsOf, entriesOf, groupById } from "../../../league/competitions/competitions.server.ts";
import { AdjustmentList } from "../parts/adjustment-list.tsx";
import type { Route } from "./+types/points";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const group = await groupById(idParam(params.id));
	if (!group) throw notFound();
	return { group: group.id, entries: await entriesOf(group.id), adjustments: await adjustmentsOf(group.id) };
}

/** Points that were given or taken by decisions. */
export default function Points({ loaderData }: Route.ComponentProps) {
	const panel = useOutlet();
	return (
		<>
			<AdjustmentList {...loaderData} />
			{panel}
		</>
	);
}
