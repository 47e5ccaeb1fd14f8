import type { Actor } from "../../../access/actor.ts";

/** The kinds of work on many players at once, in the order of their panels. */
export type RunKind = "local-photos" | "remote-photos" | "preset-photos";

/** The outcome of one entry. The first two are successes; every other has a reason in `message`. */
type Outcome = "created" | "updated" | "not-an-image" | "failed";

/** One line of a report: the entry or player it speaks of. `message` is a key of the texts. */
export type Line = { name: string; outcome: Outcome; message?: string };

/** The work of a run: the number of entries, and a stream of outcomes. */
export type Work = (run: { id: number }, actor: Actor) => Promise<{ total: number; lines: AsyncIterable<Line> }>;

const isSuccess = ({ outcome }: { outcome: string }) => outcome === "created" || outcome === "updated";

/** The figures of a report. */
export function tally(report: readonly { outcome: string }[]) {
	const successes = report.filter(isSuccess).length;
	return { successes, failures: report.length - successes };
}
