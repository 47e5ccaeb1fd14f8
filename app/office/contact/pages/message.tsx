import { z } from "zod";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { requiredLines } from "../../../base/forms/form-fields.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { messageStates, openMessage, replyTo, secondsToReply, setMessageState } from "../../../contact/inbox.server.ts";
import { inboxText } from "../../../contact/inbox-text.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { homeOr } from "../../../records/from-home.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import type { Route } from "./+types/message";

export const middleware = [requires("inbox.manage")];
export const handle = { js: true };
const replyForm = z.object({ body: requiredLines(10_000) });

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const found = await openMessage(actorOf(context), id);
	if (!found) throw notFound();
	const editor = await editorState({ request, url, context }, draftName("reply", id), undefined);
	return { ...found, ...editor, close: listOf(url) };
}

const listOf = (url: URL) => homeOr(url, pathIn(localeOf(url.pathname), "/admin/inbox") + withoutDraft(url));

/** Moves the message, or answers it. */
export async function action(args: Route.ActionArgs) {
	const { params, url, context } = args;
	const id = idParam(params.id);
	const path = listOf(url);
	return recordAction(args, {
		schema: replyForm,
		draft: draftName("reply", id),
		before: async (values) => {
			const state = messageStates.find((each) => each === values.state);
			if (!state) return;
			if (!(await setMessageState(actorOf(context), id, state))) throw notFound();
			throw seeOther({ to: path, flash: "saved" });
		},
		async save({ body }, _, actor) {
			const wait = await secondsToReply(actor);
			if (wait > 0) return { ok: false, wait };
			return (await replyTo(actor, id, body)) ? { ok: true } : { ok: false, gone: true };
		},
		done: { message: "reply-sent", path },
	});
}

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = inboxText(locale);
	const { message, replies, state, draft, close } = loaderData;
	const actions: [status: string, label: string][] =
		message.status === "archived"
			? [["read", t.unarchive]]
			: message.status === "spam"
				? [["unread", t.notSpam]]
				: [
						["archived", t.archive],
						["unread", t.markUnread],
						["spam", t.spam],
					];
	return (
		<Panel title={`${message.name} ${message.surname}`} close={close}>
			<div className="space-y-4 border-b border-line p-5 sm:p-7">
				<p className="text-soft">
					<a href={`mailto:${message.email}`} className="link">
						<Ltr>{message.email}</Ltr>
					</a>
					{" · "}
					<Moment at={message.created_at} /> · {t[message.status]}
				</p>
				<Written className="max-h-72 overflow-y-auto text-lg">{message.message}</Written>
				<form method="post" className="flex flex-wrap gap-3">
					{actions.map(([value, label]) => (
						<button key={value} type="submit" name="state" value={value} className="button-quiet">
							{label}
						</button>
					))}
				</form>
				{replies.length > 0 && (
					<section aria-labelledby="replies">
						<h3 id="replies" className="font-semibold">
							{t.replies}
						</h3>
						<ul className="mt-2 space-y-3">
							{replies.map((reply) => (
								<li key={reply.id} className="border-s-4 border-brand ps-4">
									<Written>{reply.body}</Written>
									<p className="text-sm text-soft">
										<Ltr>{reply.email}</Ltr> · <Moment at={reply.sent_at} />
									</p>
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
			<RecordForm
				form="reply"
				schema={replyForm}
				state={actionData ?? state}
				labels={{ body: t.reply }}
				close={close}
				draft={draft}
				submit={t.sendReply}
			>
				{(shown) => (
					<Field
						form="reply"
						name="body"
						label={t.reply}
						hint={t.replyHint}
						rows={7}
						maxLength={10_000}
						state={shown}
					/>
				)}
			</RecordForm>
		</Panel>
	);
}
