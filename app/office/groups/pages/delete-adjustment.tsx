import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteAdjustment } from "../../../league/competitions/entries/edit-entries.server.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { adjustmentRow } from "../../../league/competitions/managed-competitions.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-adjustment";

export const middleware = [requires("league.manage"), stepUpToPost];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id/points", params),
	async read({ params, locale }) {
		const adjustment = await adjustmentRow(idParam(params.adjustment));
		if (adjustment?.group_id !== idParam(params.id)) return;
		return { title: pick(locale, adjustment, "reason"), consequences: [groupText(locale).adjustmentGone] };
	},
	remove: ({ params, actor }) => deleteAdjustment(actor, idParam(params.adjustment)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
