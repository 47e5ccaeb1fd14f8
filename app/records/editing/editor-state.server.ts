import { createContext, type RouterContextProvider } from "react-router";
import { actorOf, sessionOf } from "../../accounts/sessions/session.server.ts";
import { stashedForm } from "../../accounts/stash/stashed-form.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { draftFields, draftsOf, newSerial } from "./drafts.server.ts";
import { formValues } from "./form-values.ts";
import type { Draft, RecordState } from "./record-state.ts";

type Row = Record<string, unknown>;
type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** Set when a save found its record gone: the page must still show the form with what was typed. */
export const goneContext = createContext(false);
/** Columns that no form edits. */
const internal = /^(id|version|created_at|updated_at|sequence|words|live_at)/;

type Editor = {
	state: RecordState;
	draft: Draft;
	/** The query of the list under the panel. */
	close: string;
};

/**
 * The initial state of a record's form: the record (404 when there is none), the blank values of a new one, what this
 * browser was typing here when its session ended, or the draft with the serial in `?draft`, the latest when it is
 * empty. A draft has the version that it started from: if others changed the record since, saving says so.
 */
export async function editorState(
	{ request, url, context }: Args,
	of: string,
	row: Promise<Row | undefined> | undefined,
	blank: Record<string, string> = {},
): Promise<Editor> {
	const found = await row;
	if (row && !found && !context.get(goneContext)) throw notFound();
	const now = found ? formValues(found) : blank;
	const seen = JSON.stringify(Object.fromEntries(Object.entries(now).filter(([name]) => !internal.test(name))));
	const stash = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const stashed = stash?.seen === undefined ? undefined : stash; // another form of the page has no such field
	const actor = actorOf(context);
	const drafts = await draftsOf(actor, of);
	const asked = url.searchParams.get("draft");
	const opened = asked === "" ? drafts[0] : drafts.find(({ serial }) => serial === asked);
	const fields = opened && (await draftFields(actor, of, opened.serial));
	const serial = opened?.serial || stashed?.serial || newSerial();
	return {
		// A box that is not ticked is no field: what was typed does not lie over what the record has.
		state: {
			problems: {},
			values: { ...(fields ?? (stashed ? { seen, ...stashed } : { ...now, seen })), serial },
			isRestored: stashed !== undefined && !fields,
		},
		draft: {
			of,
			found: fields ? [] : drafts.filter((draft) => draft.serial !== serial),
			shownAt: fields && opened?.saved_at,
		},
		close: withoutDraft(url),
	};
}

/** The query of the list that a panel belongs to. */
export function withoutDraft(url: URL): string {
	const query = new URLSearchParams(url.search);
	for (const own of ["draft", "copy"]) query.delete(own);
	return query.size > 0 ? `?${query}` : "";
}
