import { type ReactNode, useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import type { z } from "zod";
import { problemsOf } from "../../base/forms/problems.ts";
import { pathIn } from "../../base/locale/path.ts";
import { ErrorSummary } from "../../base/ui/form-parts.tsx";
import { UNSENT } from "../../base/ui/line/line.ts";
import { useAutosave } from "../../base/ui/use-autosave.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { Draft, RecordState } from "../record-state.ts";
import { recordsText } from "../text.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { HistoryLink } from "./history-link.tsx";
import { Notices } from "./notices.tsx";
import { REFUSED_FILE } from "./picture-field.tsx";
import { UNSAVED } from "./use-unsaved.ts";

type Props = {
	form: string;
	schema: z.ZodType;
	state: RecordState;
	labels: Record<string, string>;
	/** Where cancelling leads. */
	close: string;
	submit?: ReactNode;
	/** Whether the button that saves is among the controls, which get it, and not below them. */
	savesInside?: boolean;
	/** The message when saving failed on our side, where a text is specified (docs/rules.md#fixed-texts). */
	failed?: string;
	children: (state: RecordState, save: ReactNode) => ReactNode;
	/** The draft of this record and person, which is stored while typing. */
	draft?: Draft;
	/** Further buttons beside save and cancel. */
	buttons?: ReactNode;
	/** Few fields: the buttons follow right below them, where a phone's keypad does not reach. */
	isShort?: boolean;
};

/**
 * The form of one record: it posts to its own page, with or without a script. In the browser the same schema that the server
 * asks looks at it first, what is typed is stored as a draft, and the panel around it asks before it is lost.
 */
export function RecordForm(props: Props) {
	const { form, schema, state, labels, close, submit, failed, children, draft, buttons, isShort = false } = props;
	const { savesInside = false } = props;
	const locale = useLocale();
	const t = recordsText(locale);
	const [found, setFound] = useState<Record<string, string>>();
	const [saving, setSaving] = useState(false);
	const element = useRef<HTMLFormElement>(null);
	const saved = useAutosave(element, draft && `${pathIn(locale, "/admin/drafts")}?of=${draft.of}`);
	const isAnswer = useActionData() !== undefined;
	const isUnsaved =
		state.conflict || state.questions || state.isRestored || Object.keys(state.problems).length > 0 || state.failed;
	useEffect(() => {
		const rest = () => setSaving(false); // came back with the Back button, or it did not get through
		addEventListener("pageshow", rest);
		addEventListener(UNSENT, rest);
		return () => {
			removeEventListener("pageshow", rest);
			removeEventListener(UNSENT, rest);
		};
	}, []);
	useEffect(() => {
		if (found && Object.keys(found).length > 0) document.getElementById(`${form}-summary`)?.focus();
	}, [found, form]);

	function check(event: React.SubmitEvent<HTMLFormElement>) {
		const { nativeEvent: pressed } = event;
		const submitter = pressed instanceof SubmitEvent ? pressed.submitter : null;
		if (submitter?.hasAttribute("formtarget")) return; // a look at it in another tab, not a save
		if (saving) return event.preventDefault(); // pressed twice
		const values = Object.fromEntries(new FormData(event.currentTarget));
		const parsed = schema.safeParse(values);
		const problems = { ...(parsed.success ? {} : problemsOf(parsed.error)), ...problemsOfFiles(event.currentTarget) };
		setFound(problems);
		if (Object.keys(problems).length > 0) return event.preventDefault();
		setSaving(true);
	}

	const removesPicture = Object.keys(state.values).some((name) => name.startsWith("remove_"));
	const shown = { ...state, problems: found ?? state.problems };
	const save = (
		<button type="submit" className="button" aria-disabled={saving || undefined}>
			{saving ? t.saving : state.questions ? t.saveAnyway : (submit ?? t.save)}
		</button>
	);
	return (
		<>
			{draft?.savedAt && !isAnswer && <DraftNotice savedAt={draft.savedAt} isShown={draft.isShown} />}
			<form
				ref={element}
				method="post"
				encType="multipart/form-data"
				noValidate
				onSubmit={check}
				{...{ [UNSAVED]: isUnsaved ? "" : undefined }}
				className={`flex flex-col ${isShort ? "" : "min-h-0 flex-1"}`}
			>
				<div className={`space-y-5 p-5 sm:p-7 ${isShort ? "" : "min-h-0 flex-1 overflow-y-auto"}`}>
					<Notices state={state} labels={labels} close={close} />
					<ErrorSummary
						form={form}
						state={shown}
						labels={labels}
						title={t.notSaved}
						failed={{ title: removesPicture ? t.deleteFailed : (failed ?? t.failed), text: t.failedText }}
					/>
					<input type="hidden" name="version" defaultValue={state.values.version ?? ""} />
					<input type="hidden" name="seen" defaultValue={state.values.seen ?? ""} />
					{children(shown, save)}
				</div>
				<div
					className={`flex flex-wrap gap-3 bg-surface py-4 sm:px-7 ${isShort ? "px-5 pt-0" : "border-t border-line px-4"}`}
				>
					{!savesInside && save}
					{buttons}
					<a href={close} className="button-quiet">
						{t.cancel}
					</a>
					<HistoryLink form={form} />
					{saved && (
						<p role="status" className={`self-center text-sm ${saved === "failed" ? "text-loss" : "text-soft"}`}>
							{saved === "failed" ? t.draftFailed : t.draftSaved}
						</p>
					)}
				</div>
			</form>
		</>
	);
}

/** Files that were refused when they were chosen and are still in their controls. */
const problemsOfFiles = (form: HTMLFormElement) =>
	Object.fromEntries(
		[...form.querySelectorAll<HTMLElement>(`[${REFUSED_FILE}]`)].map((field) => [
			field.dataset.column ?? "",
			field.getAttribute(REFUSED_FILE) ?? "",
		]),
	);
