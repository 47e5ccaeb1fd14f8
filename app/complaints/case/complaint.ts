import { isOneOf } from "../../base/literals.ts";

/** The words of a case (docs/rules/complaints.md#case-statuses, docs/rules/complaints.md#dispute-types). */

export const statuses = [
	"draft",
	"submitted",
	"under_review",
	"pending_information",
	"incomplete_evidence",
	"in_progress",
	"resolved",
	"closed",
	"appealed",
	"rejected",
] as const;
export type Status = (typeof statuses)[number];

/** The four of the complaint form come first, then those that officers know besides. */
export const disputeTypes = [
	"player_classification",
	"financial",
	"disciplinary",
	"other",
	"referee_decision",
	"match_organization",
	"player_conduct",
	"disciplinary_committee",
	"club_administration",
] as const;
export type DisputeType = (typeof disputeTypes)[number];
/** How many of them the form shows first. */
export const MAIN_TYPES = 4;

export const priorities = ["low", "medium", "high", "urgent"] as const;
export type Priority = (typeof priorities)[number];

export const submitterTypes = ["player", "trainer", "club", "legal_representative", "official", "other"] as const;
export type SubmitterType = (typeof submitterTypes)[number];

/** In which capacity a representative files (docs/rules/complaints.md#representatives). */
export const representations = ["guardian", "lawyer", "club_official", "other"] as const;
export type Representation = (typeof representations)[number];
/** Most characters of the name of a represented person or club. */
export const REPRESENTED_MAX = 160;

export const idTypes = ["national_id", "passport", "iqama"] as const;
export type IdType = (typeof idTypes)[number];

export type ScanState = "pending" | "clean" | "infected" | "unscannable";

/** Whether the case still waits for its decision. */
export const openStatuses = [
	"submitted",
	"under_review",
	"pending_information",
	"incomplete_evidence",
	"in_progress",
] as const satisfies Status[];
export const isOpen = (status: Status) => isOneOf(openStatuses, status);

/** The complainant has to answer, by words or by a file. */
export const waitingStatuses = ["pending_information", "incomplete_evidence"] as const satisfies Status[];
export const waitsForComplainant = (status: Status) => isOneOf(waitingStatuses, status);

/** A decision has been made. */
export const decidedStatuses = ["resolved", "rejected"] as const satisfies Status[];
export type DecidedStatus = (typeof decidedStatuses)[number];
export const isDecided = (status: Status): status is DecidedStatus => isOneOf(decidedStatuses, status);

/** The two parties of a dispute, as the names of their columns begin. */
export const sides = ["first", "second"] as const;

/** Most characters of a statement. */
export const STATEMENT_MAX = 20_000;

/** Cases that a program gets at once when it does not ask for fewer. */
export const MOST_CASES = 1000;
