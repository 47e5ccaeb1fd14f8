// npm run mutants: changes each rule in many small ways and says which changes no test notices. With paths, those files
// alone. It judges nothing and exits 0.
import { install, run, runUntilEnd } from "./prepare.mjs";

install();
// Packages of its own: nothing else needs them.
run("npm", ["ci", "--prefix", "mutants", "--no-audit", "--no-fund", "--loglevel=error"]);
const paths = process.argv.slice(2);
runUntilEnd([
	"mutants/node_modules/@stryker-mutator/core/bin/stryker.js",
	"run",
	"mutants/stryker.config.mjs",
	...(paths.length > 0 ? ["--mutate", paths.join(",")] : []),
]);
