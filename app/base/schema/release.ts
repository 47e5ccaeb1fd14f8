import { version } from "../../../package.json";

/** This release. Between two releases the code bears the name of the one before; before the first, its name. */
export const RELEASE: string = version;

/** Below zero when `a` is the earlier of two releases, such as `1.2.0` and `1.10.0`. */
export function compareReleases(a: string, b: string): number {
	const [left, right] = [a, b].map((release) => release.split(".").map(Number));
	const at = [0, 1, 2].find((i) => left?.[i] !== right?.[i]);
	return at === undefined ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}
