import { formatDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { LeftOutTies as Ties } from "../../../imports/sheets/left-out-ties.server.ts";
import { runText } from "../run-text.ts";

/** Which ties of a file of rubbers are left out though some of their rows were ticked, and which rows they wait for. */
export function LeftOutTies({ ties, total }: Ties) {
	const locale = useLocale();
	const t = runText(locale);
	if (ties.length === 0) return null;
	return (
		<div role="status" data-left-out className="rounded-xl border-2 border-ball bg-draw-tint p-4">
			<p className="font-semibold">{t.leftOut(total)}</p>
			<p>{t.leftOutWhy}</p>
			<ul className="mt-1 list-inside list-disc">
				{ties.map(({ id, home, away, match_date, lines }) => (
					<li key={id}>
						<a href={pathIn(locale, "/admin/matches/:id/sheet", { id: String(id) })} className="link">
							<bdi>{pick(locale, home, "name")}</bdi> – <bdi>{pick(locale, away, "name")}</bdi>
						</a>
						{` · ${formatDay(locale, match_date)}: `}
						{t.leftOutLines(lines)}
					</li>
				))}
			</ul>
			{total > ties.length && <p>{t.leftOutMore(total - ties.length)}</p>}
		</div>
	);
}
