import { createContext, type RouterContextProvider } from "react-router";
import { actorOf, sessionOf } from "../accounts/sessions/session.server.ts";
import { stashedForm } from "../accounts/stash/stashed-form.server.ts";
import { notFound } from "../base/http/http-errors.ts";
import { draftOf } from "./drafts.server.ts";
import { formValues } from "./form-values.ts";
import type { Draft, RecordState } from "./record-state.ts";

type Row = Record<string, unknown>;
type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** Set when a save found its record gone: the page must still show the form with what was typed. */
export const goneContext = createContext(false);
/** Columns that no form edits. */
const internal = /^(id|version|created_at|updated_at|sequence|folded|words|live_at)/;

type Editor = {
	state: RecordState;
	draft: Draft;
	/** The query of the list under the panel. */
	close: string;
};

/**
 * The initial state of a record's form: the record (404 when there is none), the blank values of a new one, what this browser was typing
 * here when its session ended, or, where `?draft` asks for it, the person's draft of that name. A draft has the version that it started
 * from: if others changed the record since, saving says so.
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
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const { fields, ...draft } = await draftOf(actorOf(context), of);
	const isShown = fields !== undefined && url.searchParams.has("draft");
	const values = isShown ? fields : { ...now, seen, ...stashed };
	return {
		state: { problems: {}, values, isRestored: stashed !== undefined && !isShown },
		draft: { ...draft, isShown },
		close: withoutDraft(url),
	};
}

/** The query of the list that a panel belongs to. */
export function withoutDraft(url: URL): string {
	const query = new URLSearchParams(url.search);
	query.delete("draft");
	return query.size > 0 ? `?${query}` : "";
}
