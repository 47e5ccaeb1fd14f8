import type { Side } from "../../access/side.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { LineUpState, OwnLineUps } from "../../league/sheets/line-ups/own-line-ups.server.ts";
import { lineUpsText } from "../../league/sheets/line-ups/text.ts";
import { placeLabel } from "../../league/sheets/place-label.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import { sheetText } from "../../league/sheets/text.ts";
import { playerName } from "../../people/players/player-name.ts";
import { Part } from "./part.tsx";

type Names = { name: string; name_ar: string };
type Props = { id: number; lineUps: OwnLineUps; teams: { home_team: Names; away_team: Names } };

const labels = { none: "name", saved: "change", handedIn: "see" } as const;

/** The line-ups of a tie on its captains' page: their own, and both once they are open. */
export function TieLineUp({ id, lineUps: { seen, own }, teams }: Props) {
	const locale = useLocale();
	const t = lineUpsText(locale);
	const name = (side: Side) => pick(locale, side === "home" ? teams.home_team : teams.away_team, "name");
	const path = pathIn(locale, "/club/ties/:id/line-up", { id: String(id) });
	const open = own.filter(({ isNamed }) => isNamed);
	if (open.length === 0 && seen.length === 0) return null;
	return (
		<Part id="line-up" title={own.length > 1 || open.length === 0 ? sheetText(locale).lineUps : t.title}>
			<div className="card space-y-4 p-4 sm:p-5">
				{seen.length > 0 && (
					<div className="flex flex-wrap gap-x-10 gap-y-4">
						{seen.map(({ side, places }) => (
							<div key={side} data-line-up={side}>
								<h3 className="font-bold">
									<bdi>{name(side)}</bdi>
								</h3>
								<ul>
									{places.map((place) => (
										<li key={place.place} className="flex gap-3">
											<span className="text-soft">{placeLabel(place.place, sheetText(locale).pair)}</span>
											<bdi>{playerName(locale, place)}</bdi>
										</li>
									))}
								</ul>
							</div>
						))}
					</div>
				)}
				{open.map(({ side, state }) => (
					<div key={side} className="space-y-3" data-state={state}>
						{state !== "open" && <p>{(own.length > 1 ? `${name(side)}: ` : "") + t[state]}</p>}
						<a href={path + (own.length > 1 ? `?side=${side}` : "")} className={buttonOf(state)}>
							{state !== "open" && t[labels[state]]}
							{own.length > 1 && ` · ${reportsText(locale).actingFor(name(side))}`}
						</a>
					</div>
				))}
			</div>
		</Part>
	);
}

const buttonOf = (state: LineUpState) => (state === "handedIn" ? "button-quiet" : "button");
