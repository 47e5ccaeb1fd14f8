import { useLocation } from "react-router";
import { keysOf } from "../../../base/literals.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { groupPageText } from "../text.ts";

/** The parts of a group's page, in the order in which a season is prepared. */
const parts = {
	teams: "/admin/league/groups/:id/teams",
	rounds: "/admin/league/groups/:id/rounds",
	schedule: "/admin/league/groups/:id/schedule",
	points: "/admin/league/groups/:id/points",
	lots: "/admin/league/groups/:id/lots",
	rules: "/admin/league/groups/:id",
} as const;

type Part = keyof typeof parts;
/** The address of the rules, the last, is how those of all others begin. */
const keys = keysOf(parts);

const addressOf = (part: Part, pathname: string, id: number) =>
	pathIn(localeOf(pathname), parts[part], { id: String(id) });

/** The part of a group that an address shows. */
export const partAt = (pathname: string, id: number): Part =>
	keys.find((part) => pathname.startsWith(addressOf(part, pathname, id))) ?? "rules";

/** Links to the parts of a group; lots only where its rules end with one. */
export function GroupTabs({ id, endsWithLot }: { id: number; endsWithLot: boolean }) {
	const t = useText(groupPageText);
	const { pathname } = useLocation();
	const current = partAt(pathname, id);
	return (
		<nav aria-label={t.parts} className="mb-6 border-b border-line">
			<ul className="scroll-cue flex">
				{keys
					.filter((key) => key !== "lots" || endsWithLot)
					.map((key) => (
						<li key={key} className="shrink-0">
							<a
								href={addressOf(key, pathname, id)}
								aria-current={key === current ? "page" : undefined}
								className="inline-flex min-h-11 items-center px-4 font-semibold hover:bg-sunken aria-[current]:text-brand aria-[current]:current-line"
							>
								{t[key]}
							</a>
						</li>
					))}
			</ul>
		</nav>
	);
}
