import { useLocation } from "react-router";
import { inLocale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useInSight } from "../../base/ui/use-in-sight.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { OwnSquad } from "../../people/squads/own-squads.server.ts";
import { captainsText } from "../text.ts";

/** The matches, and each of a captain's squads; a pass has the one match that it is for. */
export function ClubNav({ tie, squads }: { tie?: number; squads: OwnSquad[] }) {
	const locale = useLocale();
	const t = captainsText(locale);
	const here = inLocale("ar", useLocation().pathname);
	const latest = squads[0]?.season;
	const home = tie === undefined ? pathIn(locale, "/club") : pathIn(locale, "/club/ties/:id", { id: String(tie) });
	const list = useInSight<HTMLUListElement>("[aria-current]");
	const links = [
		{ path: home, label: t.overview, season: undefined },
		...squads.map((squad) => ({
			path: pathIn(locale, "/club/squads/:id", { id: String(squad.id) }),
			label: pick(locale, squad, "name"),
			season: squad.season === latest ? undefined : squad.season,
		})),
	];
	const isUnder = (path: string) => here === path || here.startsWith(`${path}/`);
	const isOfTies = here === "/club" || here.startsWith("/club/ties");
	return (
		<nav aria-label={t.menu} className="border-b border-line bg-surface print:hidden">
			<ul ref={list} className="wide flex overflow-x-auto">
				{links.map(({ path, label, season }, i) => (
					<li key={path} className="shrink-0">
						<a
							href={path}
							aria-current={(i === 0 ? isOfTies : isUnder(inLocale("ar", path))) ? "page" : undefined}
							className="block px-4 py-3.5 font-semibold hover:bg-sunken aria-[current]:in-sight aria-[current]:text-brand aria-[current]:current-line"
						>
							<bdi>{label}</bdi> {season && <Ltr className="font-normal text-soft">{season}</Ltr>}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
