import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../clubs/player/player-name.ts";
import { playerById } from "../../../clubs/player/players.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { recordsText } from "../../../records/text.ts";
import { licencesOf } from "../licences.server.ts";
import { licenceFacts } from "../parts/licence-facts.ts";
import { licencesText } from "../text.ts";
import type { Route } from "./+types/list";

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
	const a = recordsText(locale);
	const { player, licences, query } = loaderData;
	const { id } = player;
	return (
		<Panel title={t.of(playerName(locale, player))} close={pathIn(locale, "/admin/players/:id", { id }) + query}>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<p>
					<a
						href={pathIn(locale, "/admin/players/:id/licences/:licence", { id, licence: "new" }) + query}
						className="button"
						data-first=""
					>
						{t.add}
					</a>
				</p>
				{licences.length === 0 ? (
					<p className="text-soft">{t.none}</p>
				) : (
					<ul className="card divide-y divide-line">
						{licences.map((licence) => {
							const params = { id, licence: String(licence.id) };
							return (
								<li key={licence.id} className="flex flex-wrap items-center gap-2 p-3">
									<div className="min-w-0 flex-1 basis-full sm:basis-40">
										<p className="font-semibold">
											<Ltr>{licence.season}</Ltr> · {t[licence.state]}
										</p>
										<p className="text-sm text-soft">{licenceFacts(locale, licence)}</p>
									</div>
									<a
										href={pathIn(locale, "/admin/players/:id/licences/:licence", params) + query}
										aria-label={`${a.edit}: ${licence.season}`}
										className="button-quiet px-3"
									>
										{a.edit}
									</a>
									<a
										href={pathIn(locale, "/admin/players/:id/licences/:licence/delete", params) + query}
										aria-label={`${a.delete}: ${licence.season}`}
										className="button-quiet px-3 text-loss"
									>
										{a.delete}
									</a>
								</li>
							);
						})}
					</ul>
				)}
			</div>
		</Panel>
	);
}
