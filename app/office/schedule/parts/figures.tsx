import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DryRun } from "../../../league/schedule/dry-run.server.ts";
import { scheduleText } from "../../../league/schedule/text.ts";

/** Breaks of each half, and tables by squad and by hall. */
export function Figures({ plan }: { plan: DryRun }) {
	const locale = useLocale();
	const t = scheduleText(locale);
	return (
		<>
			<ul>
				{plan.breaksOfHalf.map((breaks, nth) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the halves are in their order
					<li key={nth} data-breaks={breaks}>
						{t.breaksOfHalf(nth + 1, breaks, plan.mostBreaks)}
					</li>
				))}
				{plan.withoutHall > 0 && <li>{t.withoutHall(plan.withoutHall)}</li>}
			</ul>
			<div className="grid items-start gap-x-8 gap-y-2 sm:grid-cols-2">
				<details>
					<summary className="cursor-pointer py-2 font-semibold">{t.perSquad}</summary>
					<FigureTable
						heads={[t.squad, t.home, t.away, t.breaks]}
						rows={plan.squads.map((squad) => [pick(locale, squad, "name"), squad.home, squad.away, squad.breaks])}
					/>
				</details>
				{plan.halls.length > 0 && (
					<details>
						<summary className="cursor-pointer py-2 font-semibold">{t.perHall}</summary>
						<FigureTable
							heads={[t.hall, t.tieCount, t.days]}
							rows={plan.halls.map((hall) => [pick(locale, hall, "name"), hall.ties, hall.days])}
						/>
					</details>
				)}
			</div>
		</>
	);
}

function FigureTable({ heads, rows }: { heads: string[]; rows: [string, ...number[]][] }) {
	return (
		<table className="w-full text-sm">
			<thead>
				<tr className="border-b border-line">
					{heads.map((head) => (
						<th key={head} scope="col" className="py-1 pe-3 text-start">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, ...numbers]) => (
					<tr key={name} className="border-b border-line">
						<th scope="row" className="py-1 pe-3 text-start font-normal">
							<bdi>{name}</bdi>
						</th>
						{numbers.map((number, nth) => (
							<td key={heads[nth + 1]} className="py-1 pe-3">
								{number}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
