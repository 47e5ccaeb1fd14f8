import { machineText } from "./machine-text.ts";

/** The pattern of HTML's own control of this type, with a host of two parts at least. */
export const MAIL_ADDRESS = /^(?=[^@]+@[^@]+\.[^@]+$)[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/**
 * An address in the one form in which it is stored and mailed: its host in letters of ASCII (RFC 5891), as a browser
 * posts it. A host that is none is left as it was typed.
 * @example mailAddress("info@مثال.السعودية") === "info@xn--mgbh0fb.xn--mgberp4a5d4ar"
 */
export function mailAddress(typed: string): string {
	const text = machineText(typed);
	const at = text.lastIndexOf("@");
	const host = text.slice(at + 1);
	if (at < 0 || !/[^\p{ASCII}]/u.test(host) || /[\s/?#:@[\]\\]/.test(host)) return text;
	return text.slice(0, at + 1) + (URL.parse(`http://${host}`)?.hostname ?? host);
}
