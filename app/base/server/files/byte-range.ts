/** The first and the last byte that are asked for. */
export type ByteRange = { first: number; last: number };

/**
 * Reads a `Range` header for `length` bytes (RFC 9110, 14.2): the one range asked for, "outside" when none of it is
 * there, undefined for what we answer with everything: no header, several ranges, another unit, or what cannot be read.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | "outside" | undefined {
	const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
	if (from === "" && to === "") return undefined;
	if (from === "") return Number(to) === 0 ? "outside" : { first: Math.max(0, length - Number(to)), last: length - 1 };
	if (to !== "" && Number(to) < Number(from)) return undefined;
	if (Number(from) >= length) return "outside";
	return { first: Number(from), last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
}
