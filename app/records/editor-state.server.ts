import { createContext, type RouterContextProvider } from "react-router";
import { sessionOf } from "../accounts/sessions/session.server.ts";
import { stashedForm } from "../accounts/stash/stashed-form.server.ts";
import { notFound } from "../base/http/http-errors.ts";
import { formValues } from "./form-values.ts";
import type { RecordState } from "./record-state.ts";

type Row = Record<string, unknown>;
type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** Set when a save found its record gone: the page must still show the form with what was typed. */
export const goneContext = createContext(false);
/** Columns that no form edits. */
const internal = /^(id|version|created_at|updated_at|sequence|folded|words|live_at)/;

/**
 * The initial state of a record's form: the record (404 when there is none), the blank values of a new one,
 * or what this browser was typing here when its session ended.
 */
export async function editorState(
	{ request, url, context }: Args,
	row: Promise<Row | undefined> | undefined,
	blank: Record<string, string> = {},
): Promise<{ state: RecordState }> {
	const found = await row;
	if (row && !found && !context.get(goneContext)) throw notFound();
	const now = found ? formValues(found) : blank;
	const seen = JSON.stringify(Object.fromEntries(Object.entries(now).filter(([name]) => !internal.test(name))));
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const values = { ...now, seen, ...stashed };
	return { state: { problems: {}, values, isRestored: stashed !== undefined } };
}
