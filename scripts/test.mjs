// npm test: all set-up and every test that a change can break, on one engine, browser journeys included. With paths,
// those files alone. npm run test:all: every test there is, on both engines.
import { checkSources, timed } from "./check-sources.mjs";
import { build, install } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";
import { vitest } from "./vitest.mjs";

const args = process.argv.slice(2);
const all = args[0] === "--all";
const paths = all ? args.slice(1) : args;

await timed("Packages and programs", async () => {
	install();
	ensurePrograms("test");
});
await (paths.length === 0 ? checkSources() : timed("Build", build));
await vitest(paths, { TEST_TIER: all ? "all" : paths.length > 0 ? "" : "change" });
