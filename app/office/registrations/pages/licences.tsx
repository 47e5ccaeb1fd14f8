import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { playerById } from "../../../people/players/players.server.ts";
import { licencesOf } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { PanelRow, RowsPanel } from "../../../records/parts/rows-panel.tsx";
import { licenceFacts } from "../parts/licence-facts.ts";
import type { Route } from "./+types/licences";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const player = await playerById(idParam(params.id));
	if (!player) throw notFound();
	const { id, name, name_ar } = player;
	return { player: { id: String(id), name, name_ar }, licences: await licencesOf(id), query: url.search };
}

export default function Licences({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = licencesText(locale);
	const { player, licences, query } = loaderData;
	const { id } = player;
	return (
		<RowsPanel
			title={t.of(playerName(locale, player))}
			close={pathIn(locale, "/admin/players/:id", { id }) + query}
			add={{
				path: pathIn(locale, "/admin/players/:id/licences/:licence", { id, licence: "new" }) + query,
				label: t.add,
			}}
			none={t.none}
		>
			{licences.map((licence) => {
				const params = { id, licence: String(licence.id) };
				return (
					<PanelRow
						key={licence.id}
						name={licence.season}
						edit={pathIn(locale, "/admin/players/:id/licences/:licence", params) + query}
						remove={pathIn(locale, "/admin/players/:id/licences/:licence/delete", params) + query}
					>
						<p className="font-semibold">
							<Ltr>{licence.season}</Ltr> · {t[licence.state]}
						</p>
						<p className="text-sm text-soft">{licenceFacts(locale, licence)}</p>
					</PanelRow>
				);
			})}
		</RowsPanel>
	);
}
