import type { Actor } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import type { AbsentSide } from "../tie.ts";
import type { RestInput } from "./closing-form.ts";
import { endTies, openTiesOf } from "./end-ties.server.ts";
import { editionToClose, groupIdsOf } from "./open-work.server.ts";

type Refusals = { gone: true; problems: Record<string, string> };

/**
 * Calls off or awards all ties of an edition that have no result, with one reason, as a batch that can be undone.
 * `lost` names who loses an awarded tie, by its id, and is of all that its editor saw: where others are open by now,
 * none is ended.
 */
export async function endRest(
	actor: Actor,
	id: number,
	{ rest, reason, reason_ar }: RestInput,
	lost: ReadonlyMap<number, AbsentSide>,
): Promise<Outcome<Refusals, { batch: number; count: number }>> {
	await authorizeAbout(actor, "league.manage", { editions: [id] });
	return inTransaction(async (): Promise<Outcome<Refusals, { batch: number; count: number }>> => {
		const edition = await editionToClose(id);
		if (!edition) return { ok: false, gone: true };
		const ties = await openTiesOf(await groupIdsOf(id));
		if (ties.length === 0) return { ok: false, problems: { rest: "nothingLeft" } };
		const isSeen = ties.length === lost.size && ties.every((tie) => lost.has(tie.id));
		if (!isSeen) return { ok: false, problems: { rest: "tiesChanged" } };
		const ended = await endTies(actor, {
			kind: "closing",
			label: { label: `${edition.name} ${edition.season}`, label_ar: `${edition.name_ar} ${edition.season}` },
			event: "edition.ties-ended",
			ties,
			endOf: (tie) => (rest === "award" && lost.get(tie.id)) || "call_off",
			reason,
			reason_ar,
		});
		return ended.ok ? ended : { ok: false, problems: { rest: "ownTie" } };
	});
}
