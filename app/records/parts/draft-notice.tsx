import { type SubmitEvent, useState } from "react";
import { useLocation } from "react-router";
import { DROP_DRAFT, SERIAL } from "../../base/forms/draft-intent.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { draftText } from "../draft-text.ts";
import { type FoundDraft, isOfNew } from "../record-state.ts";

const MOST = 5;
const box = "border-b border-line bg-draw-tint px-5 py-3 sm:px-7";

/** The form shows a draft: it can be let go, and the record is shown as it is. */
export function ShownDraft({ serial, savedAt }: { serial: string; savedAt: Date }) {
	const t = draftText(useLocale());
	return (
		<form method="post" encType="multipart/form-data" className={`flex flex-wrap items-center gap-3 ${box}`}>
			<p className="me-auto font-semibold">
				{t.draftShown} · <Moment at={savedAt} />
			</p>
			<DropButton serial={serial} />
		</form>
	);
}

type Props = {
	of: string;
	found: FoundDraft[];
	/** Where a script drops a draft. */
	address: string;
	onDropped: (serial: string) => void;
};

/** This person was typing here and did not save: offers to go on, or to let it go. With a script what is typed in the form stays. */
export function FoundDrafts({ of, found, address, onDropped }: Props) {
	const t = draftText(useLocale());
	const [isCut, setCut] = useState(false);
	const more = found.length - MOST;
	async function drop(event: SubmitEvent<HTMLFormElement>, serial: string) {
		event.preventDefault();
		const body = new FormData(event.currentTarget);
		body.set("intent", DROP_DRAFT);
		const answer = await fetch(address, { method: "POST", body }).catch(() => undefined);
		setCut(!answer?.ok);
		if (answer?.ok) onDropped(serial);
	}
	return (
		<div className={box}>
			{found.length > 1 && <p className="font-semibold">{t.draftsFound}</p>}
			<ul>
				{found.slice(0, MOST).map((draft, i) => (
					<li key={draft.serial}>
						<form
							method="post"
							encType="multipart/form-data"
							onSubmit={(event) => drop(event, draft.serial)}
							className="flex flex-wrap items-center gap-3 py-1"
						>
							<FoundDraftLine draft={draft} isOnly={found.length === 1} isFirst={i === 0} />
							<DropButton serial={draft.serial} />
						</form>
					</li>
				))}
			</ul>
			{more > 0 && <p className="text-sm">{t.moreDrafts(more)}</p>}
			{!isOfNew(of) && <p className="text-sm">{t.draftWaits}</p>}
			{isCut && (
				<p role="alert" className="font-semibold text-loss">
					{t.draftNotDropped}
				</p>
			)}
		</div>
	);
}

function FoundDraftLine({ draft, isOnly, isFirst }: { draft: FoundDraft; isOnly: boolean; isFirst: boolean }) {
	const locale = useLocale();
	const t = draftText(locale);
	const query = new URLSearchParams(useLocation().search);
	query.set("draft", draft.serial);
	const names = locale === "ar" ? [draft.name_ar, draft.name] : [draft.name, draft.name_ar];
	const id = `draft-${draft.serial}`;
	return (
		<>
			<p id={id} className={`me-auto ${isOnly ? "font-semibold" : ""}`}>
				{isOnly ? t.draftFound : <bdi>{names.find(Boolean) ?? t.untitled}</bdi>} · <Moment at={draft.saved_at} />
			</p>
			<a href={`?${query}`} data-first={isFirst ? "" : undefined} aria-describedby={id} className="button">
				{t.draftUse}
			</a>
		</>
	);
}

function DropButton({ serial }: { serial: string }) {
	const t = draftText(useLocale());
	return (
		<>
			<input type="hidden" name={SERIAL} value={serial} />
			<button type="submit" name="intent" value={DROP_DRAFT} className="button-quiet">
				{t.draftDrop}
			</button>
		</>
	);
}
