// npm run release: the tarball, its list of packages, checksums and signature, and the image. See
// scripts/release/make.ts.
import { rmSync } from "node:fs";
import { build, install, runUntilEnd } from "./prepare.mjs";
import { ensurePrograms } from "./programs.mjs";

// The key that signs is for the last step: neither packages nor the build see where it is.
const { RELEASE_KEY_FILE, RELEASE_KEY_PASSPHRASE } = process.env;
delete process.env.RELEASE_KEY_FILE;
delete process.env.RELEASE_KEY_PASSPHRASE;
install();
ensurePrograms("release");
rmSync("build", { recursive: true, force: true }); // a build of the tree as it is, with nothing of a former one
await build();
runUntilEnd(["scripts/release/make.ts", ...process.argv.slice(2)], {
	NODE_ENV: "production",
	RELEASE_KEY_FILE,
	RELEASE_KEY_PASSPHRASE,
});
