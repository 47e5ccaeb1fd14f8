import { formatMoment } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { FROM_HOME } from "../../../records/from-home.ts";
import { queueText } from "../../queue/text.ts";
import { adminText } from "../../text.ts";
import { todayText } from "../text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Emails that were given up: one is sent again here, all of them after a question. */
export function EmailsCard({ rows, total }: Today["emails"]) {
	const locale = useLocale();
	const q = queueText(locale);
	if (rows.length === 0) return null;
	const list = pathIn(locale, "/admin/queue");
	return (
		<WorkCard id="to-resend" total={total} label={adminText(locale).deadMails} all={list}>
			{rows.map(({ id, to, isNewsletter, created_at }) => (
				<WorkRow
					key={id}
					to={list}
					title={<Ltr>{to}</Ltr>}
					facts={`${isNewsletter ? q.newsletter : q.single} · ${formatMoment(locale, created_at)}`}
				>
					<form method="post" action={list + FROM_HOME} data-in-place="">
						<input type="hidden" name="email" value={id} />
						<button
							type="submit"
							name="intent"
							value="resend"
							aria-label={`${q.resend}: ${to}`}
							className="button-quiet px-4 text-sm"
						>
							{q.resend}
						</button>
					</form>
				</WorkRow>
			))}
			{total > rows.length && (
				<li className="pt-3">
					<a href={pathIn(locale, "/admin/queue/resend") + FROM_HOME} className="link">
						{todayText(locale).resendAll}
					</a>
				</li>
			)}
		</WorkCard>
	);
}
