/**
 * Text that is read from left to right inside words of any direction, on pages and in documents. Each part has a most:
 * what people write is searched in a time that grows as its length does, and no faster.
 */
export const READ_FROM_LEFT = [
	/(?:https?:\/\/|www\.)[!-~]{1,500}/u, // an address
	/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/u,
	/\(?[+0٠۰][\p{Nd} ()\u00a0-]{6,30}\p{Nd}/u, // a phone number
	/\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}(?:T[\d:.]{1,20}Z?)?/u, // a day
	/\d{4}-\d{6}/u, // a case reference
	/[\da-f]{16,128}/u, // a hash, or its first half
	/\p{Nd}{1,3}(?:[-–:]\p{Nd}{1,3}){1,20}/u, // a score, a time
];

/** One expression for all of these, found where neither letter nor digit touches them. */
export const anyOf = (patterns: readonly RegExp[]) =>
	new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.map(({ source }) => source).join("|")})(?![\\p{L}\\p{N}])`, "gu");

const found = anyOf(READ_FROM_LEFT);

/** A text in pieces, in their order; those of odd places are read from left to right. */
export function splitByDirection(text: string): string[] {
	const pieces: string[] = [];
	let at = 0;
	for (const { 0: run, index } of text.matchAll(found)) {
		pieces.push(text.slice(at, index), run);
		at = index + run.length;
	}
	return [...pieces, text.slice(at)];
}
