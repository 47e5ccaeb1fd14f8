/** The largest archive, in bytes, with room for the form around it. */
export const MAX_ARCHIVE = 65 * 1024 * 1024;

/** The effect that a file of an archive would have. `refused` and `ignored` have none for every choice. */
export type Verdict = "match" | "new" | "ambiguous" | "refused" | "ignored";
/** The result for a file of an applied archive. */
export type EntryOutcome = "created" | "updated" | "skipped" | "changed" | "gone" | "twice" | "known";

/** A player that a file may mean, and the photo of that player when the archive was read. */
export type Candidate = { id: number; photo_url: string | null };

/** The use of a file: none, a new player, or the photo of this player. */
export type Choice = "skip" | "create" | number;

export type Entry = {
	id: number;
	verdict: Verdict;
	reason: string | null;
	person: string | null;
	candidates: Candidate[];
};

/** The choice when none was made: a photo for the one player meant, and nothing in doubt. No player is added. */
export const defaultChoice = ({ verdict, reason, candidates }: Entry): Choice =>
	verdict === "match" && reason === null && candidates[0] ? candidates[0].id : "skip";

/** Whether a file may be chosen for this. */
export function isOffered({ verdict, person, candidates }: Entry, choice: Choice): boolean {
	if (verdict === "refused" || verdict === "ignored") return choice === "skip";
	if (choice === "create") return verdict !== "match" && person !== null;
	return choice === "skip" || candidates.some(({ id }) => id === choice);
}

const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);

/** The names of a new player, as far as the file says them: the other language is left to an editor. */
export const namesOf = (person: string) =>
	isArabic(person) ? { name: "", name_ar: person } : { name: person, name_ar: "" };
