export type Encoding = "identity" | "gzip" | "br";

/** The request headers that the page cache uses. */
export type Visit = {
	encoding: Encoding;
	/** If-None-Match. */
	known: string | undefined;
	/** Carries a cookie that matters, comes from a page or has a body: what is answered may depend on it. */
	personal: boolean;
	/** How many Host headers came. */
	hosts: number;
};

/** Cookies on which a page in memory depends: a message for one visitor, and the language that `/` opens in. */
const ASKS = /(?:flash|lang)=/;

const encodings = new Map<string, Encoding>();

/** The best encoding that a browser accepts. */
export function encodingFor(accepted: string): Encoding {
	const remembered = encodings.get(accepted);
	if (remembered) return remembered;
	const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
	const best = accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
	if (encodings.size < 200) encodings.set(accepted, best);
	return best;
}

/**
 * Reads the raw headers (`rawHeaders`: name, value, name, value). A page in memory is answered in microseconds, and
 * having Node build the object of all headers would be a good part of them.
 */
export function readVisit(raw: readonly string[]): Visit {
	const visit: Visit = { encoding: "identity", known: undefined, personal: false, hosts: 0 };
	for (let i = 0; i + 1 < raw.length; i += 2) {
		const name = raw[i] ?? "";
		const value = raw[i + 1] ?? "";
		// Lengths first: most names are not among these seven.
		if (name.length === 15 && name.toLowerCase() === "accept-encoding") visit.encoding = encodingFor(value);
		else if (name.length === 13 && name.toLowerCase() === "if-none-match") visit.known = value;
		else if (name.length === 4 && name.toLowerCase() === "host") visit.hosts += 1;
		else if (name.length === 14 && name.toLowerCase() === "content-length") visit.personal = true;
		else if (name.length === 17 && name.toLowerCase() === "transfer-encoding") visit.personal = true;
		else if (name.length === 6 && name.toLowerCase() === "cookie") visit.personal ||= ASKS.test(value);
		else if (name.length === 7 && name.toLowerCase() === "referer") visit.personal = true;
	}
	return visit;
}
