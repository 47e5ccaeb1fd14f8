// npm test: all set-up and every test that CI runs, browser journeys included.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "./chromium.mjs";
import { build, fail, install, node, run } from "./prepare.mjs";
import { vitest } from "./vitest.mjs";

install();
ensureBrowser();
ensureScanner();
run(node(), ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
run(node(), ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
run(node(), ["node_modules/typescript/bin/tsc", "-p", "."]);
run(node(), ["node_modules/knip/bin/knip.js", "--no-progress"]);
build();
vitest([]);

/** The journeys need Chromium: the system's, or the one named in CHROMIUM_PATH. */
function ensureBrowser() {
	if (chromium()) return;
	if (!mayInstall()) fail("The browser journeys need Chromium: install it, or name it in CHROMIUM_PATH.");
	if (!installFromSystem("chromium-headless-shell") && !installFromSystem("chromium"))
		fail("Chromium could not be installed.");
}

/** Evidence is scanned by a real clamd; its signatures are the tests' own, nothing is downloaded for it. */
function ensureScanner() {
	if (["/usr/sbin/clamd", "/usr/bin/clamd", "/opt/homebrew/sbin/clamd"].some((place) => existsSync(place))) return;
	if (!mayInstall()) fail("The tests of evidence need clamd: install ClamAV.");
	if (!installFromSystem("clamav-daemon")) fail("ClamAV could not be installed.");
}

function mayInstall() {
	return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs a package of the system; false when it has none of that name or it fails. */
function installFromSystem(name) {
	console.log(`Installing ${name} from the system's packages…`);
	const apt = (args) =>
		spawnSync("apt-get", args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	apt(["update", "-qq"]);
	return apt(["install", "-y", "-qq", "--no-install-recommends", name]).status === 0;
}
