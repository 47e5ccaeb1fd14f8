/**
 * The parts of a decision that may be left out, in the order in which they are printed after its text and its reasons.
 */
export const decisionParts = ["facts", "articles", "remedy", "second_language"] as const;
export type DecisionParts = { [P in (typeof decisionParts)[number]]?: string | null };

type Words = DecisionParts & { outcome: string; body: string; reasons: string | null };

/** The text of a decision that is hashed: its words in this order. */
export const wordsOfDecision = (decision: Words): string =>
	JSON.stringify(
		Object.fromEntries(
			(["outcome", "body", "reasons", ...decisionParts] as const).map((part) => [part, decision[part] || null]),
		),
	);
