import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteLot } from "../../../league/group-tables/lots/edit-lots.server.ts";
import { lotById } from "../../../league/group-tables/lots/lots.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { lotsText } from "../text.ts";
import type { Route } from "./+types/delete-lot";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const ownLot = async ({ id, lot }: { id: string; lot: string }) => {
	const found = await lotById(idParam(lot));
	if (!found || found.group_id !== idParam(id)) throw notFound();
	return found;
};

export async function loader({ params, url }: Route.LoaderArgs) {
	const { drawn_on, drawn_by } = await ownLot(params);
	return { drawn_on, drawn_by, group: params.id, query: url.search };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const { id } = await ownLot(args.params);
		if (!(await deleteLot(actorOf(args.context), id))) throw notFound();
		const path = pathIn(locale, "/admin/league/groups/:id/lots", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteLot({ loaderData: { drawn_on, drawn_by, group, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = lotsText(locale);
	return (
		<Confirm
			title={t.by(formatDate(locale, drawn_on), drawn_by)}
			close={pathIn(locale, "/admin/league/groups/:id/lots", { id: group }) + query}
			consequences={[t.gone]}
		/>
	);
}
