import { type ReactNode, useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import type { z } from "zod";
import { SERIAL } from "../../base/forms/draft-intent.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { pathIn } from "../../base/locale/path.ts";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { SAVED_ONCE, UNSAVED, UNSENT } from "../../base/ui/line/line.ts";
import { useAutosave } from "../../base/ui/line/use-autosave.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { draftText } from "../editing/draft-text.ts";
import { shortSeen } from "../editing/form-values.ts";
import { type Draft, isOfNew, type RecordState } from "../editing/record-state.ts";
import { REFUSED_FILE } from "../pictures/parts/picture-field.tsx";
import { recordsText } from "../text.ts";
import { FoundDrafts, ShownDraft } from "./draft-notice.tsx";
import { HistoryLink } from "./history-link.tsx";
import { Notices, type ValueInWords } from "./notices.tsx";

export type RecordFormProps = {
	form: string;
	schema: z.ZodType;
	state: RecordState;
	labels: Record<string, string>;
	valueInWords?: ValueInWords;
	/** Where cancelling leads. */
	close: string;
	submit?: ReactNode;
	/** Its words once a question was asked. */
	submitAnyway?: ReactNode;
	/** Whether the button that saves is among the controls, which get it, and not below them. */
	savesInside?: boolean;
	/** The message when saving failed on our side, where a text is specified (docs/rules/site.md#fixed-texts). */
	failed?: string;
	children: (state: RecordState, save: ReactNode) => ReactNode;
	/** The draft of this record and person, which is stored while typing. */
	draft?: Draft;
	/** Further buttons beside save and cancel. */
	buttons?: ReactNode;
	/** The record as the audit log names it, where that is not the form and the id in the address. */
	subject?: string;
	/** Few fields: the buttons follow right below them, where a phone's keypad does not reach. */
	isShort?: boolean;
	/** Whether the first wrong field takes the focus itself, and not the summary of what is wrong. */
	focusesField?: (state: RecordState) => boolean;
};

/**
 * The form of one record: it posts to its own page, with or without a script. In the browser the same schema that the
 * server asks looks at it first, what is typed is stored as a draft, and the panel around it asks before it is lost.
 */
export function RecordForm(props: RecordFormProps) {
	const { form, schema, state, labels, close, submit, failed, children, draft, buttons, isShort = false } = props;
	const { savesInside = false, subject, valueInWords, submitAnyway, focusesField } = props;
	const locale = useLocale();
	const t = recordsText(locale);
	const [wrong, setWrong] = useState<Record<string, string>>();
	const [saving, setSaving] = useState(false);
	const element = useRef<HTMLFormElement>(null);
	const [serial] = useState(state.values[SERIAL] ?? ""); // the page read again has another one
	const [dropped, setDropped] = useState<string[]>([]);
	const found = (draft?.found ?? []).filter((each) => each.serial !== serial && !dropped.includes(each.serial));
	const address = draft && `${pathIn(locale, "/admin/drafts")}?of=${draft.of}`;
	// A draft that was found and not opened is not written over: a record has room for one.
	const isFree = draft && (isOfNew(draft.of) || found.length === 0);
	const saved = useAutosave(element, isFree ? address : undefined, shorten);
	const isAnswer = useActionData() !== undefined;
	const [isAlive, setAlive] = useState(!isAnswer);
	useEffect(() => setAlive(true), []);
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
		if (wrong && Object.keys(wrong).length > 0) document.getElementById(`${form}-summary`)?.focus();
	}, [wrong, form]);

	function check(event: React.SubmitEvent<HTMLFormElement>) {
		const { nativeEvent: pressed } = event;
		const submitter = pressed instanceof SubmitEvent ? pressed.submitter : null;
		if (submitter?.hasAttribute("formtarget")) return; // a look at it in another tab, not a save
		if (saving) return event.preventDefault(); // pressed twice
		const values = Object.fromEntries(new FormData(event.currentTarget, submitter));
		const parsed = schema.safeParse(values);
		const problems = { ...(parsed.success ? {} : problemsOf(parsed.error)), ...problemsOfFiles(event.currentTarget) };
		setWrong(problems);
		if (Object.keys(problems).length > 0) return event.preventDefault();
		setSaving(true);
	}

	function drop(gone: string) {
		setDropped((all) => [...all, gone]);
		element.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
	}

	const removesPicture = Object.keys(state.values).some((name) => name.startsWith("remove_"));
	const shown = { ...state, problems: wrong ?? state.problems };
	const save = (
		<button type="submit" className="button" aria-disabled={saving || undefined}>
			{saving ? t.saving : state.questions ? (submitAnyway ?? t.saveAnyway) : (submit ?? t.save)}
		</button>
	);
	return (
		<>
			{draft?.shownAt && !isAnswer && <ShownDraft serial={serial} savedAt={draft.shownAt} />}
			{draft && address && found.length > 0 && isAlive && (
				<FoundDrafts of={draft.of} found={found} address={address} onDropped={drop} />
			)}
			<form
				ref={element}
				method="post"
				encType="multipart/form-data"
				noValidate
				onSubmit={check}
				{...{ [UNSAVED]: isUnsaved ? "" : undefined, [SAVED_ONCE]: "" }}
				className={`flex flex-col ${isShort ? "" : "min-h-0 flex-1"}`}
			>
				<div className={`space-y-5 p-5 sm:p-7 ${isShort ? "" : "min-h-0 flex-1 overflow-y-auto"}`}>
					<Notices {...{ state, labels, close, valueInWords }} />
					<ErrorSummary
						form={form}
						state={shown}
						labels={labels}
						title={t.notSaved}
						leavesFocus={focusesField?.(shown)}
						failed={{ title: removesPicture ? t.deleteFailed : (failed ?? t.failed), text: t.failedText }}
					/>
					<input type="hidden" name="version" defaultValue={state.values.version ?? ""} />
					<input type="hidden" name="seen" defaultValue={state.values.seen ?? ""} />
					<input type="hidden" name={SERIAL} value={serial} readOnly />
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
					<HistoryLink form={form} subject={subject} />
					{saved && (
						<p role="status" className={`self-center text-sm ${saved === "saved" ? "text-soft" : "text-loss"}`}>
							{draftText(locale)[saved]}
						</p>
					)}
				</div>
			</form>
		</>
	);
}

/** A draft has most of the record twice: in its fields and as it was seen. */
function shorten(fields: FormData) {
	fields.set("seen", shortSeen(String(fields.get("seen") ?? ""), Object.fromEntries(fields)));
}

/** Files that were refused when they were chosen and are still in their controls. */
const problemsOfFiles = (form: HTMLFormElement) =>
	Object.fromEntries(
		[...form.querySelectorAll<HTMLElement>(`[${REFUSED_FILE}]`)].map((field) => [
			field.dataset.column ?? "",
			field.getAttribute(REFUSED_FILE) ?? "",
		]),
	);
