import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { ClubName } from "../../../clubs/parts/club-name.tsx";
import { Crest } from "../../../clubs/parts/crest.tsx";
import { clubsText } from "../../../clubs/text.ts";
import { tiesText } from "../../../matches/text.ts";
import { clubFiguresText } from "../club-figures-text.ts";
import type { TieBalance } from "../two-clubs.server.ts";

type Club = { id: number; name: string; name_ar: string; logo_url: string | null };

/** The top of the page of two clubs: both crests, and the ties that each has won. */
export function TwoClubsHeader({ club, other, balance }: { club: Club; other: Club; balance: TieBalance }) {
	const locale = useLocale();
	const t = clubFiguresText(locale);
	const name = pick(locale, club, "name");
	const { won, drawn, lost } = balance;
	const figures = [
		{ label: t.wins(name), value: won },
		{ label: t.draws, value: drawn },
		{ label: t.wins(pick(locale, other, "name")), value: lost },
	];
	return (
		<header className="court">
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs
					crumbs={[
						useHomeCrumb(),
						{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
						{ label: name, path: pathIn(locale, "/team/:id", { id: String(club.id) }) },
						{ label: t.against },
					]}
				/>
				<h1 className="mx-auto mt-4 grid max-w-3xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 text-center text-lg sm:gap-x-8 sm:text-2xl">
					<Side club={club} />
					<span className="text-soft">{tiesText(locale).versus}</span>
					<Side club={other} />
				</h1>
				{won + drawn + lost > 0 && (
					<dl className="mx-auto mt-4 grid max-w-3xl grid-cols-3 gap-2 text-center">
						{figures.map(({ label, value }) => (
							<div key={label} className="flex flex-col-reverse">
								<dt className="text-sm text-soft">{label}</dt>
								<dd className="text-2xl font-bold tabular-nums">{value}</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		</header>
	);
}

const Side = ({ club }: { club: Club }) => (
	<a
		href={pathIn(useLocale(), "/team/:id", { id: String(club.id) })}
		className="flex flex-col items-center gap-2 underline-offset-4 hover:underline"
	>
		<span className="rounded-2xl bg-on-table p-2">
			<Crest url={club.logo_url} size={64} eager />
		</span>
		<span>
			<ClubName club={club} />
		</span>
	</a>
);
