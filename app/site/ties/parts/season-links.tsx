import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { tiesText } from "../../../league/ties/text.ts";

type Props = { seasons: string[]; shown: string; pathOf: (season: string) => string };

/** The seasons there are, as links; nothing while there is only one. */
export function SeasonLinks({ seasons, shown, pathOf }: Props) {
	const t = useText(tiesText);
	if (seasons.length < 2) return null;
	return (
		<nav aria-label={t.seasons} className="mb-5 flex flex-wrap gap-2 print:hidden">
			{seasons.map((season) => (
				<a
					key={season}
					href={pathOf(season)}
					aria-current={season === shown ? "page" : undefined}
					className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					<Ltr>{season}</Ltr>
				</a>
			))}
		</nav>
	);
}
