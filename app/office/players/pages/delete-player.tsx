import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { deletePlayer, playerById } from "../../../people/players/players.server.ts";
import { usesOfPlayer } from "../../../people/players/uses-of-player.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { deletionText } from "../deletion-text.ts";
import type { Route } from "./+types/delete-player";

export const middleware = [requires("player.manage")];
export const handle = { js: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const player = await playerById(idParam(params.id));
	if (!player) throw notFound();
	const uses = await usesOfPlayer(actorOf(context), player.id);
	return { player: { name: player.name, name_ar: player.name_ar }, uses, close: url.search };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	await deletePlayer(actorOf(context), idParam(params.id));
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/players") + url.search, flash: "deleted" });
}

export default function DeletePlayer({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = deletionText(locale);
	const { player, uses, close } = loaderData;
	return (
		<Confirm
			title={playerName(locale, player)}
			close={pathIn(locale, "/admin/players") + close}
			consequences={[...uses.map(([use, n]) => t[use](n)), ...(uses.length > 0 ? [t.mergeInstead] : [])]}
		/>
	);
}
