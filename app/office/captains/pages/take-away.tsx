import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { takeSquad } from "../../../league/captains/managing/captains.server.ts";
import { captainsOf, managedSquad } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { managingText } from "../text.ts";
import type { Route } from "./+types/take-away";

export const middleware = [requires("captain.manage"), stepUpToPost];
export const handle = { js: true };

/** Asks before a squad is taken from its captain. */
const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, params, url }) => pathIn(locale, "/admin/league/captains/:squad", params) + url.search,
	async read({ params, locale }) {
		const squad = await managedSquad(idParam(params.squad));
		const captain = squad && (await captainsOf(squad.id)).find(({ id }) => id === params.account);
		if (!captain) return;
		const t = managingText(locale);
		return {
			title: captain.email,
			consequences: [t.takeEffect(pick(locale, squad, "name")), t.takeKept],
			words: { title: t.takeTitle, question: t.takeQuestion, act: t.takeNow },
		};
	},
	remove: async ({ params, actor }) => ({
		flash: (await takeSquad(actor, idParam(params.squad), params.account)) ? "captain-removed" : undefined,
	}),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
