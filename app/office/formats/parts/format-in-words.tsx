import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { StoredFormat } from "../../../league/formats/format.ts";
import { formatsText } from "../text.ts";

type Props = { format: Pick<StoredFormat, "order_of_play" | "wins_needed" | "best_of" | "position_rules"> };

/** The order of play of a format, when it ends, and how many games a rubber has. */
export function FormatInWords({ format }: Props) {
	const t = formatsText(useLocale());
	const end = format.wins_needed === null ? t.allPlayed : t.firstTo(format.wins_needed);
	return (
		<p className="text-sm">
			<Ltr>{format.order_of_play}</Ltr> · {end} · {t.bestOf(format.best_of)}
			{format.position_rules && (
				<>
					{" · "}
					<Ltr>{format.position_rules}</Ltr>
				</>
			)}
		</p>
	);
}
