import type { EvidenceProblem } from "./evidence-rules.ts";

/** Thrown by an inspector: the file is refused, and why. */
export class Refused extends Error {
	readonly problem: EvidenceProblem;
	constructor(problem: EvidenceProblem) {
		super(problem);
		this.problem = problem;
	}
}

/** An inspector's finding: `whole` is false when a part of the file could not be read to its end. */
export type Inspection = { whole: boolean };
