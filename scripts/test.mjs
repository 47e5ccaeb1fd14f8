// npm test: all set-up and every test that CI runs, browser journeys included.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { build, fail, install, node, run } from "./prepare.mjs";
import { vitest } from "./vitest.mjs";

install();
ensureBrowser();
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
	const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	if (!mayInstall) fail("The browser journeys need Chromium: install it, or name it in CHROMIUM_PATH.");
	console.log("Installing Chromium from the system's packages…");
	const apt = (args) =>
		spawnSync("apt-get", args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	apt(["update", "-qq"]);
	if (apt(["install", "-y", "-qq", "--no-install-recommends", "chromium"]).status !== 0)
		fail("Chromium could not be installed.");
}
