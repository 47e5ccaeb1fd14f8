import type { Actor } from "../../../access/actor.ts";
import { auditEach } from "../../../audit/audit.server.ts";
import type { MergeDocument } from "./merge-document.ts";

const told = ["player_id", "season", "category", "state"] as const;

/**
 * Writes down which licences became another record's, each by itself: what was decided for a player changes in no
 * silence. Of two of one category the one that went, or came back, is named as well.
 */
export async function logLicences(
	actor: Actor,
	[from, to]: readonly [number, number],
	{ moved: { licences: moved = [] }, removed: { licences: removed = [] } }: Pick<MergeDocument, "moved" | "removed">,
	event: "licence.deleted" | "licence.created",
) {
	const details = { fields: ["player_id"], from: { player_id: from }, to: { player_id: to } };
	await auditEach(
		actor,
		"licence.updated",
		moved.map(({ id }) => ({ subject: `licence:${id}`, details })),
	);
	await auditEach(
		actor,
		event,
		removed.map((row) => ({
			subject: `licence:${row.id}`,
			details: { from: Object.fromEntries(told.map((column) => [column, row[column]])) },
		})),
	);
}
