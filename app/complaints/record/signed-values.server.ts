import { verify } from "node:crypto";

/** Public keys as PEM, by their names. */
export type Keys = ReadonlyMap<string, string>;
export type Values = Record<string, string | undefined>;

/** The cells of a row: texts as they are, other values as JSON. */
export const valuesOf = (cells: Record<string, string>): Values =>
	Object.fromEntries(
		Object.entries(cells).map(([name, value]) => [name, value.startsWith('"') ? JSON.parse(value) : value]),
	);

/** The signature covers `header.body`, each in base64url, or the body alone where there is no header. */
export function isSignedBy(keys: Keys, { kid, header, body, signature }: Values): boolean {
	const key = keys.get(kid ?? "");
	if (!body || !signature || !key) return false;
	const signed = header ? `${header}.${Buffer.from(body).toString("base64url")}` : body;
	try {
		return verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64url"));
	} catch {
		return false; // no key at all
	}
}
