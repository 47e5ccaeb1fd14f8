import { formatDate, riyadhDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { EndOfEdition } from "../../../league/closing/end-of-edition.server.ts";
import { endText } from "../end-text.ts";

/** Why tables were corrected after the season, that they are now, and the first of each season of the competition. */
export function EditionEnd({ end: { corrections, isBeingCorrected, seasons } }: { end: EndOfEdition }) {
	const locale = useLocale();
	const t = endText(locale);
	if (corrections.length + seasons.length === 0 && !isBeingCorrected) return null;
	return (
		<section className="mt-8 space-y-4">
			{isBeingCorrected && <p className="font-semibold">{t.correcting}</p>}
			{corrections.length > 0 && (
				<ul className="list-disc ps-5 text-sm text-soft">
					{corrections.map((each) => (
						<li key={each.id}>
							{t.corrected(each.closed_at ? formatDate(locale, riyadhDay(each.closed_at)) : "")}{" "}
							<bdi>{pick(locale, each, "reason")}</bdi>
						</li>
					))}
				</ul>
			)}
			{seasons.length > 0 && (
				<>
					<h2 className="text-xl font-bold">{t.honours}</h2>
					<ul className="card divide-y divide-line px-5">
						{seasons.map(({ season, groups }) => (
							<li key={season} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_1fr]" data-honours={season}>
								<Ltr className="font-semibold">{season}</Ltr>
								<div className="space-y-2">
									{groups.map((group) => (
										<div key={group.id}>
											{groups.length > 1 && (
												<p className="text-sm text-soft">
													<bdi>{pick(locale, group, "name")}</bdi>
												</p>
											)}
											<ol className="flex flex-wrap gap-x-6 gap-y-1">
												{group.places.map((row) => (
													<li key={`${row.place} ${row.name}`}>
														<span className="text-soft">
															{row.place === 1 ? t.first : row.place === 2 ? t.second : t.third}
														</span>{" "}
														<bdi className={row.place === 1 ? "font-bold" : ""}>{pick(locale, row, "name")}</bdi>
													</li>
												))}
											</ol>
										</div>
									))}
								</div>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
