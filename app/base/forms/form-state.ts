/** The result of the last submission of a form. */
export type FormState = {
	/** Key of the sentence that says what is wrong, by name of the control. */
	problems: Record<string, string>;
	values: Record<string, string>;
	/** Seconds until the next try is taken. */
	wait?: number;
	failed?: boolean;
};
