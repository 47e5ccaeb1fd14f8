// npm run check: the fast part of the tests: format, lint, types, dead code, rules, house rules, commands on one database.
import { build, install, node, run } from "./prepare.mjs";
import { vitest } from "./vitest.mjs";

install();
run(node(), ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
run(node(), ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
run(node(), ["node_modules/typescript/bin/tsc", "-p", "."]);
run(node(), ["node_modules/knip/bin/knip.js", "--no-progress"]);
build();
await vitest(["--project", "rules", "--project", "commands"]);
