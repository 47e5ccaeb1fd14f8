import { Field } from "../../../../base/ui/fields.tsx";
import { Moment } from "../../../../base/ui/moment.tsx";
import { useText } from "../../../../base/ui/use-locale.ts";
import type { DeskState } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { deskCaseText } from "../text.ts";
import { DeskForm, stateOf } from "./desk-form.tsx";

type Props = { notes: DeskCase["notes"]; reference: string; canAdd: boolean; state?: DeskState };

/** Internal notes. They look unlike anything complainants see. */
export function Notes({ notes, reference, canAdd, state }: Props) {
	const t = useText(deskCaseText);
	return (
		<section id="note" aria-labelledby="notes-title" className="rounded-2xl border-2 border-dashed border-line p-6">
			<h3 id="notes-title" className="text-xl">
				{t.notes}
			</h3>
			<p className="mb-4 text-soft">{t.notesLead}</p>
			{notes.length === 0 && !canAdd && <p>{t.noNotes}</p>}
			<ol className="mb-5 space-y-4">
				{notes.map((note) => (
					<li key={note.id} className="border-s-4 border-line ps-4">
						<p className="flex flex-wrap gap-x-3 text-sm text-soft">
							<bdi className="font-semibold text-ink">{note.name || note.email}</bdi>
							<Moment at={note.at} />
						</p>
						<p dir="auto" className="whitespace-pre-line break-words">
							{note.body}
						</p>
					</li>
				))}
			</ol>
			{canAdd && (
				<DeskForm intent="note" reference={reference} state={state} labels={{ body: t.note }}>
					<Field form="note" name="body" label={t.note} rows={3} state={stateOf(state, "note")} />
					<button type="submit" className="button-quiet">
						{t.addNote}
					</button>
				</DeskForm>
			)}
		</section>
	);
}
