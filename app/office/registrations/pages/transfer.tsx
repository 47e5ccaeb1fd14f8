import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { isOneOf } from "../../../base/literals.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { stepTransfer } from "../../../people/registrations/transfers/ask-for-transfer.server.ts";
import { decideTransfer, decisionRow } from "../../../people/registrations/transfers/decide-transfer.server.ts";
import { TransferLine } from "../../../people/registrations/transfers/parts/transfer-line.tsx";
import { clubSteps, isOpen } from "../../../people/registrations/transfers/steps.ts";
import { transfersText } from "../../../people/registrations/transfers/text.ts";
import { decisionForm } from "../../../people/registrations/transfers/transfer-form.ts";
import { openBeside, transferById } from "../../../people/registrations/transfers/transfers.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { homeOr } from "../../../records/from-home.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import type { Route } from "./+types/transfer";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const id = idParam(params.transfer);
	const transfer = await transferById(id);
	if (!transfer) throw notFound();
	const row = Promise.resolve(decisionRow(transfer));
	const editor = await editorState({ request, url, context }, draftName("transfer", id), row);
	const close = homeOr(url, pathIn(localeOf(url.pathname), "/admin/registrations") + editor.close);
	return { ...editor, close, transfer, beside: await openBeside(id), query: withoutDraft(url) };
}

/** The decision, or a step of one of the clubs. */
export function action(args: Route.ActionArgs) {
	const [actor, id] = [actorOf(args.context), idParam(args.params.transfer)];
	const list = `${pathIn(localeOf(args.url.pathname), "/admin/registrations")}${withoutDraft(args.url)}#transfers`;
	const path = homeOr(args.url, list);
	return recordAction(args, {
		schema: decisionForm,
		subject: `transfer:${id}`,
		draft: draftName("transfer", id),
		async before({ intent }) {
			confirmFirst(args);
			if (!isOneOf(clubSteps, intent)) return;
			const isDone = await stepTransfer(actor, id, intent, new Date());
			throw seeOther({ to: path, flash: isDone ? "saved" : "transfer-closed" });
		},
		save: (decision, version) => decideTransfer(actor, { id, version }, decision, new Date()),
		done: { message: "saved", path },
	});
}

const names = ["starts_on", "case_reference", "reason"] as const;

export default function Transfer({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = transfersText(locale);
	const inWords = useProblemText();
	const { transfer, beside, query, close } = loaderData;
	const isUndecided = isOpen("refuse", transfer.state);
	const state = actionData ?? loaderData.state;
	return (
		<Panel title={t.of(playerName(locale, transfer))} close={close}>
			<div className="space-y-4 px-5 pt-5 sm:px-7">
				<ul className="card">
					<TransferLine transfer={transfer} />
				</ul>
				{isUndecided && beside.length > 0 && (
					<section aria-labelledby="beside" className="space-y-2">
						<h3 id="beside">{t.beside}</h3>
						<ul className="card divide-y divide-line">
							{beside.map((other) => (
								<TransferLine key={other.id} transfer={other}>
									<RowLink
										to={
											pathIn(locale, "/admin/registrations/transfers/:transfer", { transfer: String(other.id) }) + query
										}
										label={t.decide}
										of={pick(locale, other, "to_club")}
									/>
								</TransferLine>
							))}
						</ul>
						<p className="text-sm text-soft">{t.besideHint}</p>
					</section>
				)}
				{!isUndecided && state.problems.intent && (
					<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
						{inWords(state.problems.intent)}
					</p>
				)}
				{isUndecided && (
					<form method="post" encType="multipart/form-data" className="flex flex-wrap gap-3">
						{isOpen("release", transfer.state) && (
							<button type="submit" name="intent" value="release" className="button-quiet">
								{t.release}
							</button>
						)}
						<button type="submit" name="intent" value="withdraw" className="button-quiet">
							{t.withdraw}
						</button>
					</form>
				)}
			</div>
			{isUndecided && (
				<RecordForm
					form="decision"
					schema={decisionForm}
					state={state}
					labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
					close={close}
					draft={loaderData.draft}
					subject={`transfer:${transfer.id}`}
					savesInside
					buttons={
						<>
							<button type="submit" name="intent" value="approve" className="button">
								{t.approve}
							</button>
							<button type="submit" name="intent" value="refuse" className="button-danger">
								{t.refuse}
							</button>
						</>
					}
				>
					{(shown) => {
						const field = fieldProps<(typeof names)[number]>("decision", shown, t);
						return (
							<div className="grid gap-5 sm:grid-cols-2">
								<Field {...field("starts_on")} type="date" />
								<Field {...field("case_reference", false)} maxLength={40} hint={t.caseHint} />
								<div className="sm:col-span-2">
									<Field {...field("reason", false)} dir="auto" rows={3} maxLength={500} hint={t.reasonHint} />
								</div>
							</div>
						);
					}}
				</RecordForm>
			)}
		</Panel>
	);
}
