import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { GroupLots } from "../../../league/group-tables/lots/lots.server.ts";
import { recordsText } from "../../../records/text.ts";
import { lotsText } from "../text.ts";

/** Lots that were drawn, and whether each decides in the table as it is now. */
export function LotList({ group, lots }: { group: number; lots: GroupLots["lots"] }) {
	const locale = useLocale();
	const t = lotsText(locale);
	const a = recordsText(locale);
	return (
		<section aria-labelledby="lots">
			<h3 id="lots" className="text-lg font-bold">
				{t.drawn}
			</h3>
			{lots.length === 0 ? (
				<p className="mt-1 text-soft">{t.noneDrawn}</p>
			) : (
				<ul className="card mt-2 divide-y divide-line">
					{lots.map(({ id, squads, drawn_on, drawn_by, witness, use }) => (
						<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
							<div className="min-w-0 flex-1 basis-40">
								<ol className="list-inside list-decimal font-semibold">
									{squads.map((squad) => (
										<li key={squad.id}>
											<bdi>{pick(locale, squad, "name")}</bdi>
										</li>
									))}
								</ol>
								<p className="text-sm text-soft">
									{t.by(formatDate(locale, drawn_on), drawn_by)}
									{witness && t.before(witness)}
								</p>
								<p className={`text-sm ${use === "applied" ? "text-win" : "text-soft"}`}>{t[use]}</p>
							</div>
							<RowLink
								to={pathIn(locale, "/admin/league/groups/:id/lots/:lot/delete", { id: String(group), lot: String(id) })}
								label={a.delete}
								of={squads.map((squad) => pick(locale, squad, "name")).join(" – ")}
								className="button-quiet text-loss"
							/>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
