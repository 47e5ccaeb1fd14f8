import { isKeyOf } from "../../../base/literals.ts";
import type { messageText } from "./message-text.ts";

const kinds = {
	message: "kindMessage",
	question: "kindQuestion",
	evidence_request: "kindEvidenceRequest",
	answer: "kindAnswer",
	note: "kindNote",
	reason: "kindReason",
} as const;

/** The name of a kind of message; a decision is one in the inbox. */
export function kindLabel(words: ReturnType<typeof messageText>, kind: string): string {
	if (kind === "decision") return words.kindDecision;
	return isKeyOf(kinds, kind) ? words[kinds[kind]] : kind;
}
