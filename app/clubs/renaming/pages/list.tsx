import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { recordsText } from "../../../records/text.ts";
import { clubRow } from "../../edit-clubs.server.ts";
import { formerNames } from "../../former-names/former-names.server.ts";
import { renamingsOf } from "../edit-former-names.server.ts";
import { renamingText } from "../text.ts";
import type { Route } from "./+types/list";

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
	const a = recordsText(locale);
	const { club, names, query } = loaderData;
	const { id } = club;
	const button = "button-quiet px-3";
	return (
		<Panel title={t.of(pick(locale, club, "name"))} close={pathIn(locale, "/admin/teams/:id", { id }) + query}>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<p className="text-soft">{t.lead}</p>
				<p>
					<a
						href={pathIn(locale, "/admin/teams/:id/names/:name", { id, name: "new" }) + query}
						className="button"
						data-first=""
					>
						{t.add}
					</a>
				</p>
				{names.length === 0 ? (
					<p className="text-soft">{t.none}</p>
				) : (
					<ul className="card divide-y divide-line">
						{names.map(({ batch, ...each }) => {
							const name = pick(locale, each, "name");
							const params = { id, name: String(each.id) };
							return (
								<li key={each.id} className="flex flex-wrap items-center gap-2 p-3">
									<div className="min-w-0 flex-1 basis-full sm:basis-40">
										<p className="font-semibold">
											<bdi>{name}</bdi>
										</p>
										<p className="text-sm text-soft">{t.until(formatDate(locale, each.until_on))}</p>
									</div>
									{batch !== undefined && (
										<form method="post" action={pathIn(locale, "/admin/undo/:batch", { batch: String(batch) })}>
											<button type="submit" className={button}>
												{t.undo}
											</button>
										</form>
									)}
									<a
										href={pathIn(locale, "/admin/teams/:id/names/:name", params) + query}
										aria-label={`${a.edit}: ${name}`}
										className={button}
									>
										{a.edit}
									</a>
									<a
										href={pathIn(locale, "/admin/teams/:id/names/:name/delete", params) + query}
										aria-label={`${a.delete}: ${name}`}
										className={`${button} text-loss`}
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
