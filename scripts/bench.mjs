// npm run bench: ratios measured in one run on one core. It judges nothing and exits 0.
import { build, install, runUntilEnd } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";

install();
ensurePrograms("bench");
await build();
runUntilEnd(["bench/run.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
