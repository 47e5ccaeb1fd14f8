import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { OPEN } from "../../../people/squads/squad-name.ts";
import { clubsText, playerCount } from "../text.ts";
import { Faces } from "./faces.tsx";

export type ListedClub = {
	id: number;
	name: string;
	name_ar: string;
	logo_url: string | null;
	region: string;
	region_ar: string;
	newcomers: string | null;
	newcomers_ar: string | null;
	player_count: number;
	location: string | null;
	classes: readonly { code: string; name: string; name_ar: string }[];
	faces: (string | null)[];
};

/** A club in a list; the whole line leads to it. */
export function ClubLine({ club }: { club: ListedClub }) {
	const locale = useLocale();
	const t = clubsText(locale);
	const classes = club.classes.filter(({ code }) => code !== OPEN).map((each) => pick(locale, each, "name"));
	return (
		<li className="card relative flex items-center gap-3 p-3 hover:shadow-card sm:gap-4 sm:p-4">
			<Crest url={club.logo_url} size={64} />
			<div className="min-w-0 flex-1">
				<h3 className="text-lg leading-snug">
					<a
						href={pathIn(locale, "/team/:id", { id: String(club.id) })}
						className="after:absolute after:inset-0 hover:underline"
					>
						<ClubName club={club} />
					</a>
				</h3>
				<p className="text-sm text-soft">
					{pick(locale, club, "region")} · {playerCount(locale, club.player_count)}
				</p>
				{classes.length > 0 && <p className="text-sm text-soft">{classes.join(" · ")}</p>}
				{pick(locale, club, "newcomers") && <p className="text-sm font-semibold text-brand">{t.takesNewcomers}</p>}
			</div>
			<Faces photos={club.faces} size="small" />
		</li>
	);
}
