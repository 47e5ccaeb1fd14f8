import { Field, SelectField } from "../../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { priorities, type Status } from "../../../../complaints/case/complaint.ts";
import { messageText } from "../../../../complaints/case/messages/message-text.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../../complaints/handling/desk-case.server.ts";
import type { TemplateTitle } from "../../../../complaints/templates/templates.server.ts";
import { templateText } from "../../../../complaints/templates/text.ts";
import { TemplatePicker } from "../../../parts/template-picker.tsx";
import { deskText } from "../../../text.ts";
import { deskCaseText } from "../../text.ts";
import { ActionFold } from "./action-fold.tsx";
import { ConflictForms } from "./conflict-forms.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";
import { ExtendForm } from "./extend-form.tsx";
import { HoldSection } from "./hold-section.tsx";
import { ReclassifyForm } from "./reclassify-form.tsx";
import { TransitionForm } from "./transition-form.tsx";

export type Props = {
	found: DeskCase;
	/** The officer who looks. */
	me: string;
	may: { write: boolean; handle: boolean; lift: boolean; hold: boolean };
	asked?: Status;
	answerDays: number;
	templates: TemplateTitle[];
	state?: DeskState;
};

/** Everything an officer does about a case, in one place: its status first, the rest folded. */
export function CaseActions({ found, me, may, state, ...rest }: Props) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const reference = found.item.case_reference;
	const canWrite = may.write || stateOf(state, "message") !== undefined;
	const canNote = may.handle || stateOf(state, "note") !== undefined;
	return (
		<section aria-label={t.actions} className="card px-6 pt-6 pb-1">
			<TransitionForm found={found} state={state} {...rest} />
			<div className="mt-6">
				{canWrite && (
					<ActionFold id="message" title={t.write} isOpen={stateOf(state, "message") !== undefined}>
						<MessageForm item={found.item} templates={rest.templates} state={state} />
					</ActionFold>
				)}
				{may.handle && <ExtendForm found={found} state={state} />}
				{may.handle && <Assignment found={found} me={me} state={state} />}
				{canNote && (
					<ActionFold id="note" title={t.note} isOpen={stateOf(state, "note") !== undefined}>
						<DeskForm
							intent="note"
							reference={reference}
							state={state}
							labels={{ body: t.note }}
							hidden={{ shown: found.notes.length }}
						>
							<Field
								form="note"
								name="body"
								label={t.note}
								rows={3}
								state={stateOf(state, "note")}
								hint={t.notesLead}
							/>
							<button type="submit" className="button-quiet">
								{t.addNote}
							</button>
						</DeskForm>
					</ActionFold>
				)}
				{may.handle && <ReclassifyForm item={found.item} state={state} />}
				{may.handle && <ConflictForms found={found} me={me} canRecuse={may.lift} state={state} />}
				<HoldSection found={found} canHold={may.hold} state={state} />
			</div>
		</section>
	);
}

type MessageProps = Pick<Props, "templates" | "state"> & Pick<DeskCase, "item">;

function MessageForm({ item, templates, state }: MessageProps) {
	const locale = useLocale();
	const reference = item.case_reference;
	const t = deskCaseText(locale);
	return (
		<DeskForm
			intent="message"
			reference={reference}
			state={state}
			labels={{ body: t.message, template: templateText(locale).choose }}
			hidden={{ shown: item.messages.length }}
		>
			<button type="submit" hidden />
			<Field
				form="message"
				name="body"
				label={t.message}
				rows={4}
				state={stateOf(state, "message")}
				hint={t.publicHint}
			/>
			<TemplatePicker templates={templates} use="message" reference={reference} form="message" field="body" />
			<button type="submit" className="button">
				{messageText(locale).send}
			</button>
		</DeskForm>
	);
}

/** Who works on the case and how urgently; taking it oneself is one press. */
function Assignment({ found, me, state }: Pick<Props, "found" | "me" | "state">) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const desk = deskText(locale);
	const c = caseText(locale);
	const { item, assigned, staff } = found;
	const reference = item.case_reference;
	const isOpen = stateOf(state, "assign") !== undefined || stateOf(state, "priority") !== undefined;
	return (
		<>
			{assigned?.id !== me && (
				<div className="border-t border-line py-3">
					<DeskForm id="take" intent="assign" reference={reference} hidden={{ officer: me }}>
						<button type="submit" className="button-quiet">
							{t.takeIt}
						</button>
					</DeskForm>
				</div>
			)}
			<ActionFold id="assign" title={t.assignment} isOpen={isOpen}>
				<div className="space-y-5">
					<DeskForm intent="assign" reference={reference} state={state}>
						<SelectField
							form="assign"
							name="officer"
							label={desk.assignedTo}
							required={false}
							state={stateOf(state, "assign") ?? { problems: {}, values: { officer: assigned?.id ?? "" } }}
							empty={desk.unassigned}
							options={staff.map(({ id, name, email }) => ({ value: id, label: name || email }))}
						/>
						<button type="submit" className="button-quiet">
							{desk.assign}
						</button>
					</DeskForm>
					<DeskForm intent="priority" reference={reference} state={state}>
						<SelectField
							form="priority"
							name="priority"
							label={c.priority}
							state={{ problems: {}, values: { priority: item.priority } }}
							options={priorities.map((value) => ({ value, label: c[value] }))}
						/>
						<button type="submit" className="button-quiet">
							{t.setPriority}
						</button>
					</DeskForm>
				</div>
			</ActionFold>
		</>
	);
}
