import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { noteExtra } from "../../../records/batches/batch-extras.server.ts";
import { openBatch } from "../../../records/batches/batch-rows.server.ts";
import { addRecord, changeRecord } from "../../../records/change-record.server.ts";
import { refusalOf, saveClub } from "../edit-clubs.server.ts";
import { dayBefore, type PresentClub } from "./former-name-form.ts";

type ClubVersion = { id: number; version: number };

/**
 * Saves a club that is there. One that is renamed keeps its former name for the days before, as a batch that can be
 * undone; a correction of its name leaves no trace on ties. Throws 403.
 */
export async function savePresentClub(actor: Actor, which: ClubVersion, given: PresentClub, accepted: string[]) {
	const { name_change, renamed_on, ...club } = given;
	if (name_change === "correction" || renamed_on === null)
		return saveClub(actor, which.id, which.version, club, accepted);
	return inTransaction(() => rename(actor, which, { ...given, renamed_on }, accepted));
}

async function rename(
	actor: Actor,
	{ id, version }: ClubVersion,
	{ name_change: _, renamed_on, ...club }: PresentClub & { renamed_on: string },
	accepted: string[],
) {
	authorize(actor, "team.manage");
	const present = await db()
		.selectFrom("teams")
		.select(["version", "name", "name_ar"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	if (!present || present.version !== version) return saveClub(actor, id, version, club, accepted);
	const { name, name_ar } = club;
	if (name === present.name && name_ar === present.name_ar) return refused({ name: "sameNameAsBefore" });
	const problem = await problemOfDay(id, renamed_on);
	if (problem) return refused({ renamed_on: problem });
	const notSaved = await refusalOf(id, club, accepted);
	if (notSaved) return notSaved;
	const label = { label: `${present.name} → ${name}`, label_ar: `${present.name_ar} ← ${name_ar}` };
	const events = { each: "team.renamed", all: "team.renamed" } as const;
	const batch = await openBatch(actor, {
		kind: "renaming",
		record: "team",
		fileName: null,
		label,
		events,
		byColumn: true,
	});
	if (!batch) throw new Error("A batch without an origin is always new.");
	await batch.change(id, version, { name, name_ar });
	await batch.count();
	const former = { club_id: id, name: present.name, name_ar: present.name_ar, until_on: dayBefore(renamed_on) };
	await noteExtra(batch.id)("former-name", await addRecord(actor, "former-name", former));
	return changeRecord(actor, "team", id, version + 1, club);
}

const refused = (problems: Record<string, string>) => ({ ok: false as const, problems });

/** Why a club cannot have a new name from this day on: it is ahead, or the club got its present name later. */
export async function problemOfDay(clubId: number, from: string): Promise<"dayAhead" | "renamedLater" | undefined> {
	if (from > riyadhDay(new Date())) return "dayAhead";
	const later = await db()
		.selectFrom("former_club_names")
		.select("id")
		.where("club_id", "=", clubId)
		.where("until_on", ">=", dayBefore(from))
		.executeTakeFirst();
	return later && "renamedLater";
}
