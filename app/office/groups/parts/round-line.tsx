import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedRound } from "../../../league/competitions/rounds/edit-rounds.server.ts";
import { roundName } from "../../../league/competitions/rounds/round-name.ts";
import { recordsText } from "../../../records/text.ts";
import { roundsText } from "../rounds-text.ts";

/** A round as staff see it: its days, its ties, and the way to their results. */
export function RoundLine({ round, group }: { round: ManagedRound; group: string }) {
	const locale = useLocale();
	const t = roundsText(locale);
	const a = recordsText(locale);
	const name = roundName(locale, round.number, round);
	const params = { id: group, round: String(round.id) };
	const days = [...new Set([round.from_on, round.until_on])].flatMap((day) => (day ? [formatDate(locale, day)] : []));
	const facts = [days.join(" – "), t.ties(round.ties ?? 0)].filter(Boolean);
	return (
		<li className="flex flex-wrap items-center gap-2 p-3">
			<div className="min-w-0 flex-1 basis-full sm:basis-40">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft" suppressHydrationWarning>
					{facts.join(" · ")}
				</p>
			</div>
			{Boolean(round.ties) && (
				<RowLink
					to={`${pathIn(locale, "/admin/matches/round")}?group=${group}&round=${round.number}&from=list`}
					label={t.enter}
					of={name}
					className="button-quiet px-3"
				/>
			)}
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/rounds/:round", params)}
				label={a.edit}
				of={name}
				className="button-quiet px-3"
			/>
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/rounds/:round/delete", params)}
				label={a.delete}
				of={name}
				className="button-quiet px-3 text-loss"
			/>
		</li>
	);
}
