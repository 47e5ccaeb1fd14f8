import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { entriesOf, groupById } from "../../../league/competitions/competitions.server.ts";
import { deleteGroup, tiesIn } from "../../../league/competitions/groups/edit-groups.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/delete-group";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const group = await groupById(idParam(params.id));
	if (!group) throw notFound();
	const isUsed = group.is_default || (await tiesIn(group.id)) > 0;
	return {
		name: group.name,
		name_ar: group.name_ar,
		isUsed,
		squads: (await entriesOf(group.id)).length,
		query: url.search,
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const outcome = await deleteGroup(actorOf(args.context), idParam(args.params.id));
		if (outcome === "gone") throw notFound();
		if (outcome === "used") return { status: 409, state: {} }; // the page says why
		return { to: pathIn(locale, "/admin/league") + args.url.search, flash: "deleted" };
	});

export default function DeleteGroup({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = competitionsText(locale);
	return (
		<Confirm
			title={pick(locale, loaderData, "name")}
			close={pathIn(locale, "/admin/league") + loaderData.query}
			consequences={[t.deleteGroup(loaderData.squads)]}
			refused={loaderData.isUsed ? t.groupUsed : undefined}
		/>
	);
}
