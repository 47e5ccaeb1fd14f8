import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { playerById } from "../../../people/players/players.server.ts";
import { stintsOf } from "../../../people/registrations/stints/stints.server.ts";
import { RowsPanel } from "../../../records/parts/rows-panel.tsx";
import { StintLine } from "../parts/stint-line.tsx";
import { stintsText } from "../stints-text.ts";
import type { Route } from "./+types/stints";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const player = await playerById(idParam(params.id));
	if (!player) throw notFound();
	const { id, name, name_ar } = player;
	return {
		player: { id: String(id), name, name_ar },
		stints: await stintsOf(id),
		today: riyadhDay(new Date()),
		query: url.search,
	};
}

export default function Stints({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = stintsText(locale);
	const { player, stints, today, query } = loaderData;
	const { id } = player;
	return (
		<RowsPanel
			title={t.of(playerName(locale, player))}
			close={pathIn(locale, "/admin/players/:id", { id }) + query}
			lead={t.lead}
			add={{ path: pathIn(locale, "/admin/players/:id/stints/:stint", { id, stint: "new" }) + query, label: t.add }}
			none={t.none}
		>
			{stints.map((stint) => (
				<StintLine key={stint.id} {...{ stint, today, query }} player={id} />
			))}
		</RowsPanel>
	);
}
