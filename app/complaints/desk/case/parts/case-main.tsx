import { Field } from "../../../../base/ui/fields.tsx";
import { useText } from "../../../../base/ui/use-locale.ts";
import type { Status } from "../../../case/complaint.ts";
import { messageText } from "../../../case/message-text.ts";
import { Decisions } from "../../../case/parts/decisions.tsx";
import { Messages } from "../../../case/parts/messages.tsx";
import { Statement } from "../../../case/parts/statement.tsx";
import { caseText } from "../../../case/text.ts";
import type { DeskState } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { deskCaseText } from "../text.ts";
import { AppealPanel } from "./appeal-panel.tsx";
import { DeskFiles } from "./desk-files.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";
import { Notes } from "./notes.tsx";
import { ReleaseForm } from "./release-form.tsx";
import { TransitionForm } from "./transition-form.tsx";

type Props = {
	found: DeskCase;
	asked?: Status;
	answerDays: number;
	may: { handle: boolean; handOver: boolean };
	state?: DeskState;
};

/** The main column of a case: statement, files, decisions, messages, internal notes, and the transition form. */
export function CaseMain({ found, may, state, ...rest }: Props) {
	const t = useText(deskCaseText);
	const texts = useText(messageText);
	const p = useText(caseText);
	const { item, notes } = found;
	const isErased = item.detailed_description === "";
	return (
		<div className="min-w-0 space-y-8">
			<AppealPanel found={found} canHandOver={may.handOver} state={state} />
			<TransitionForm found={found} state={state} {...rest} />
			<Decisions item={item} document="/complaints/admin/decision/:id" />
			<section aria-labelledby="statement" className="card p-6">
				<h3 id="statement" className="mb-4 text-xl">
					{p.description}
				</h3>
				{isErased ? <p>{p.erasedCase}</p> : <Statement values={item} heading="h3" />}
			</section>
			<section aria-labelledby="attachments" className="card space-y-4 p-6">
				<h3 id="attachments" className="text-xl">
					{t.attachments}
				</h3>
				<DeskFiles
					files={item.evidence}
					action={
						may.handle ? (file) => <ReleaseForm file={file} reference={item.case_reference} state={state} /> : undefined
					}
				/>
			</section>
			<Messages messages={item.messages} />
			{(may.handle || stateOf(state, "message")) && (
				<section id="message" aria-labelledby="message-title" className="card p-6">
					<h3 id="message-title" className="mb-4 text-xl">
						{t.write}
					</h3>
					<DeskForm intent="message" reference={item.case_reference} state={state} labels={{ body: t.message }}>
						<Field
							form="message"
							name="body"
							label={t.message}
							rows={4}
							state={stateOf(state, "message")}
							hint={t.publicHint}
						/>
						<button type="submit" className="button">
							{texts.send}
						</button>
					</DeskForm>
				</section>
			)}
			<Notes
				notes={notes}
				reference={item.case_reference}
				canAdd={may.handle || stateOf(state, "note") !== undefined}
				state={state}
			/>
		</div>
	);
}
