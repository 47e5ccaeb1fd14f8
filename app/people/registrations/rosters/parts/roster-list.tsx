import { formatDate } from "../../../../base/locale/format.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { OrderButtons } from "../../../../records/order/parts/order-buttons.tsx";
import { recordsText } from "../../../../records/text.ts";
import { playerName } from "../../../players/player-name.ts";
import type { RosterPlace } from "../rosters.server.ts";
import { rostersText } from "../text.ts";

type Props = {
	places: RosterPlace[];
	/** Where the days of a place are changed, for staff; a captain changes proposals alone. */
	pathOf?: (place: number) => string;
};

/** A roster in its order; every button is a form of its own. */
export function RosterList({ places, pathOf }: Props) {
	const locale = useLocale();
	const t = rostersText(locale);
	const a = recordsText(locale);
	if (places.length === 0) return <p className="text-soft">{t.none}</p>;
	const movable = places.filter(({ state }) => pathOf || state === "proposed");
	return (
		<ol className="card divide-y divide-line">
			{places.map((place, nth) => {
				const name = playerName(locale, place);
				const days = [place.from_on, place.until_on].map((day) => (day ? formatDate(locale, day) : "…"));
				const facts = [place.state === "proposed" && t.proposed, (place.from_on || place.until_on) && days.join(" – ")];
				const isOpen = pathOf !== undefined || place.state === "proposed";
				return (
					<li key={place.id} className="flex flex-wrap items-center gap-2 p-3">
						<span className="w-8 shrink-0 text-center font-bold digits">{nth + 1}</span>
						<div className="min-w-0 flex-1 basis-40">
							<p className="font-semibold">
								<bdi>{name}</bdi>
							</p>
							<p className="text-sm text-soft">{facts.filter(Boolean).join(" · ")}</p>
						</div>
						{isOpen && (
							<OrderButtons
								id={place.id}
								name={name}
								isFirst={place === movable[0]}
								isLast={place === movable.at(-1)}
							/>
						)}
						{isOpen && (
							<form method="post" className="flex flex-wrap gap-2">
								<input type="hidden" name="id" value={place.id} />
								{pathOf && place.state === "proposed" && (
									<Button intent="approve" label={t.approve} name={name} className="button px-3" />
								)}
								<Button intent="remove" label={t.remove} name={name} className="button-quiet px-3 text-loss" />
							</form>
						)}
						{pathOf && (
							<a href={pathOf(place.id)} aria-label={`${t.edit}: ${name}`} className="button-quiet px-3">
								{a.edit}
							</a>
						)}
					</li>
				);
			})}
		</ol>
	);
}

const Button = ({ intent, label, name, className }: Record<"intent" | "label" | "name" | "className", string>) => (
	<button type="submit" name="intent" value={intent} aria-label={`${label}: ${name}`} className={className}>
		{label}
	</button>
);
