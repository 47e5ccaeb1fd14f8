import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { queryString } from "../../../people/clubs/club-list.ts";
import { homeText } from "../text.ts";

type Props = { regions: { value: string; label: string }[] };

/** Leads to the clubs of a region. */
export function ClubsNear({ regions }: Props) {
	const locale = useLocale();
	const t = homeText(locale);
	const clubs = pathIn(locale, "/teams");
	return (
		<div className="wide pt-2">
			<section aria-labelledby="clubs-near" className="court rounded-2xl p-5 sm:p-10">
				<h2 id="clubs-near" className="text-2xl">
					{t.clubsNear}
				</h2>
				<p className="mt-1 max-w-xl text-soft">{t.clubsNearText}</p>
				<ul className="mt-4 flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 sm:flex-wrap">
					{regions.map(({ value, label }) => (
						<li key={value}>
							<a
								href={clubs + queryString({ region: value })}
								className="inline-flex min-h-11 items-center rounded-full border whitespace-nowrap border-on-table-soft/50 px-4 font-semibold hover:border-on-table"
							>
								{label}
							</a>
						</li>
					))}
				</ul>
				<p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
					<a href={clubs} className="button-ball">
						{t.clubsNearButton}
					</a>
					<a
						href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(t.clubsNearQuery)}`}
						rel="noopener"
						className="underline underline-offset-4"
					>
						{t.clubsNearMaps}
					</a>
				</p>
			</section>
		</div>
	);
}
