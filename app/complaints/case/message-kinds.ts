import { isKeyOf } from "../../base/literals.ts";
import type { CaseWords } from "./case-text.ts";

const kinds = {
	message: "kindMessage",
	question: "kindQuestion",
	evidence_request: "kindEvidenceRequest",
	answer: "kindAnswer",
	note: "kindNote",
	reason: "kindReason",
} as const;

/** The name of a kind of message; a decision is one in the inbox. */
export function kindLabel(words: CaseWords, kind: string): string {
	if (kind === "decision") return words["case.decided"];
	return isKeyOf(kinds, kind) ? words[kinds[kind]] : kind;
}
