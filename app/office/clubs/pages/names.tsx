import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubRow } from "../../../people/clubs/edit-clubs.server.ts";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { renamingsOf } from "../../../people/clubs/renaming/edit-former-names.server.ts";
import { PanelRow, RowsPanel } from "../../../records/parts/rows-panel.tsx";
import { renamingText } from "../names-text.ts";
import type { Route } from "./+types/names";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const club = await clubRow(idParam(params.id));
	if (!club) throw notFound();
	const batches = await renamingsOf(club.id);
	const names = ((await formerNames()).get(club.id) ?? []).toReversed();
	return {
		club: { id: String(club.id), name: club.name, name_ar: club.name_ar },
		names: names.map((name) => ({ ...name, batch: batches.get(name.id) })),
		query: url.search,
	};
}

export default function FormerNames({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = renamingText(locale);
	const { club, names, query } = loaderData;
	const { id } = club;
	return (
		<RowsPanel
			title={t.of(pick(locale, club, "name"))}
			close={pathIn(locale, "/admin/teams/:id", { id }) + query}
			lead={t.lead}
			add={{ path: pathIn(locale, "/admin/teams/:id/names/:name", { id, name: "new" }) + query, label: t.add }}
			none={t.none}
		>
			{names.map(({ batch, ...each }) => {
				const name = pick(locale, each, "name");
				const params = { id, name: String(each.id) };
				return (
					<PanelRow
						key={each.id}
						name={name}
						edit={pathIn(locale, "/admin/teams/:id/names/:name", params) + query}
						remove={pathIn(locale, "/admin/teams/:id/names/:name/delete", params) + query}
						buttons={
							batch !== undefined && (
								<form method="post" action={pathIn(locale, "/admin/undo/:batch", { batch: String(batch) })}>
									<button type="submit" className="button-quiet px-3">
										{t.undo}
									</button>
								</form>
							)
						}
					>
						<p className="font-semibold">
							<bdi>{name}</bdi>
						</p>
						<p className="text-sm text-soft">{t.until(formatDate(locale, each.until_on))}</p>
					</PanelRow>
				);
			})}
		</RowsPanel>
	);
}
