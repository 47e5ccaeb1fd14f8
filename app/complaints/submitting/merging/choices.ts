/**
 * Choices that can be made with a text that was kept beside the one of the draft: keep the draft's, take the other, or
 * join them.
 */
export const textChoices = ["keep", "take", "join"] as const;
export type TextChoice = (typeof textChoices)[number];

/** The choice in the name of a button: `take:` and the id of the text. */
export function choiceIn(intent: string): { choice: TextChoice; text: string } | undefined {
	const [name, text = ""] = intent.split(":");
	const choice = textChoices.find((each) => each === name);
	return choice && { choice, text };
}
