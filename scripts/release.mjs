// npm run release: the tarball, its list of packages and checksums, and the image. See scripts/release/make.ts.
import { rmSync } from "node:fs";
import { build, install, runUntilEnd } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";

install();
ensurePrograms("release");
rmSync("build", { recursive: true, force: true }); // a build of the tree as it is, with nothing of a former one
build();
runUntilEnd(["scripts/release/make.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
