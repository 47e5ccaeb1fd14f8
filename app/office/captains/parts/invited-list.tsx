import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { InvitedCaptain } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { managingText } from "../text.ts";
import { PanelLine, PanelList } from "./panel-list.tsx";

/** Invitations that wait for their mailbox. */
export function InvitedList({ invited }: { invited: InvitedCaptain[] }) {
	const t = managingText(useLocale());
	return (
		<PanelList id="invited" title={t.invitations} note={t.withdrawNote}>
			<ul className="card divide-y divide-line">
				{invited.map(({ id, email, expires_at }) => (
					<PanelLine
						key={id}
						buttons={
							<form method="post" className="flex flex-wrap gap-2">
								<input type="hidden" name="invitation" value={id} />
								<button
									type="submit"
									name="intent"
									value="resend"
									aria-label={`${t.resend}: ${email}`}
									className="button-quiet"
								>
									{t.resend}
								</button>
								<button
									type="submit"
									name="intent"
									value="withdraw"
									aria-label={`${t.withdraw}: ${email}`}
									className="button-quiet text-loss"
								>
									{t.withdraw}
								</button>
							</form>
						}
					>
						<p className="font-semibold">
							<Ltr className="break-all">{email}</Ltr>
						</p>
						<p className="text-sm text-soft">
							{t.worksUntil} <Moment at={expires_at} />
						</p>
					</PanelLine>
				))}
			</ul>
		</PanelList>
	);
}
