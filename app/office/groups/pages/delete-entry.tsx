import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { entriesOf } from "../../../league/competitions/competitions.server.ts";
import { isUsed, removeEntry } from "../../../league/competitions/entries/edit-entries.server.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-entry";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id/teams", params),
	async read({ params, locale }) {
		const group = idParam(params.id);
		const entry = (await entriesOf(group)).find(({ id }) => id === idParam(params.entry));
		if (!entry) return;
		const t = groupText(locale);
		return {
			title: pick(locale, squadName(entry), "name"),
			consequences: [t.removeEntry],
			refused: (await isUsed(group, entry.squad_id)) ? t.entryUsed : undefined,
		};
	},
	remove: ({ params, actor }) => removeEntry(actor, idParam(params.entry)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
