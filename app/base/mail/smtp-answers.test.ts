import { expect, test } from "vitest";
import { smtpVerdict } from "./smtp-answers.ts";

test.each([
	[530, "MAIL FROM", "530 5.7.0 Authentication required", "sign-in"],
	[535, "AUTH PLAIN", "535 5.7.8 Error: authentication failed", "sign-in"],
	[454, "AUTH PLAIN", "454 4.7.0 Temporary authentication failure", "sign-in"],
	[550, "MAIL FROM", "550 5.4.5 Daily user sending quota exceeded", "quota"],
	[550, "RCPT TO", "550 5.4.5 Daily user sending quota exceeded", "quota"],
	[550, "DATA", "550 5.4.5 Daily user sending quota exceeded", "quota"],
	[452, "RCPT TO", "452 4.5.3 Too many recipients", "quota"],
	[450, "RCPT TO", "450 4.7.1 Error: too much mail, rate limited", "quota"],
	[553, "RCPT TO", "553 5.7.1 <us@example.sa>: Sender address rejected: not owned by user us", "sender"],
	[553, "MAIL FROM", "553 not here", "sender"],
	[550, "RCPT TO", "550 5.1.8 sender's domain has no address", "sender"],
	[554, "RCPT TO", "554 5.7.1 <sara@example.org>: Relay access denied", "host"],
	[554, "RCPT TO", "554 5.7.1 Service unavailable; Client host [203.0.113.7] blocked", "host"],
	[550, "RCPT TO", "550 Relaying denied", "host"],
	[550, "DATA", "550 5.7.1 rejected by policy", "host"],
	[550, "DATA", "550 5.7.25 reverse DNS validation failed", "host"],
	[552, "RCPT TO", "552 5.2.2 Mailbox full", "later"],
	[452, "RCPT TO", "452 4.2.2 The recipient's inbox is over quota", "later"],
	[554, "CONN", "554 no service here", "away"],
	[421, "MAIL FROM", "421 4.3.2 shutting down", "away"],
	[421, "CONN", "421 busy", "away"],
	[451, "DATA", "451 local error", "later"],
	[450, "RCPT TO", "450 4.7.1 Greylisted, see https://example.org", "later"],
	[450, "RCPT TO", "450 4.1.1 not now", "later"],
	[451, "RCPT TO", "451 4.2.1 mailbox is busy", "later"],
	[550, "RCPT TO", "550 5.1.1 <sara@example.org>: user unknown", "address"],
	[550, "RCPT TO", "550 5.1.10 no such recipient", "address"],
	[553, "RCPT TO", "553 5.1.3 invalid address", "address"],
	[550, "RCPT TO", "550 no such mailbox", "address"],
	[550, "RCPT TO", "550 5.2.1 mailbox disabled", "address"],
	[552, "DATA", "552 5.3.4 message is too big", "address"],
])("%s at %s, %s: %s", (responseCode, command, response, verdict) => {
	expect(smtpVerdict({ responseCode, command, response })).toBe(verdict);
});

test.each([
	["550 <login@example.sa> user unknown", "address"],
	["550 5.1.1 login@example.sa user unknown", "address"],
	["550 5.1.1 <authentication@example.sa>: Recipient address rejected", "address"],
	["550 5.1.1 <quota@rate-limited.example.sa>... no such user", "address"],
	["550 no such mailbox (sender@example.sa)", "address"],
	["550 No mailbox for TO:<relay.throttle@blocked.example.sa>", "address"],
	['550 "log in"@example.sa is not known here', "address"],
	["550 <تسجيل-login@xn--mgbh0fb.example.sa> user unknown", "address"],
	["550-5.1.1 <credentials@example.sa>\n550 5.1.1 user unknown", "address"],
	["550 <5.7.8@example.sa> user unknown", "address"],
	["550 <login> user unknown", "address"],
	["550 5.4.4 name service error for name=login.example.sa type=MX", "later"],
	["450 4.2.1 <login@example.sa> is busy", "later"],
	["452 <login@example.sa> over quota", "later"],
	["550 <fan@example.sa>: daily sending quota exceeded", "quota"],
	["550 <fan@example.sa>: log in first", "sign-in"],
	["550 login@example.sa: Authentication required", "sign-in"],
	["550 <login@example.sa>: sender address rejected", "sender"],
	["550 <login@example.sa>: relaying denied", "host"],
])("words of an address are none of the server's: %s: %s", (response, verdict) => {
	const answer = { responseCode: Number.parseInt(response, 10), command: "RCPT TO", response };
	expect(smtpVerdict({ ...answer, rejected: ["fan@login.example.sa"] })).toBe(verdict);
});

test.each([
	undefined,
	"no",
	new Error("connect ECONNREFUSED"),
	{ code: "ECONNECTION" },
	{ code: "ETIMEDOUT", command: "CONN" },
	{ code: "EDNS", message: "getaddrinfo EAI_AGAIN mail.example.org" },
	{ code: "ETLS" },
])("an error that is no answer means that the server is away: %s", (error) => {
	expect(smtpVerdict(error)).toBe("away");
});

test.each([
	["No recipients defined", "address"],
	['Invalid recipient "sara"', "address"],
	['Invalid recipient "sender"', "address"],
	['Invalid sender "us"', "sender"],
])("what the library asks no server about is said of the address that it is: %s", (message, verdict) => {
	expect(smtpVerdict({ code: "EENVELOPE", message })).toBe(verdict);
});

test("a sign-in that fails before any answer is refused", () => {
	expect(smtpVerdict({ code: "EAUTH" })).toBe("sign-in");
});
