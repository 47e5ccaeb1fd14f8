import { pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Breadcrumbs, Ltr, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubClass } from "../../../people/clubs/club-colour.ts";
import type { FormerName } from "../../../people/clubs/former-names/names-on.ts";
import { CrestBox } from "../../../people/clubs/parts/crest-box.tsx";
import { clubsText } from "../text.ts";

type Club = {
	id: number;
	name: string;
	name_ar: string;
	logo_url: string | null;
	colour: string | null;
	region: string;
	region_ar: string;
	division: string;
	division_ar: string;
	founded_year: number;
	coach_name: string | null;
	coach_name_ar: string | null;
	admin_name: string | null;
	admin_name_ar: string | null;
	contact_number: string | null;
};

type Props = { club: Club; former: readonly FormerName[]; standing?: { rank: number; of: number } };

/** The top of a club's page: its names, its place in the league, and the number to call. */
export function ClubHeader({ club, former, standing }: Props) {
	const locale = useLocale();
	const t = clubsText(locale);
	const name = pick(locale, club, "name");
	const coach = pickName(locale, club, "coach_name");
	const administrator = pickName(locale, club, "admin_name");
	return (
		<header className={`court ${clubClass(club) ?? ""}`.trim()}>
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs crumbs={[useHomeCrumb(), { label: t.title, path: pathIn(locale, "/teams") }, { label: name }]} />
				<div className="mt-3 flex items-center gap-4 sm:gap-6">
					<CrestBox club={club} className="sm:p-3" />
					<div>
						<h1 className="text-2xl sm:text-3xl">{name}</h1>
						<p className="text-soft">
							{pick(locale, club, "region")} · {pick(locale, club, "division")} · {t.founded(club.founded_year)}
						</p>
						{former.length > 0 && (
							<p className="text-soft">
								{t.formerly}{" "}
								{former.toReversed().map((each, nth) => (
									<span key={each.until_on}>
										{nth > 0 && " · "}
										<bdi>{pick(locale, each, "name")}</bdi> ({t.untilYear(each.until_on.slice(0, 4))})
									</span>
								))}
							</p>
						)}
						{standing && (
							<p>
								<a
									href={`${pathIn(locale, "/leagues")}#team-${club.id}`}
									className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
								>
									{t.position(standing.rank, standing.of)}
								</a>
							</p>
						)}
					</div>
				</div>
				<dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
					{coach && (
						<div>
							<dt className="text-sm text-soft">{t.coach}</dt>
							<dd className="font-semibold">{coach}</dd>
						</div>
					)}
					{(administrator || club.contact_number) && (
						<div>
							<dt className="text-sm text-soft">{t.administrator}</dt>
							<dd className="font-semibold">
								{administrator}{" "}
								{club.contact_number && (
									<a
										href={`tel:${club.contact_number.replace(/[^\d+]/g, "")}`}
										className="ms-2 whitespace-nowrap underline underline-offset-4"
									>
										<Ltr>{club.contact_number}</Ltr>
									</a>
								)}
							</dd>
						</div>
					)}
				</dl>
			</div>
		</header>
	);
}
