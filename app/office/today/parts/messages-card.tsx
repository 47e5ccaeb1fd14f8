import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { inboxText } from "../../../contact/inbox-text.ts";
import { FROM_HOME } from "../../../records/from-home.ts";
import { adminText } from "../../text.ts";
import { peopleText } from "../people-text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Messages that were not read: answered on their page, put away here. */
export function MessagesCard({ rows, total }: Today["messages"]) {
	const locale = useLocale();
	const t = peopleText(locale);
	const i = inboxText(locale);
	if (rows.length === 0) return null;
	const list = pathIn(locale, "/admin/inbox");
	return (
		<WorkCard id="to-answer" total={total} label={adminText(locale).unreadMessages} all={`${list}?state=unread`}>
			{rows.map(({ id, name, surname, email, opening, created_at }) => {
				const page = pathIn(locale, "/admin/inbox/:id", { id: String(id) }) + FROM_HOME;
				const sender = `${name} ${surname}`;
				return (
					<WorkRow
						key={id}
						to={page}
						title={<bdi>{sender}</bdi>}
						facts={
							<>
								<Ltr>{email}</Ltr> · <Moment at={created_at} />
							</>
						}
						more={
							<p dir="auto" className="line-clamp-2 text-sm">
								{opening}
							</p>
						}
					>
						<a href={page} aria-label={t.answerOf(sender)} className="button-quiet px-4 text-sm">
							{t.answer}
						</a>
						<form method="post" action={page} data-in-place="">
							<button
								type="submit"
								name="state"
								value="archived"
								aria-label={t.archiveOf(sender)}
								className="button-quiet px-4 text-sm"
							>
								{i.archive}
							</button>
						</form>
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}
