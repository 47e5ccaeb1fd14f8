// npm run tawila -- <verb>: the operator's command line.
import { build, install, runUntilEnd } from "./prepare.mjs";

install();
await build();
runUntilEnd(["operator.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
