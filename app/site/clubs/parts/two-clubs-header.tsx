import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { TieBalance } from "../../../league/figures/club/ended-ties.server.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { VersusHeader } from "../../parts/versus-header.tsx";
import { clubFiguresText } from "../figures-text.ts";
import { clubsText } from "../text.ts";

type Club = { id: number; name: string; name_ar: string; logo_url: string | null };

/** The top of the page of two clubs: both crests, and the ties that each has won. */
export function TwoClubsHeader({ club, other, balance }: { club: Club; other: Club; balance: TieBalance }) {
	const locale = useLocale();
	const t = clubFiguresText(locale);
	const { won, drawn, lost } = balance;
	const side = (of: Club) => ({
		path: pathIn(locale, "/team/:id", { id: String(of.id) }),
		picture: (
			<span className="rounded-2xl bg-on-table p-2">
				<Crest url={of.logo_url} size={64} eager />
			</span>
		),
		name: <ClubName club={of} />,
	});
	return (
		<VersusHeader
			crumbs={[
				useHomeCrumb(),
				{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
				{ label: pick(locale, club, "name"), path: side(club).path },
				{ label: t.against },
			]}
			sides={[side(club), side(other)]}
			balance={won + drawn + lost > 0 ? balance : undefined}
			figures={drawn > 0 ? [{ label: t.drawn, value: drawn }] : []}
		/>
	);
}
