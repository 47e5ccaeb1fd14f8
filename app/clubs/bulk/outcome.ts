import type { Actor } from "../../access/actor.ts";

/** The kinds of work on many players at once, in the order of their panels. */
export type RunKind = "local-photos" | "remote-photos" | "preset-photos" | "zip";

/** The largest archive, in bytes. */
export const MAX_ARCHIVE = 65 * 1024 * 1024;

/** The outcome of one entry. The first two are successes; every other has a reason in `message`. */
export type Outcome = "created" | "updated" | "ambiguous" | "not-an-image" | "refused" | "failed";

/** One line of a report: the entry or player it speaks of. `message` is a key of the texts. */
export type Line = { name: string; outcome: Outcome; message?: string };

/** The work of a run: the number of entries, and a stream of outcomes. */
export type Work = (
	run: { file: string | null },
	actor: Actor,
) => Promise<{ total: number; lines: AsyncIterable<Line> }>;

export const isSuccess = ({ outcome }: { outcome: string }) => outcome === "created" || outcome === "updated";

/** The figures of a report. */
export function tally(report: readonly { outcome: string }[]) {
	const of = (outcome: Outcome) => report.filter((line) => line.outcome === outcome).length;
	const successes = report.filter(isSuccess).length;
	return { created: of("created"), updated: of("updated"), successes, failures: report.length - successes };
}
