import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { deletePlayer, playerById } from "../../../people/players/players.server.ts";
import { decisionsOnPlayer, usesOfPlayer } from "../../../people/players/uses-of-player.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { deletionText } from "../deletion-text.ts";
import type { Route } from "./+types/delete-player";

export const middleware = [requires("player.manage")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/admin/players") + url.search,
	async read({ params, actor, locale }) {
		const player = await playerById(idParam(params.id));
		if (!player) return;
		const t = deletionText(locale);
		const uses = await usesOfPlayer(actor, player.id);
		return {
			title: playerName(locale, player),
			consequences: [...uses.map(([use, n]) => t[use](n)), ...(uses.length > 0 ? [t.mergeInstead] : [])],
			refused: (await decisionsOnPlayer(player.id)) > 0 ? t.hasDecisions : undefined,
		};
	},
	remove: async ({ params, actor }) => {
		const removed = await deletePlayer(actor, idParam(params.id));
		return removed === "gone" ? "deleted" : removed; // pressed twice
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
