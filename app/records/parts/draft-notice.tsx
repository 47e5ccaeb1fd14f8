import { type SubmitEvent, useState } from "react";
import { useLocation } from "react-router";
import { DROP_DRAFT, SERIAL } from "../../base/forms/draft-intent.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { draftText } from "../editing/draft-text.ts";
import { type FoundDraft, isOfNew } from "../editing/record-state.ts";

const box = "border-b border-line bg-draw-tint px-5 py-3 sm:px-7";

/** The form shows a draft: it can be let go, and the record is shown as it is. */
export function ShownDraft({ serial, savedAt }: { serial: string; savedAt: Date }) {
	const t = draftText(useLocale());
	return (
		<form method="post" encType="multipart/form-data" className={`flex flex-wrap items-center gap-3 ${box}`}>
			<p className="me-auto font-semibold">
				{t.draftShown} · <Moment at={savedAt} />
			</p>
			<DropButton serial={serial} label={t.draftDrop} />
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

/**
 * This person was typing here and did not save: offers to go on, or to let it go. With a script what is typed in the
 * form stays.
 */
export function FoundDrafts({ of, found, address, onDropped }: Props) {
	const t = draftText(useLocale());
	const [isCut, setCut] = useState(false);
	async function drop(event: SubmitEvent<HTMLFormElement>, serial: string) {
		event.preventDefault();
		const body = new FormData(event.currentTarget);
		body.set("intent", DROP_DRAFT);
		const answer = await fetch(address, { method: "POST", body }).catch(() => undefined);
		setCut(!answer?.ok);
		if (answer?.ok) onDropped(serial);
	}
	const [newest, ...others] = found;
	const line = (draft: FoundDraft, isNewest: boolean) => (
		<form
			method="post"
			encType="multipart/form-data"
			onSubmit={(event) => drop(event, draft.serial)}
			className="flex flex-wrap items-center gap-3"
		>
			<FoundDraftLine of={of} draft={draft} isNewest={isNewest} />
			<DropButton serial={draft.serial} label={isNewest ? t.draftDrop : t.draftDropOne} />
		</form>
	);
	return (
		<div className={`space-y-2 ${box}`}>
			{newest && line(newest, true)}
			{others.length > 0 && (
				<details>
					<summary className="min-h-11 cursor-pointer content-center font-semibold">
						{t.moreDrafts(others.length)}
					</summary>
					<ul className="space-y-2">
						{others.map((draft) => (
							<li key={draft.serial}>{line(draft, false)}</li>
						))}
					</ul>
				</details>
			)}
			{!isOfNew(of) && <p className="text-sm">{t.draftWaits}</p>}
			{isCut && (
				<p role="alert" className="font-semibold text-loss">
					{t.draftNotDropped}
				</p>
			)}
		</div>
	);
}

function FoundDraftLine({ of, draft, isNewest }: { of: string; draft: FoundDraft; isNewest: boolean }) {
	const locale = useLocale();
	const t = draftText(locale);
	const query = new URLSearchParams(useLocation().search);
	query.set("draft", draft.serial);
	const names = locale === "ar" ? [draft.name_ar, draft.name] : [draft.name, draft.name_ar];
	const name = isOfNew(of) ? (names.find(Boolean) ?? (isNewest ? "" : t.untitled)) : "";
	const id = `draft-${draft.serial}`;
	return (
		<>
			<p id={id} className={`me-auto ${isNewest ? "font-semibold" : ""}`}>
				{isNewest && t.draftFound}
				{isNewest && name && ": "}
				{name && <bdi>{name}</bdi>} · <Moment at={draft.saved_at} />
			</p>
			<a href={`?${query}`} data-first={isNewest ? "" : undefined} aria-describedby={id} className="button">
				{isNewest ? t.draftUse : t.draftContinue}
			</a>
		</>
	);
}

function DropButton({ serial, label }: { serial: string; label: string }) {
	return (
		<>
			<input type="hidden" name={SERIAL} value={serial} />
			<button type="submit" name="intent" value={DROP_DRAFT} className="button-quiet">
				{label}
			</button>
		</>
	);
}
