import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { askText } from "../../league/dates/ask-text.ts";
import type { TieRequests } from "../../league/dates/club-requests.server.ts";
import { RequestFacts } from "../../league/dates/parts/request-facts.tsx";
import { Part } from "./part.tsx";

type Names = { name: string; name_ar: string };
type Props = TieRequests & { tie: { id: number; home_team: Names; away_team: Names } };

/** The request for another date of a tie, or the way to ask for one, on its captains' page. */
export function TieDates({ tie, canAsk, pending, over }: Props) {
	const locale = useLocale();
	const t = askText(locale);
	if (!canAsk && !pending && over.length === 0) return null;
	const teams = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	const path = pathIn(locale, "/club/ties/:id/dates", { id: String(tie.id) });
	return (
		<Part id="dates" title={t.title}>
			{pending && (
				<div className="card mb-3 p-4">
					<RequestFacts request={pending} teams={teams} />
				</div>
			)}
			<p>
				<a href={path} className={pending || !canAsk ? "link-alone" : "button-quiet"}>
					{pending ? t.open : canAsk ? t.propose : t.earlier}
				</a>
			</p>
		</Part>
	);
}
