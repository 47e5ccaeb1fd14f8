import { encode } from "uqr";

/** The quiet zone that readers ask for, in modules. */
const BORDER = 4;
/** Modules a side of version 25: at 190 points each is half a millimetre wide, which phones read from paper. */
const EASY_SIZE = 117 + 2 * BORDER;

/** The rows of a square code, `1` for a dark module. Undefined for a text that no code holds (2,953 bytes). */
export function codeRows(text: string): string[] | undefined {
	const code = (["Q", "M", "L"] as const)
		.map((ecc) => encoded(text, ecc))
		.find((each) => each && each.size <= EASY_SIZE);
	return (code ?? encoded(text, "L"))?.data.map((row) => row.map(Number).join(""));
}

function encoded(text: string, ecc: "Q" | "M" | "L") {
	try {
		return encode(text, { ecc, border: BORDER });
	} catch {
		return undefined; // longer than the largest code
	}
}
