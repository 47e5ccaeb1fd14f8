import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { entriesOf, groupById } from "../../../league/competitions/competitions.server.ts";
import { deleteGroup, tiesIn } from "../../../league/competitions/groups/edit-groups.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { groupPageText } from "../text.ts";
import type { Route } from "./+types/delete-group";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id", params),
	async read({ params, locale }) {
		const group = await groupById(idParam(params.id));
		if (!group) return;
		const t = groupPageText(locale);
		const isUsed = group.is_default || (await tiesIn(group.id)) > 0;
		const squads = (await entriesOf(group.id)).length;
		return {
			title: pick(locale, group, "name"),
			consequences: [t.deleteGroup(squads)],
			refused: isUsed ? t.groupUsed : undefined,
		};
	},
	async remove({ params, actor, locale }) {
		const group = await groupById(idParam(params.id));
		const removal = await deleteGroup(actor, idParam(params.id));
		if (removal !== "deleted" || !group) return removal;
		return { to: `${pathIn(locale, "/admin/league")}?season=${encodeURIComponent(group.season)}` };
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
