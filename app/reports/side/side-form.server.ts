import type { RouterContextProvider } from "react-router";
import type { Actor } from "../../access/actor.ts";
import type { Side } from "../../captains/sides/sides.server.ts";
import type { Row } from "../../records/change-record.server.ts";
import { draftName, newSerial } from "../../records/editing/drafts.server.ts";
import { editorState } from "../../records/editing/editor-state.server.ts";
import { formValues } from "../../records/editing/form-values.ts";
import type { Draft, RecordState } from "../../records/editing/record-state.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The side that a page is about: the one in `?side`, of the sides for which its reader acts; else the first of them. */
export function sideIn(url: URL, sides: readonly Side[]): Side {
	const asked = url.searchParams.get("side");
	return sides.find((side) => side === asked) ?? sides[0] ?? "home";
}

/** The name of a side's draft; those who came by a link with a PIN have no account that could keep one. */
export const sideDraft = (actor: Actor, kind: "line-up" | "report", matchId: number, side: Side) =>
	actor.kind === "account" ? draftName(kind, `${matchId}-${side}`) : undefined;

type SideForm = { state: RecordState; draft?: Draft };

/**
 * The form of a side: the row as it is, what this browser was typing here when its session ended, or the draft that its page asks for. `draft` is its
 * name.
 */
export async function sideFormState(args: Args, draft: string | undefined, row: Row): Promise<SideForm> {
	const { id, ...shown } = row;
	if (draft) return editorState(args, draft, Promise.resolve(shown));
	const { version = "", ...fields } = formValues(shown);
	const values = { ...fields, seen: JSON.stringify(fields), version, serial: newSerial() };
	return { state: { problems: {}, values } };
}
