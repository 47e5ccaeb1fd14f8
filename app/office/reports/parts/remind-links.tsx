import { pick } from "../../../base/locale/locale.ts";
import { whatsAppLink } from "../../../base/share/share-links.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { CaptainMessage } from "../../../league/sheets/reports/staff/captain-messages.server.ts";
import { staffReportsText } from "../text.ts";

type Name = { name: string; name_ar: string };
type Props = { messages: CaptainMessage[]; tie: { home_team: Name; away_team: Name } };

/** A reminder that is ready in WhatsApp, for each side that is asked. Above the link that covers the whole line. */
export function RemindLinks({ messages, tie }: Props) {
	const locale = useLocale();
	const t = staffReportsText(locale);
	if (messages.length === 0) return null;
	return (
		<p className="relative z-10 flex w-full flex-wrap items-center gap-2 text-sm">
			<span className="text-soft">{t.remind}</span>
			{messages.map(({ side, text }) => {
				const team = pick(locale, side === "home" ? tie.home_team : tie.away_team, "name");
				return (
					<a
						key={side}
						href={whatsAppLink(text)}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={t.remindOne(team)}
						className="chip"
					>
						<bdi>{team}</bdi>
					</a>
				);
			})}
		</p>
	);
}
