import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { EditionToClose, OpenWork } from "../../../league/closing/open-work.server.ts";
import { closingText } from "../text.ts";

type Props = { edition: EditionToClose; work: OpenWork };

/** The open work of an edition, each kind with its number and the page on which it is ended; none once it is closed. */
export function OpenWorkList({ edition, work }: Props) {
	const locale = useLocale();
	const t = closingText(locale);
	const matches = new URLSearchParams({
		season: edition.season,
		competition: String(edition.competition_id),
		status: "scheduled",
	});
	const reports = pathIn(locale, "/admin/matches/overdue");
	const items = [
		{ count: work.ties.length, label: t.tiesOpen, path: `${pathIn(locale, "/admin/matches")}?${matches}` },
		{ count: work.disputes, label: t.disputes, path: `${reports}?kind=dispute` },
		{ count: work.answers, label: t.answers, path: `${reports}?kind=answer` },
		{ count: work.dates, label: t.dates, path: pathIn(locale, "/admin/matches/dates") },
		{ count: work.lots, label: t.lots, path: `${pathIn(locale, "/admin/league")}?season=${edition.season}` },
		{ count: work.licences, label: t.licences, path: pathIn(locale, "/admin/registrations") },
		{ count: work.transfers, label: t.transfers, path: `${pathIn(locale, "/admin/registrations")}#transfers` },
	].filter(({ count }) => count > 0);
	if (edition.closed_at) return null;
	return (
		<section aria-labelledby="open-work" className="card p-5">
			<h3 id="open-work" className="mb-2 font-bold">
				{t.open}
			</h3>
			{items.length === 0 && <p className="text-soft">{t.nothingOpen}</p>}
			<ul className="flex flex-wrap gap-2 empty:hidden">
				{items.map(({ count, label, path }) => (
					<li key={label}>
						<a href={path} className="chip min-h-11 gap-2">
							{label} <strong className="text-base text-brand">{count}</strong>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
