// npm test: all set-up and every test that a change can break, on one engine, browser journeys included. With paths, those files alone.
// npm run test:all: every test there is, on both engines.
import { build, install, node, run } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";
import { vitest } from "./vitest.mjs";

const args = process.argv.slice(2);
const all = args[0] === "--all";
const paths = all ? args.slice(1) : args;

step("Packages and programs", () => {
	install();
	ensurePrograms("test");
});
if (paths.length === 0) {
	step("Format and lint", () => run(node(), ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]));
	step("Types", () => {
		run(node(), ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
		run(node(), ["node_modules/typescript/bin/tsc", "-p", "."]);
	});
	step("Dead code", () => run(node(), ["node_modules/knip/bin/knip.js", "--no-progress"]));
}
step("Build", build);
await vitest(paths, { TEST_TIER: all ? "all" : paths.length > 0 ? "" : "change" });

function step(name, work) {
	const began = Date.now();
	work();
	console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
