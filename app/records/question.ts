/** The words of a page that asks before something is deleted or revoked. */
export type Question = {
	/** The name of the record. */
	title: string;
	/** The effect on dependent records. */
	consequences: string[];
	/** Why it cannot be done at all. */
	refused?: string;
	/** The question, when it is no deletion. */
	words?: { title: string; question: string; act: string };
	/** Names the record in the answer. */
	fields?: Record<string, string>;
};
