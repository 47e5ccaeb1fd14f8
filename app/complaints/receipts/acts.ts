/** The parts of an act that its receipt certifies beside the instant. */
type Rule = {
	/** A text that is signed by its hash and stored with the receipt. */
	says: "statement" | "text" | "nothing";
	/** The files that belong to it. */
	files: "ofTheCase" | "sinceLastChange" | "added" | "none";
	/** The time limits that it may have been filed against, the first that runs. */
	limits: readonly ("answer" | "appeal")[];
};

/**
 * The acts of a complainant, each of which gets a receipt (docs/rules/complaints.md#receipts). The type `receipt_act`
 * of the database has the same names.
 */
export const acts = {
	submission: { says: "statement", files: "ofTheCase", limits: [] },
	answer: { says: "text", files: "sinceLastChange", limits: ["answer"] },
	evidence: { says: "nothing", files: "added", limits: ["answer", "appeal"] },
	appeal: { says: "text", files: "sinceLastChange", limits: ["appeal"] },
	withdrawal: { says: "text", files: "none", limits: [] },
} as const satisfies Record<string, Rule>;
export type Act = keyof typeof acts;
