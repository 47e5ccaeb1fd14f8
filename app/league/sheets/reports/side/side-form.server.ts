import type { RouterContextProvider } from "react-router";
import type { Actor } from "../../../../access/actor.ts";
import type { Side } from "../../../../access/side.ts";
import { actorOf } from "../../../../accounts/sessions/session.server.ts";
import { idParam } from "../../../../base/forms/params.ts";
import { notFound } from "../../../../base/http/http-errors.ts";
import type { Row } from "../../../../records/change-record.server.ts";
import { draftName, newSerial } from "../../../../records/editing/drafts.server.ts";
import { editorState } from "../../../../records/editing/editor-state.server.ts";
import { formValues } from "../../../../records/editing/form-values.ts";
import type { Draft, RecordState } from "../../../../records/editing/record-state.ts";
import { sidesOf } from "../../../captains/sides/sides.server.ts";
import { stashedPassForm } from "../../../captains/stash/pass-form.server.ts";
import { leagueTie } from "../../sheet-tie.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * The tie that a form under `/club/ties` is about, and the sides for which its sender acts; 404 without a side, and for
 * a tie that is not published yet.
 */
export async function tieOfSides(actor: Actor, id: string | undefined) {
	const tie = await leagueTie(idParam(id));
	const isPublished = tie !== undefined && tie.edition_state !== "draft";
	const sides = isPublished ? await sidesOf(actor, tie.id) : [];
	if (!isPublished || sides.length === 0) throw notFound();
	return { tie, sides };
}

/**
 * The side that a page is about: the one in `?side`, of the sides for which its reader acts; else the first of them.
 */
export function sideIn(url: URL, sides: readonly Side[]): Side {
	const asked = url.searchParams.get("side");
	return sides.find((side) => side === asked) ?? sides[0] ?? "home";
}

/** A form that a side fills in. */
type SideWork = { kind: "line-up" | "report"; matchId: number; side: Side };

/** The name of a side's draft; those who came by a link with a PIN have no account that could keep one. */
export const sideDraft = (actor: Actor, { kind, matchId, side }: SideWork) =>
	actor.kind === "account" ? draftName(kind, `${matchId}-${side}`) : undefined;

type SideForm = { state: RecordState; draft?: Draft };

/**
 * The form of a side: the row as it is, what this browser was typing here when its session or its pass ended, or the
 * draft that its page asks for. `draft` is its name.
 */
export async function sideFormState(args: Args, work: SideWork, row: Row): Promise<SideForm> {
	const { id, ...shown } = row;
	const draft = sideDraft(actorOf(args.context), work);
	const form = draft ? await editorState(args, draft, Promise.resolve(shown)) : withoutDrafts(shown);
	const typed = await stashedPassForm(args, work.matchId, [work.side]);
	if (typed?.seen === undefined || form.draft?.shownAt) return form; // another form of the page has no such field
	const values = { ...typed, serial: form.state.values.serial ?? newSerial() };
	return { ...form, state: { problems: {}, values, isRestored: true } };
}

function withoutDrafts(row: Record<string, unknown>): SideForm {
	const { version = "", ...fields } = formValues(row);
	const values = { ...fields, seen: JSON.stringify(fields), version, serial: newSerial() };
	return { state: { problems: {}, values } };
}
