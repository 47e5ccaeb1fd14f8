/** The words for each verdict, by their keys. */
export const verdictNames = {
	new: "verdictNew",
	same: "verdictSame",
	changed: "verdictChanged",
	warning: "verdictWarning",
	wrong: "verdictWrong",
} as const;
