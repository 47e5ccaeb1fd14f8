import { pick } from "../../../base/locale/locale.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { ScopeButton, ScopeSheet } from "../../parts/scope.tsx";
import { SeasonLinks } from "../../ties/parts/season-links.tsx";
import { editionCrumbs } from "../edition-crumbs.ts";
import { type EditionAddress, type View, viewPath } from "../edition-path.ts";
import { CompetitionLinks } from "./competition-links.tsx";
import { EditionViews } from "./edition-views.tsx";

type Props = {
	edition: EditionAddress & {
		name: string;
		name_ar: string;
		hasLeaders: boolean;
		seasons: string[];
		others: Parameters<typeof CompetitionLinks>[0]["editions"];
	};
	view: View;
	label?: string;
	/** Which group of many it shows, as other views are asked for it. */
	query?: string;
};

/** The top of each view of a competition: its name, the view, the season, and the ways to the others. */
export function EditionHeader({ edition, view, label, query }: Props) {
	const locale = useLocale();
	const { slug, season, seasons, others } = edition;
	const name = pick(locale, edition, "name");
	const crumbs = editionCrumbs(locale, edition, label ? { of: view, label } : undefined);
	const ofOther = (of: string) => viewPath(locale, { slug, season: of, isLeague: false, isCurrent: false }, view);
	const hasScope = seasons.length > 1 || others.length > 1;
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), ...crumbs]} title={label ? `${label}: ${name}` : name}>
				<p className={`mt-1 text-soft ${hasScope ? "max-sm:hidden" : ""}`}>
					{leagueText(locale).season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
				{hasScope && <ScopeButton season={season} name={name} />}
			</PageHeader>
			<div className="wide pt-5 sm:pt-8">
				{hasScope && (
					<ScopeSheet>
						<SeasonLinks seasons={seasons} shown={season} pathOf={ofOther} />
						<CompetitionLinks editions={others} shown={slug} />
					</ScopeSheet>
				)}
				<EditionViews edition={edition} shown={view} query={query} />
			</div>
		</>
	);
}
