import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { ChipNav } from "../../parts/chip-nav.tsx";

type Props = { seasons: string[]; shown: string; pathOf: (season: string) => string };

/** The seasons there are, as links; nothing while there is only one. */
export function SeasonLinks({ seasons, shown, pathOf }: Props) {
	const t = useText(tiesText);
	if (seasons.length < 2) return null;
	const chips = seasons.map((season) => ({
		key: season,
		path: pathOf(season),
		isShown: season === shown,
		label: <Ltr>{season}</Ltr>,
	}));
	return <ChipNav label={t.seasons} chips={chips} />;
}
