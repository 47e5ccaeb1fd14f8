import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ListedPass } from "../../../league/captains/passes/issue-pass.server.ts";
import { isClosed, lastDayOf } from "../../../league/captains/passes/pass-form.ts";
import { passText } from "../passes-text.ts";
import { PanelLine, PanelList } from "./panel-list.tsx";

type Name = { name: string; name_ar: string };
type Props = { tie: number; sides?: { home: Name; away: Name }; passes: ListedPass[]; query: string };

/** The links that were made for a tie, each with its state; never the link itself. */
export function PassList({ tie, sides, passes, query }: Props) {
	const locale = useLocale();
	const t = passText(locale);
	return (
		<PanelList id="passes" title={t.links} note={passes.length > 0 ? t.renewNote : ""}>
			{passes.length === 0 && <p className="text-soft">{t.none}</p>}
			<ul className="card divide-y divide-line" hidden={passes.length === 0}>
				{passes.map(({ id, side, state, created_at, expires_at, issued_by, wrong_pins }) => {
					const squad = sides ? pick(locale, sides[side], "name") : "";
					const isOpen = state === "waiting" || state === "inUse";
					return (
						<PanelLine
							key={id}
							buttons={
								<>
									{isOpen && sides && (
										<form method="post">
											<input type="hidden" name="pass" value={id} />
											<button
												type="submit"
												name="intent"
												value="renew-pin"
												aria-label={`${t.renew}: ${squad}`}
												className="button-quiet"
											>
												{t.renew}
											</button>
										</form>
									)}
									{(isOpen || state === "withoutIssuer") && (
										<RowLink
											to={
												pathIn(locale, "/admin/matches/:id/passes/:pass/revoke", { id: String(tie), pass: id }) + query
											}
											label={t.revoke}
											of={squad}
											className="button-quiet text-loss"
										/>
									)}
								</>
							}
						>
							<p className="font-semibold">
								<bdi>{squad}</bdi> · {t[state]}
							</p>
							<p className="text-sm text-soft">
								{t.madeOn} <Moment at={created_at} />
								{issued_by && (
									<>
										{" · "}
										{t.by} <Ltr className="break-all">{issued_by}</Ltr>
									</>
								)}
							</p>
							{isOpen && <p className="text-sm text-soft">{t.worksUntil(formatDate(locale, lastDayOf(expires_at)))}</p>}
							{isOpen && wrong_pins > 0 && (
								<p className="text-sm font-semibold text-loss">
									{isClosed({ wrong_pins }) ? t.pinClosed : t.wrongPins(wrong_pins)}
								</p>
							)}
						</PanelLine>
					);
				})}
			</ul>
		</PanelList>
	);
}
