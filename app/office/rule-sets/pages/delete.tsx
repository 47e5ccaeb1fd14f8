import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { deleteRuleSet, isRuleSetUsed } from "../../../league/rule-sets/edit-rule-sets.server.ts";
import { ruleSetRow } from "../../../league/rule-sets/rule-sets.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { ruleSetsText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale }) => pathIn(locale, "/admin/league/rule-sets"),
	async read({ params, locale }) {
		const set = await ruleSetRow(idParam(params.id));
		if (!set) return;
		const t = ruleSetsText(locale);
		return {
			title: pick(locale, set, "name"),
			consequences: [t.deleteSet],
			refused: (await isRuleSetUsed(set.code)) ? t.setUsed : undefined,
		};
	},
	remove: ({ params, actor }) => deleteRuleSet(actor, idParam(params.id)),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
