import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { passesOf, revokePass } from "../../../league/captains/passes/issue-pass.server.ts";
import { shownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { passText } from "../passes-text.ts";
import type { Route } from "./+types/revoke-pass";

export const middleware = [requires("captain.manage"), stepUpToPost];
export const handle = { js: true };

/** Asks before a link is revoked: a captain may be working through it. */
const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params, url }) => pathIn(locale, "/admin/matches/:id/passes", params) + url.search,
	async read({ params, actor, locale }) {
		const id = idParam(params.id);
		const pass = (await passesOf(actor, id)).find((each) => each.id === params.pass);
		if (!pass) return;
		const tie = await shownTie(id);
		const squad = pass.side === "home" ? tie?.home_team : tie?.away_team;
		const t = passText(locale);
		return {
			title: squad ? pick(locale, squad, "name") : t.title,
			consequences: [t.revokeNote],
			words: { title: t.revokeTitle, question: t.revokeQuestion, act: t.revokeNow },
		};
	},
	remove: async ({ params, actor }) => ({
		flash: (await revokePass(actor, idParam(params.id), params.pass)) ? "tie-pass-revoked" : undefined,
	}),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
