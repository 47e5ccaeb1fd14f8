// npm run test:upgrade [-- <commit, tag or tarball>]: processes of the former release on the schema of this tree.
import { build, install, runUntilEnd } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";

install();
ensurePrograms("test:upgrade");
await build();
runUntilEnd(["scripts/upgrade/run.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
