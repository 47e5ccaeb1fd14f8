type Pass = { started_at: Date; files: number; bytes: number; bad: number; finished_at: Date | null };

/** The files known to be damaged, the last reading of all files that came to its end, and the one under way. */
export type EvidenceFacts = { damaged: number; last?: Pass; underWay?: Pass };

/** A last complete reading that is older than this is a warning (docs/rules/complaints.md#integrity-of-evidence). */
export const PASS_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * `damaged`: a file is not what was received. `never`: no reading came to its end yet. `old`: the last one did too long
 * ago.
 */
export type EvidenceState = "read" | "old" | "never" | "damaged";

export function evidenceState({ damaged, last }: EvidenceFacts, now: Date): EvidenceState {
	if (damaged > 0) return "damaged";
	if (!last?.finished_at) return "never";
	return now.getTime() - last.finished_at.getTime() > PASS_DAYS * DAY_MS ? "old" : "read";
}

const MB = 1024 * 1024;
const read = ({ files, bytes, bad }: Pass) => `${files} files, ${(bytes / MB).toFixed(1)} MB, ${bad} of them bad`;

/** The facts in words, for the operator. */
export function evidenceLine({ damaged, last, underWay }: EvidenceFacts): string {
	const said = [
		...(damaged > 0 ? [`${damaged} not as received: heads have their cases by email; restore them from a backup`] : []),
		last?.finished_at
			? `all were read until ${last.finished_at.toISOString()}: ${read(last)}`
			: "never read to the end: the nightly job has not finished its first pass",
		...(underWay ? [`a pass is under way since ${underWay.started_at.toISOString()}: ${read(underWay)}`] : []),
	];
	return said.join("; ");
}
