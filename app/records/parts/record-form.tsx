import { type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { problemsOf } from "../../base/forms/problems.ts";
import { ErrorSummary } from "../../base/ui/form-parts.tsx";
import { isChanged } from "../../base/ui/line/is-changed.ts";
import { UNSENT } from "../../base/ui/line/line.ts";
import { useAutosave } from "../../base/ui/use-autosave.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { RecordState } from "../record-state.ts";
import { recordsText } from "../text.ts";
import { HistoryLink } from "./history-link.tsx";
import { Notices } from "./notices.tsx";

type Props = {
	form: string;
	schema: z.ZodType;
	state: RecordState;
	labels: Record<string, string>;
	/** Where cancelling leads. */
	close: string;
	submit?: string;
	/** The message when saving failed on our side, where a text is specified (docs/rules.md#fixed-texts). */
	failed?: string;
	children: (state: RecordState) => ReactNode;
	/** The address that stores the draft while typing. */
	autosave?: string;
	/** Further buttons beside save and cancel. */
	buttons?: ReactNode;
	/** Few fields: the buttons follow right below them, where a phone's keypad does not reach. */
	isShort?: boolean;
};

/**
 * The form of one record: it posts to its own page, with or without a script. In the browser the same schema that the server
 * asks looks at it first, and leaving with something unsaved asks back.
 */
export function RecordForm(props: Props) {
	const { form, schema, state, labels, close, submit, failed, children, autosave, buttons, isShort = false } = props;
	const t = recordsText(useLocale());
	const [found, setFound] = useState<Record<string, string>>();
	const [saving, setSaving] = useState(false);
	const element = useRef<HTMLFormElement>(null);
	const dirty = useRef(
		Boolean(state.conflict || state.questions || state.isRestored || Object.keys(state.problems).length > 0),
	);
	const sent = useRef(false);
	const draft = useAutosave(element, autosave);
	useEffect(() => {
		// Text typed before hydration counts as well: read the controls themselves.
		const ask = (event: BeforeUnloadEvent) =>
			!sent.current && (dirty.current || isChanged(element.current)) && event.preventDefault();
		const rest = () => {
			sent.current = false; // came back with the Back button, or it did not get through
			setSaving(false);
		};
		addEventListener("beforeunload", ask);
		addEventListener("pageshow", rest);
		addEventListener(UNSENT, rest);
		return () => {
			removeEventListener("beforeunload", ask);
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
		const problems = parsed.success ? {} : problemsOf(parsed.error);
		setFound(problems);
		if (!parsed.success) return event.preventDefault();
		sent.current = true;
		setSaving(true);
	}

	const shown = { ...state, problems: found ?? state.problems };
	return (
		<form
			ref={element}
			method="post"
			encType="multipart/form-data"
			noValidate
			onSubmit={check}
			onInput={() => {
				dirty.current = true;
			}}
			className={`flex flex-col ${isShort ? "" : "min-h-0 flex-1"}`}
		>
			<div className={`space-y-5 p-5 sm:p-7 ${isShort ? "" : "min-h-0 flex-1 overflow-y-auto"}`}>
				<Notices state={state} labels={labels} close={close} />
				<ErrorSummary
					form={form}
					state={shown}
					labels={labels}
					title={t.notSaved}
					failed={{ title: failed ?? t.failed, text: t.failedText }}
				/>
				<input type="hidden" name="version" defaultValue={state.values.version ?? ""} />
				<input type="hidden" name="seen" defaultValue={state.values.seen ?? ""} />
				{children(shown)}
			</div>
			<div className={`flex flex-wrap gap-3 bg-surface p-4 sm:px-7 ${isShort ? "pt-0" : "border-t border-line"}`}>
				<button type="submit" className="button" aria-disabled={saving || undefined}>
					{saving ? t.saving : state.questions ? t.saveAnyway : (submit ?? t.save)}
				</button>
				{buttons}
				<a href={close} className="button-quiet">
					{t.cancel}
				</a>
				<HistoryLink form={form} />
				{draft && (
					<p role="status" className={`self-center text-sm ${draft === "failed" ? "text-loss" : "text-soft"}`}>
						{draft === "failed" ? t.draftFailed : t.draftSaved}
					</p>
				)}
			</div>
		</form>
	);
}
