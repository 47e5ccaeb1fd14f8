/** Why a tie waits: its result is late, a report has no answer, or an answer disputes it. */
export const waitingKinds = ["result", "answer", "dispute"] as const;
export type WaitingKind = (typeof waitingKinds)[number];
