import { useEffect, useRef } from "react";
import { useText } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";

type Props = { keep: () => void; discard: () => void };

/** Asks whether what was typed is to be kept. Escape keeps it. */
export function UnsavedQuestion({ keep, discard }: Props) {
	const t = useText(recordsText);
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const stay = () => {
		dialog.current?.close(); // the focus goes back to where it was
		keep();
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby="unsaved-title"
			aria-describedby="unsaved-text"
			onCancel={(event) => {
				event.preventDefault();
				stay();
			}}
			className="card m-auto w-full max-w-md space-y-4 p-6 text-ink shadow-card backdrop:bg-table-deep/60"
		>
			<h3 id="unsaved-title" className="text-xl">
				{t.unsavedTitle}
			</h3>
			<p id="unsaved-text">{t.unsavedText}</p>
			<div className="flex flex-wrap gap-3">
				<button type="button" className="button" onClick={stay}>
					{t.keepEditing}
				</button>
				<button type="button" className="button-danger" onClick={discard}>
					{t.discardTyped}
				</button>
			</div>
		</dialog>
	);
}
