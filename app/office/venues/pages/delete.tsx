import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteVenue } from "../../../league/venues/edit-venues.server.ts";
import { venueById, venueDependants } from "../../../league/venues/venues.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { venuesText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const venue = await venueById(idParam(params.id));
	if (!venue) throw notFound();
	const { id, name, name_ar } = venue;
	return { name, name_ar, ...(await venueDependants(id)), query: url.search };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		if (!(await deleteVenue(actorOf(args.context), idParam(args.params.id)))) throw notFound();
		return { to: pathIn(locale, "/admin/league/venues") + args.url.search, flash: "deleted" };
	});

export default function DeleteVenue({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = venuesText(locale);
	const { ties, squads, query } = loaderData;
	return (
		<Confirm
			title={pick(locale, loaderData, "name")}
			close={pathIn(locale, "/admin/league/venues") + query}
			consequences={[t.tiesThere(ties), t.squadsThere(squads), t.closuresGone]}
		/>
	);
}
