import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deskText } from "../text.ts";

const tints = { late: "bg-loss-tint text-loss", near: "bg-draw-tint text-draw" } as const;

type Props = { due: Date | null; urgency?: "late" | "near"; waits: boolean };

/** Until when the federation has to act; red and amber repeat what the words say. */
export function Deadline({ due, urgency, waits }: Props) {
	const locale = useLocale();
	const t = deskText(locale);
	if (!due) return waits ? <span className="text-soft">{t.waiting}</span> : null;
	const day = formatDate(locale, due);
	return (
		<span
			data-urgency={urgency}
			className={urgency ? `inline-block rounded-lg px-2 py-0.5 font-semibold ${tints[urgency]}` : undefined}
		>
			{urgency === "late" ? t.overdue(day) : t.until_(day)}
		</span>
	);
}
