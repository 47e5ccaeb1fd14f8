import type { ReactNode } from "react";
import type { Side } from "../../access/side.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import { Sides } from "../../people/clubs/parts/sides.tsx";
import { UnsavedGuard } from "../../records/parts/unsaved-guard.tsx";

type Names = { name: string; name_ar: string };
type Props = {
	title: string;
	tie: { id: number; home_team: Names; away_team: Names };
	/** The side that is acted for, where its reader acts for both. */
	side?: Side | undefined;
	/** Whether what is typed is stored while typing; otherwise the page asks before it is left. */
	hasDraft?: boolean;
	children: ReactNode;
};

/** A page of one step of a tie, on the way back to the tie. */
export function StepPage({ title, tie, side, hasDraft = false, children }: Props) {
	const locale = useLocale();
	const t = reportsText(locale);
	const team = side && pick(locale, side === "home" ? tie.home_team : tie.away_team, "name");
	return (
		<div className="space-y-5">
			<header>
				<p className="text-soft">
					<Sides tie={tie} />
				</p>
				<h2 className="text-2xl">{title}</h2>
				{team && <p className="text-soft">{t.actingFor(team)}</p>}
			</header>
			{hasDraft ? children : <UnsavedGuard>{children}</UnsavedGuard>}
			<p>
				<a href={pathIn(locale, "/club/ties/:id", { id: String(tie.id) })} className="link-alone">
					{t.backToTie}
				</a>
			</p>
		</div>
	);
}
