/** An answer of an SMTP server, as the library passes it on: `command` is the step at which it came. */
type SmtpAnswer = { responseCode?: number; response?: string; command?: string; code?: string };

/**
 * Answers about the address itself (RFC 3463): no such mailbox or host, a wrong address, a mailbox that moved or is
 * closed, and a message that this recipient does not take.
 */
const OF_THE_ADDRESS = /^5\.(?:1\.(?:1|2|3|4|6|9|10)|2\.1|3\.4|6\.\d+)$/;
/**
 * Answers about us, which an operator can mend: sign-in, sender, quota, network (RFC 3463, RFC 4954, RFC 7372), and a
 * mailbox that is full for now (5.2.2).
 */
const OF_US = /^5\.(?:1\.(?:7|8)|2\.[234]|3\.[0125]|4\.\d+|5\.\d+|7\.\d+)$/;
const WORDS_OF_US = new RegExp(
	[
		"authenticat|log ?in|credentials|not logged in|quota|limit|too many|rate|relay|not owned|not permitted to send",
		"sender|blocked|blacklist|blocklist|black listed|spamhaus|reputation|banned|client host|access denied|over quota",
		"mailbox (?:is )?full|insufficient|greylist",
	].join("|"),
	"i",
);
/** No such mailbox, mailbox not local, wrong mailbox name. */
const ADDRESS_CODES = [550, 551, 553];

/**
 * Whether an answer is about the recipient, so that no other try helps. Everything else waits: a refusal of us is no
 * refusal of the address.
 */
export function isFinal(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	const { responseCode, response = "", command = "", code }: SmtpAnswer = error;
	if (responseCode === undefined || responseCode < 500 || code === "EAUTH") return false;
	const atMessage = command === "DATA";
	if (!atMessage && !command.startsWith("RCPT")) return false;
	const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
	if (enhanced && OF_THE_ADDRESS.test(enhanced)) return true;
	if ((enhanced && OF_US.test(enhanced)) || WORDS_OF_US.test(response)) return false;
	return atMessage ? responseCode === 552 : ADDRESS_CODES.includes(responseCode);
}
