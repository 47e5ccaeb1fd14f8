// npm run faults: breaks each part of the product in each way while people use it, and checks what was promised. Exits
// 1 when a promise broke.
import { build, install, runUntilEnd } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";

install();
ensurePrograms("faults");
await build();
runUntilEnd(["faults/run.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
