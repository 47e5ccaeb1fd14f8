/** The key of a problem's text with what the text says in it: `passwordMin:12`. */
export const problemKey = (key: string, ...said: readonly (string | number)[]) =>
	[key, ...said.map((each) => (typeof each === "number" ? each : encodeURIComponent(each)))].join(":");

/** The key of the text, and what it says. */
export function readProblemKey(problem: string): [key: string, ...said: (string | number)[]] {
	const [key = "", ...said] = problem.split(":");
	return [key, ...said.map((each) => (/^-?\d+$/.test(each) ? Number(each) : decoded(each)))];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
