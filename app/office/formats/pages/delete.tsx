import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteFormat } from "../../../league/formats/edit-formats.server.ts";
import { formatRow, groupsIn } from "../../../league/formats/formats.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { formatsText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale }) => pathIn(locale, "/admin/league/formats"),
	async read({ params, locale }) {
		const format = await formatRow(idParam(params.id));
		if (!format) return;
		const t = formatsText(locale);
		return {
			title: pick(locale, format, "name"),
			consequences: [t.deleteFormat],
			refused: (await groupsIn(format.code)) > 0 ? t.formatUsed : undefined,
		};
	},
	remove: ({ params, actor }) => deleteFormat(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
