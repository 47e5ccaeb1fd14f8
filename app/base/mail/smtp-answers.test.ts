import { expect, test } from "vitest";
import { isFinal } from "./smtp-answers.ts";

test.each([
	[530, "MAIL FROM", "530 5.7.0 Authentication required", false],
	[535, "AUTH PLAIN", "535 5.7.8 Error: authentication failed", false],
	[550, "MAIL FROM", "550 5.4.5 Daily user sending quota exceeded", false],
	[550, "RCPT TO", "550 5.4.5 Daily user sending quota exceeded", false],
	[550, "DATA", "550 5.4.5 Daily user sending quota exceeded", false],
	[553, "RCPT TO", "553 5.7.1 <us@example.sa>: Sender address rejected: not owned by user us", false],
	[553, "MAIL FROM", "553 sender not allowed", false],
	[554, "RCPT TO", "554 5.7.1 <sara@example.org>: Relay access denied", false],
	[554, "RCPT TO", "554 5.7.1 Service unavailable; Client host [203.0.113.7] blocked", false],
	[550, "RCPT TO", "550 Relaying denied", false],
	[552, "RCPT TO", "552 5.2.2 Mailbox full", false],
	[554, "CONN", "554 no service here", false],
	[421, "MAIL FROM", "421 4.7.0 Try again later", false],
	[450, "RCPT TO", "450 4.1.1 not now", false],
	[550, "RCPT TO", "550 5.1.1 <sara@example.org>: user unknown", true],
	[550, "RCPT TO", "550 5.1.10 no such recipient", true],
	[553, "RCPT TO", "553 5.1.3 invalid address", true],
	[550, "RCPT TO", "550 no such mailbox", true],
	[550, "RCPT TO", "550 5.2.1 mailbox disabled", true],
])("%s at %s is final or waits: %s", (responseCode, command, response, final) => {
	expect(isFinal({ responseCode, command, response })).toBe(final);
});
