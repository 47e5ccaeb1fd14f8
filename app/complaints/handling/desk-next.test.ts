import { expect, test } from "vitest";
import type { Status } from "../case/complaint.ts";
import { deskNext } from "./desk-next.ts";

const now = new Date("2026-11-26T12:00:00Z");
const [past, later] = [new Date("2026-11-01T12:00:00Z"), new Date("2026-12-20T12:00:00Z")];
const item = { appeal_until: null, appealed_at: null, withdrawn_at: null, consent_until: null };
const decides: { to: Status }[] = [{ to: "rejected" }];

test.each([
	["a new case", { status: "submitted" }, { due: { what: "first_answer" } }, "nextSubmitted"],
	["a case answered by its complainant", { status: "submitted" }, { due: { what: "decision" } }, "nextWorking"],
	["one that goes on with consent", { status: "under_review" }, { due: { what: "first_answer" } }, "nextSubmitted"],
	["one under review", { status: "under_review" }, { due: { what: "decision" } }, "nextWorking"],
	["one under review, by who may not decide", { status: "under_review" }, { transitions: [] }, "nextAsk"],
	["an open question", { status: "pending_information" }, {}, "nextWaiting"],
	["a decision in its window", { status: "rejected", appeal_until: later }, {}, "nextDecided"],
	["a decision after its window", { status: "rejected", appeal_until: past }, {}, "nextFinal"],
	["the decision on an appeal", { status: "rejected", appealed_at: past, appeal_until: later }, {}, "nextFinal"],
	["an appeal", { status: "appealed", appealed_at: past }, {}, "nextAppealed"],
	["a proposal", { status: "rejected", appealed_at: past }, { proposal: {} }, "nextProposal"],
	["a question for consent", { status: "closed", withdrawn_at: past, consent_until: later }, {}, "nextConsent"],
	["one closed for good", { status: "closed" }, {}, "nextClosed"],
	["one closed in its window", { status: "closed", appeal_until: later }, {}, "nextClosedAppeal"],
] as const)("the next step of %s", (_, given, more, step) => {
	expect(deskNext({ transitions: decides, ...more, item: { ...item, ...given } }, now)).toBe(step);
});
