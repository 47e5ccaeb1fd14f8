// The programs that come from outside, in one table: what brings each, and which command starts it. Plain JavaScript:
// it runs before the packages are installed.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, installPackages, mayInstall } from "./system.mjs";

const inPath = (name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
const inSystem = (...names) => names.flatMap((name) => [`/usr/bin/${name}`, `/usr/sbin/${name}`, ...inPath(name)]);

/** Newest version first: a machine may have several. */
const inPostgres = (name) => {
	const versions = "/usr/lib/postgresql";
	const known = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
	return [...known.map((version) => join(versions, version, "bin", name)), ...inPath(name)];
};

/**
 * Where each program may be, the preferred place first; the packages of Debian that bring it, of which one is enough;
 * the npm commands that start it. Without an `optional` one the command goes on, with less.
 */
export const programs = {
	chromium: {
		// The headless shell takes half the processor time of the whole browser.
		places: [
			process.env.CHROMIUM_PATH,
			...inSystem("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
		],
		packages: ["chromium-headless-shell", "chromium"],
		commands: ["test"],
	},
	clamd: {
		places: [...inSystem("clamd"), "/opt/homebrew/sbin/clamd"],
		packages: ["clamav-daemon"],
		commands: ["test"],
	},
	initdb: {
		// Computed at each look-up: a version may have been installed since this file was loaded.
		get places() {
			return inPostgres("initdb");
		},
		packages: ["postgresql"],
		commands: ["test", "faults", "test:upgrade"],
		optional: "tests run on the embedded engine alone",
	},
	git: { places: inSystem("git"), packages: ["git"], commands: ["test", "release", "test:upgrade"] },
	tar: { places: inSystem("tar"), packages: ["tar"], commands: ["test", "test:upgrade"] },
	openssl: { places: inSystem("openssl"), packages: ["openssl"], commands: ["test"] },
	pdftotext: { places: inSystem("pdftotext"), packages: ["poppler-utils"], commands: ["test"] },
	curl: { places: inSystem("curl"), packages: ["curl"], commands: ["bench"] },
	nginx: {
		places: inSystem("nginx"),
		packages: ["nginx-light"],
		commands: ["bench"],
		optional: "the table has no row of nginx",
	},
	taskset: { places: inSystem("taskset"), packages: ["util-linux"], commands: ["bench"] },
	setpriv: { places: inSystem("setpriv"), packages: ["util-linux"], commands: ["test", "faults", "test:upgrade"] },
	mount: { places: inSystem("mount"), packages: ["mount"], commands: ["faults"] },
	umount: { places: inSystem("umount"), packages: ["mount"], commands: ["faults"] },
	buildah: {
		places: inSystem("buildah"),
		packages: ["buildah"],
		commands: ["release"],
		optional: "no image is built",
	},
};

/** Where a program of the table is; undefined when this machine has none. */
export const program = (name) => programs[name].places.find((place) => place && existsSync(place));

/**
 * Installs what a command starts and this machine lacks, in one call; where it may not, one line says what to install.
 */
export function ensurePrograms(command) {
	const missing = Object.keys(programs).filter((name) => programs[name].commands.includes(command) && !program(name));
	if (missing.length === 0) return;
	if (mayInstall()) installPackages(missing.map((name) => programs[name].packages));
	const packages = (names) => [...new Set(names.map((name) => programs[name].packages.at(-1)))].join(" ");
	const absent = missing.filter((name) => !program(name));
	const needed = absent.filter((name) => !programs[name].optional);
	if (needed.length > 0)
		fail(`npm run ${command} needs ${needed.join(", ")}. Install with: apt-get install ${packages(needed)}`);
	for (const name of absent)
		console.log(`Without ${name} ${programs[name].optional} (apt-get install ${packages([name])}).`);
}
