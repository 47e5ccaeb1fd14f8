/** An answer of an SMTP server, as the library passes it on: `command` is the step at which it came. */
type SmtpAnswer = {
	responseCode?: number;
	response?: string;
	command?: string;
	code?: string;
	message?: string;
	/** The recipients that were refused. */
	rejected?: readonly string[];
};

/**
 * Why a mail waits: the part of us that a server refuses, or its silence (`away`), which an operator can mend, so that
 * until then no other mail fares better; `later` is said of one recipient by greylisting and full mailboxes.
 */
export type WaitCause = "sign-in" | "sender" | "quota" | "host" | "away" | "later";
/** The meaning of an answer: `address` is about the recipient for good, so that no other try helps. */
export type SmtpVerdict = "address" | WaitCause;

const steps = ["CONN", "MAIL", "RCPT", "DATA"] as const;
type Row = {
	verdict: SmtpVerdict;
	/** Steps at which the row applies; at all of them without it. */
	at?: readonly (typeof steps)[number][];
	/** Any of these is enough: a reply code, an enhanced code without its class, words. */
	codes?: readonly number[];
	enhanced?: RegExp;
	words?: RegExp;
};

/** The first row that fits decides. */
const rows: readonly Row[] = [
	// RFC 4954, section 6: no sign-in, a wrong one, one that is too weak or must be encrypted.
	{ verdict: "sign-in", codes: [530, 534, 535, 538], enhanced: /^7\.(?:8|9|11|13)$/ },
	{ verdict: "sign-in", words: /authenticat|log ?in|credentials|logged in/i },
	// RFC 6647: a server that takes a sender it does not know at the second try.
	{ verdict: "later", words: /gr[ae]y-?list/i },
	// RFC 3463, section 3.3: the recipient's mailbox is full, or takes no message for now.
	{ verdict: "later", at: ["RCPT", "DATA"], enhanced: /^2\.[24]$/, words: /mailbox (?:is )?full|over ?quota/i },
	// RFC 3463, sections 3.5 and 3.6, as senders' own servers use them: so many mails a day, an hour or a connection.
	{ verdict: "quota", enhanced: /^4\.5$|^5\.3$/, words: /quota|limit|too many|rate|throttl/i },
	// RFC 3463, section 3.2, and RFC 7505: the address that mails are from.
	{ verdict: "sender", enhanced: /^1\.[78]$|^7\.27$/, words: /sender|not owned|not permitted to send/i },
	{ verdict: "sender", at: ["MAIL"], codes: [550, 551, 553, 554] },
	// RFC 7372: the signatures and the name of the machine that sends.
	{
		verdict: "host",
		enhanced: /^7\.(?:2[0-6])$/,
		words: /relay|client host|reputation|spamhaus|banned|access denied/i,
	},
	{ verdict: "host", words: /block(?:ed|list)|black ?list/i },
	// RFC 3463, section 3.2: no such mailbox or host, a wrong address, a mailbox that moved or is closed.
	{ verdict: "address", at: ["RCPT", "DATA"], enhanced: /^1\.(?:1|2|3|4|6|9|10)$|^2\.1$/ },
	// RFC 3463, section 3.7, and RFC 5321, section 4.2.3: a message that this recipient does not take.
	{ verdict: "address", at: ["RCPT", "DATA"], enhanced: /^3\.4$|^6\.\d+$/ },
	{ verdict: "address", at: ["DATA"], codes: [552] },
	// Policies without more words: of the recipient's server about us.
	{ verdict: "host", enhanced: /^7\.\d+$/ },
	// RFC 5321, sections 3.1 and 3.8: no service here, or not for now.
	{ verdict: "away", codes: [421] },
	{ verdict: "away", at: ["CONN"], words: /^[45]/ },
	// RFC 3463, section 3.4: its disk is full, or it takes no mails for now, to any recipient.
	{ verdict: "away", at: ["MAIL"], codes: [451, 452], enhanced: /^3\.[0-2]$/ },
	{ verdict: "later", enhanced: /./ },
	// RFC 5321, section 4.2.3: without an enhanced code the reply code is all there is.
	{ verdict: "address", at: ["RCPT"], codes: [550, 551, 553] },
];

/** An address that an answer quotes, bare or in brackets; its name may be in quotation marks. */
const QUOTED = /<[^<>]*>|"[^"\n]*"@\S+|\S+@\S+/g;

/** The words of the server alone: none of an address or of a recipient's host, which may be named `login`. */
function ownWords(response: string, recipients: readonly string[]): string {
	const hosts = recipients.map((address) => address.slice(address.lastIndexOf("@") + 1).toLowerCase());
	return response
		.replace(QUOTED, " ")
		.split(/(?<=[\s=,;:()])|(?=[\s=,;:()])/)
		.filter((word) => !hosts.includes(word.toLowerCase().replace(/\.$/, "")))
		.join("");
}

/** Reads an error of the library. Only a reply of the class 5 is about the address for good. */
export function smtpVerdict(error: unknown): SmtpVerdict {
	if (typeof error !== "object" || error === null) return "away";
	const { responseCode = 0, response = "", command = "", code, message = "", rejected = [] }: SmtpAnswer = error;
	if (code === "EAUTH") return "sign-in";
	// The library asks no server about an address that it cannot read.
	if (responseCode < 400 && code === "EENVELOPE") return message.startsWith("Invalid sender") ? "sender" : "address";
	if (responseCode < 400) return code === "EMESSAGE" || code === "ESTREAM" ? "later" : "away";
	const step = steps.find((each) => command.startsWith(each));
	const said = ownWords(response, rejected);
	const enhanced = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(said)?.[1];
	const fits = ({ at, codes, enhanced: pattern, words }: Row) =>
		(!at || (step !== undefined && at.includes(step))) &&
		(codes?.includes(responseCode) || (enhanced && pattern?.test(enhanced)) || words?.test(said));
	const verdict = rows.find(fits)?.verdict ?? "later";
	return verdict === "address" && responseCode < 500 ? "later" : verdict;
}
