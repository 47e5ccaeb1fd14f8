import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { isWithin } from "../../../people/registrations/day.ts";
import type { ShownStint } from "../../../people/registrations/stints/stints.server.ts";
import { PanelRow } from "../../../records/parts/rows-panel.tsx";
import { stintsText } from "../stints-text.ts";

type Props = { stint: ShownStint; player: string; today: string; query: string };

/** One club of a player with its days. */
export function StintLine({ stint, player, today, query }: Props) {
	const locale = useLocale();
	const t = stintsText(locale);
	const name = pick(locale, stint, "name");
	const params = { id: player, stint: String(stint.id) };
	const [from = "", until = ""] = [stint.from_on, stint.until_on].map((day) => (day ? formatDate(locale, day) : ""));
	const isNow = isWithin(today, stint.from_on, stint.until_on);
	return (
		<PanelRow
			name={name}
			edit={pathIn(locale, "/admin/players/:id/stints/:stint", params) + query}
			remove={pathIn(locale, "/admin/players/:id/stints/:stint/delete", params) + query}
		>
			<p className="font-semibold">
				<bdi>{name}</bdi>
				{isNow && <span className="ms-2 rounded-full bg-sunken px-2 text-sm font-normal">{t.today}</span>}
			</p>
			<p className="text-sm text-soft">
				{t[stint.kind]} · {t.days(from, until)}
			</p>
		</PanelRow>
	);
}
