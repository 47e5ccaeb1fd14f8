// Everything that is said of the sources without running them, and the build: side by side, for each of them waits for
// a disk or for one core.
import { build, finish } from "./prepare.mjs";

export async function checkSources() {
	await finish(["node_modules/@react-router/dev/bin.cjs", "typegen"]);
	await Promise.all([
		timed("Types", () => finish(["node_modules/typescript/bin/tsc", "-p", "."])),
		timed("Build", build),
		timed("Format and lint", () => finish(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"])),
		timed("Dead code", () => finish(["node_modules/knip/bin/knip.js", "--no-progress"])),
	]);
}

/** Says how long a step of the set-up took. */
export async function timed(name, work) {
	const began = Date.now();
	await work();
	console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
