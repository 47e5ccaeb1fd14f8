import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { adjustmentsOf } from "../../../league/competitions/competitions.server.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { recordsText } from "../../../records/text.ts";
import type { Entry } from "./entry-list.tsx";

type Props = { group: number; entries: Entry[]; adjustments: Awaited<ReturnType<typeof adjustmentsOf>> };

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

/** Points given or taken by decisions, with their reasons. */
export function AdjustmentList({ group, entries, adjustments }: Props) {
	const locale = useLocale();
	const t = groupText(locale);
	const a = recordsText(locale);
	const nameOf = (squadId: number) => {
		const entry = entries.find(({ squad_id }) => squad_id === squadId);
		return entry ? pick(locale, squadName(entry), "name") : "";
	};
	const id = String(group);
	return (
		<div className="max-w-3xl">
			{adjustments.length === 0 ? (
				<p className="text-soft">{t.noAdjustments}</p>
			) : (
				<ul className="card divide-y divide-line">
					{adjustments.map((adjustment) => (
						<li key={adjustment.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
							<div className="min-w-0 flex-1 basis-40">
								<p className="font-semibold">
									<bdi>{nameOf(adjustment.squad_id)}</bdi> <Ltr>{signed(adjustment.points)}</Ltr>
								</p>
								<p className="text-sm text-soft">
									{pick(locale, adjustment, "reason")} · {formatDate(locale, adjustment.decided_on)}
								</p>
							</div>
							{(["edit", "delete"] as const).map((act) => (
								<RowLink
									key={act}
									to={pathIn(
										locale,
										act === "edit"
											? "/admin/league/groups/:id/points/:adjustment"
											: "/admin/league/groups/:id/points/:adjustment/delete",
										{ id, adjustment: String(adjustment.id) },
									)}
									label={a[act]}
									of={`${nameOf(adjustment.squad_id)} ${signed(adjustment.points)}`}
									className={`button-quiet ${act === "delete" ? "text-loss" : ""}`}
								/>
							))}
						</li>
					))}
				</ul>
			)}
			{entries.length > 0 && (
				<p className="mt-3">
					<a
						href={pathIn(locale, "/admin/league/groups/:id/points/:adjustment", { id, adjustment: "new" })}
						className="button"
					>
						{t.addAdjustment}
					</a>
				</p>
			)}
		</div>
	);
}
