import { fold, hasOtherLetters } from "../../base/search/fold.ts";

/**
 * By what a file finds a name, however it is spelled. Folding leaves letters of other languages out: a name with one is
 * compared letter by letter, because two people may differ in that letter alone.
 */
export const nameKey = (name: string) => (hasOtherLetters(name) ? asWritten(name) : fold(name) || asWritten(name));

/** Letters, marks and digits of a name; case, signs between words and invisible signs make no difference. */
const asWritten = (name: string) =>
	name
		.normalize("NFKC")
		.toLowerCase()
		.replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\u0640/gu, "")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim() || name.normalize("NFKC").trim().toLowerCase();
