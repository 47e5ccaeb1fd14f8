import { Moment } from "../../../base/ui/moment.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { emptiedText } from "../../../complaints/case/emptied/emptied-text.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { deskCaseText } from "../text.ts";

/** Internal notes. They look unlike anything complainants see. */
export function Notes({ notes }: { notes: DeskCase["notes"] }) {
	const t = useText(deskCaseText);
	const emptied = useText(emptiedText);
	if (notes.length === 0) return null;
	return (
		<section aria-labelledby="notes-title" className="rounded-2xl border-2 border-dashed border-line p-6">
			<h3 id="notes-title" className="text-xl">
				{t.notes}
			</h3>
			<p className="mb-4 text-soft">{t.notesLead}</p>
			<ol className="space-y-4">
				{notes.map((note) => (
					<li key={note.id} className="border-s-4 border-line ps-4">
						<p className="flex flex-wrap gap-x-3 text-sm text-soft">
							<bdi className="font-semibold text-ink">{note.name || note.email}</bdi>
							<Moment at={note.at} />
						</p>
						{note.body ? <Written>{note.body}</Written> : <p className="text-soft">{emptied.note}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
