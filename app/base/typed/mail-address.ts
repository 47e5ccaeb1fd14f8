import { machineText } from "./machine-text.ts";

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
/**
 * The pattern of HTML's own control of this type, with a host of two parts at least, and dots in the name between other
 * signs alone (RFC 5321, 4.1.2). 254 characters at most (4.5.3.1.3), however it was typed.
 */
export const MAIL_ADDRESS = new RegExp(`^(?=.{1,254}$)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, "i");

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
