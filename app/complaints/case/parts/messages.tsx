import { formatDate } from "../../../base/locale/format.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import type { CaseRole } from "../case-role.ts";
import { emptiedText } from "../emptied/emptied-text.ts";
import { kindLabel } from "../messages/message-kinds.ts";
import { messageText } from "../messages/message-text.ts";
import { caseText, roleKey } from "../text.ts";

type CaseMessage = {
	id: number;
	at: Date;
	kind: string;
	author_role: CaseRole;
	body: string;
	due_on: string | null;
	answered_at: Date | null;
};
type Props = { messages: CaseMessage[] };

/** Messages between complainant and officers, under their heading. */
export function Messages({ messages }: Props) {
	const t = useText(messageText);
	return (
		<section aria-labelledby="messages">
			<h2 id="messages" className="mb-4 text-2xl">
				{t.messages}
			</h2>
			{messages.length === 0 ? <p className="text-soft">{t.noMessages}</p> : <MessageList messages={messages} />}
		</section>
	);
}

/** The messages alone. Officers are shown by their role, not by name. */
export function MessageList({ messages }: Props) {
	const locale = useLocale();
	const t = messageText(locale);
	const words = caseText(locale);
	const emptied = emptiedText(locale);
	return (
		<ol className="space-y-4">
			{messages.map((message) => (
				<li
					key={message.id}
					className={`card max-w-[46rem] p-5 ${message.author_role === "complainant" ? "ms-6 bg-sunken sm:ms-12" : "me-6 sm:me-12"}`}
				>
					<p className="flex flex-wrap gap-x-3 text-sm text-soft">
						<span className="font-semibold text-ink">
							{kindLabel(t, message.kind)} · {words[roleKey[message.author_role]]}
						</span>
						<Moment at={message.at} />
						{message.due_on && !message.answered_at && (
							<span className="font-semibold text-draw">{t.dueOn(formatDate(locale, message.due_on))}</span>
						)}
					</p>
					{message.body ? (
						<Written className="mt-2">{message.body}</Written>
					) : (
						<p className="mt-2 text-soft">{emptied.message}</p>
					)}
				</li>
			))}
		</ol>
	);
}
