// npm test: all set-up and every test that CI runs, browser journeys included.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { build, fail, install, node, run } from "./prepare.mjs";
import { vitest } from "./vitest.mjs";

install();
ensureBrowser();
ensureScanner();
run(node(), ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
run(node(), ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
run(node(), ["node_modules/typescript/bin/tsc", "-p", "."]);
build();
vitest([]);

/** The journeys need Chromium: the system's, or the one named in CHROMIUM_PATH. */
function ensureBrowser() {
	const places = [
		process.env.CHROMIUM_PATH,
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome",
	];
	if (places.some((place) => place && existsSync(place))) return;
	if (!mayInstall()) fail("The browser journeys need Chromium: install it, or name it in CHROMIUM_PATH.");
	fromSystem("Chromium", "chromium");
}

/** Evidence is scanned by a real clamd; its signatures are the tests' own, nothing is downloaded for it. */
function ensureScanner() {
	if (["/usr/sbin/clamd", "/usr/bin/clamd", "/opt/homebrew/sbin/clamd"].some((place) => existsSync(place))) return;
	if (!mayInstall()) fail("The tests of evidence need clamd: install ClamAV.");
	fromSystem("ClamAV", "clamav-daemon");
}

function mayInstall() {
	return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function fromSystem(name, packageName) {
	console.log(`Installing ${name} from the system's packages…`);
	const apt = (args) =>
		spawnSync("apt-get", args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	apt(["update", "-qq"]);
	if (apt(["install", "-y", "-qq", "--no-install-recommends", packageName]).status !== 0)
		fail(`${name} could not be installed.`);
}
