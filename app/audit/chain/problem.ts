/** One thing that is not as it was written. `case` is a case's reference, or the name of another chain. */
export type Problem = {
	case: string;
	/** A table, with its column where one is known: `complaint_decisions.body`. */
	where: string;
	what: "changed" | "missing" | "added" | "moved";
	/** The sentence for the operator. */
	text: string;
};
