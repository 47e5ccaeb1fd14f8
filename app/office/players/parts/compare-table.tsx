import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { mergingText } from "../merging-text.ts";

const counts = ["rubbers", "stints", "licences", "rosters", "squads", "ids", "born"] as const;

type Person = { id: number } & Record<(typeof counts)[number], number | null>;
type Line = { field: string; label: string; texts: string[] };
type Props = { people: readonly Person[]; rows: readonly Line[]; values: Record<string, string> };

/** Two records beside each other, with a choice where they differ; what only one of them has is chosen already. */
export function CompareTable({ people, rows, values }: Props) {
	const t = mergingText(useLocale());
	const cell = "px-3 py-2 text-start align-middle";
	return (
		<div className="card overflow-x-auto">
			<table className="w-full text-sm">
				<thead>
					<tr>
						<th className={cell}>{t.field}</th>
						{people.map(({ id }) => (
							<th key={id} className={cell}>
								{t.record(id)}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{rows.map(({ field, label, texts }) => {
						const differs = texts[0] !== texts[1];
						const first = texts[0] === "" ? 1 : 0;
						return (
							<tr key={field}>
								<th scope="row" className={`${cell} font-semibold`}>
									{label}
								</th>
								{people.map(({ id }, nth) => (
									<td key={id} className={`${cell} break-words`}>
										{differs ? (
											<label className="flex min-h-11 items-center gap-2">
												<input
													type="radio"
													name={field}
													value={id}
													defaultChecked={values[field] ? values[field] === String(id) : nth === first}
													className="size-5 accent-brand"
												/>
												<bdi className={texts[nth] === "" ? "text-soft" : ""}>{texts[nth] || t.empty}</bdi>
											</label>
										) : (
											<bdi>{texts[nth] || "–"}</bdi>
										)}
									</td>
								))}
							</tr>
						);
					})}
					<tr>
						<th scope="colgroup" colSpan={3} className={`${cell} text-soft`}>
							{t.moves}
						</th>
					</tr>
					{counts.map((count) => (
						<tr key={count}>
							<th scope="row" className={`${cell} font-semibold`}>
								{t[count]}
							</th>
							{people.map((person) => (
								<td key={person.id} className={cell}>
									<Ltr>{person[count] ?? "–"}</Ltr>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
