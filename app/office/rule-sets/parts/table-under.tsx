import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { TableUnder } from "../../../league/group-tables/tables-under.server.ts";
import { previewText } from "../preview-text.ts";

/** The table of a group as it would be, and who changes place. */
export function TableUnderRule({ table }: { table: TableUnder }) {
	const locale = useLocale();
	const t = previewText(locale);
	const competition = pick(locale, { name: table.competition, name_ar: table.competition_ar }, "name");
	const name = pick(locale, table, "name");
	return (
		<section aria-labelledby={`group-${table.id}`} className="mt-6">
			<h3 id={`group-${table.id}`} className="text-lg font-bold">
				<bdi>{competition}</bdi>
				{name !== competition && (
					<>
						{" "}
						· <bdi>{name}</bdi>
					</>
				)}
			</h3>
			<p className={table.moved > 0 ? "mb-2 font-semibold" : "mb-2 text-soft"}>
				{table.hasTies ? t.moved(table.moved) : t.noTies}
			</p>
			{table.hasTies && (
				<div className="card overflow-x-auto">
					<table className="w-full text-center">
						<thead className="text-sm text-soft">
							<tr>
								<th scope="col" className="px-2 py-3 font-semibold">
									{t.place}
								</th>
								<th scope="col" className="px-2 py-3 text-start font-semibold">
									{t.team}
								</th>
								<th scope="col" className="px-2 py-3 font-semibold">
									{t.points}
								</th>
								<th scope="col" className="px-2 py-3 font-semibold">
									{t.placeNow}
								</th>
								<th scope="col" className="px-2 py-3 font-semibold">
									{t.pointsNow}
								</th>
							</tr>
						</thead>
						<tbody className="divide-y divide-line">
							{table.rows.map((row) => (
								<RowUnder key={row.squad_id} row={row} />
							))}
						</tbody>
					</table>
				</div>
			)}
		</section>
	);
}

function RowUnder({ row }: { row: TableUnder["rows"][number] }) {
	const locale = useLocale();
	const t = previewText(locale);
	const change = row.rank === null || row.was === null ? 0 : row.was - row.rank;
	return (
		<tr data-squad={row.squad_id} data-rank={row.rank} data-was={row.was} className={change ? "bg-draw-tint" : ""}>
			<td className="px-2 py-2.5 font-bold digits">{row.rank ?? "–"}</td>
			<th scope="row" className="px-2 py-2.5 text-start font-semibold">
				<bdi>{pick(locale, row, "name")}</bdi>
			</th>
			<td className="px-2 py-2.5 digits">{row.points}</td>
			<td className="whitespace-nowrap px-2 py-2.5 digits">
				{row.was ?? "–"}
				{change !== 0 && (
					<span className={change > 0 ? "ms-2 text-sm text-win" : "ms-2 text-sm text-loss"}>
						<span aria-hidden="true">{change > 0 ? "▲" : "▼"}</span> {change > 0 ? t.up : t.down}
					</span>
				)}
			</td>
			<td className="px-2 py-2.5 text-soft digits">{row.had ?? "–"}</td>
		</tr>
	);
}
