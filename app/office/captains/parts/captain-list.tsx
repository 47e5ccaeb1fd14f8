import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { CaptainOfSquad } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { managingText } from "../text.ts";
import { PanelLine, PanelList } from "./panel-list.tsx";

/** Those who act for a squad, each with the way to take it from them. */
export function CaptainList({ squad, captains, query }: { squad: number; captains: CaptainOfSquad[]; query: string }) {
	const locale = useLocale();
	const t = managingText(locale);
	if (captains.length === 0) return <p className="text-soft">{t.none}</p>;
	return (
		<PanelList id="captains" title={t.captains}>
			<ul className="card divide-y divide-line">
				{captains.map(({ id, email, granted_at, granted_by }) => (
					<PanelLine
						key={id}
						buttons={
							<RowLink
								to={
									pathIn(locale, "/admin/league/captains/:squad/:account/remove", {
										squad: String(squad),
										account: id,
									}) + query
								}
								label={t.takeAway}
								of={email}
								className="button-quiet text-loss"
							/>
						}
					>
						<p className="font-semibold">
							<Ltr className="break-all">{email}</Ltr>
						</p>
						<p className="text-sm text-soft">
							{t.since} <Moment at={granted_at} />
							{granted_by && (
								<>
									{" · "}
									{t.by} <Ltr className="break-all">{granted_by}</Ltr>
								</>
							)}
						</p>
					</PanelLine>
				))}
			</ul>
		</PanelList>
	);
}
