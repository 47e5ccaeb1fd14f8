// npm run check: the fast part of the tests: format, lint, types, dead code, rules, house rules, commands on one
// database.
import { checkSources } from "./check-sources.mjs";
import { install } from "./prepare.mjs";
import { vitest } from "./vitest.mjs";

install();
await checkSources();
await vitest(["--project", "rules", "--project", "commands"]);
