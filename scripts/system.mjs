// Questions that the commands ask of the machine. Plain JavaScript without dependencies: it runs before the packages
// are installed.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";

export function fail(message) {
	console.error(message);
	process.exit(1);
}

/** A Debian, and the right to change it. */
export function mayInstall() {
	return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs packages of the system in one call. Each list names packages that serve equally: the first one that the
 * system knows is taken.
 */
export function installPackages(lists) {
	run("apt-get", "update", "-qq");
	const isKnown = (name) => run("apt-cache", "show", "--quiet=2", name);
	const packages = [...new Set(lists.map((names) => names.find(isKnown) ?? names[0]))];
	console.log(`Installing ${packages.join(", ")} from the system's packages…`);
	if (packages.includes("postgresql")) leaveOutCluster();
	return run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
}

const run = (command, ...args) =>
	spawnSync(command, args, {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	}).status === 0;

/** Only the programs of PostgreSQL are wanted: its package would start a server on the usual port. */
function leaveOutCluster() {
	const file = "/etc/postgresql-common/createcluster.conf";
	mkdirSync("/etc/postgresql-common", { recursive: true });
	if (existsSync(file) && /^create_main_cluster/m.test(readFileSync(file, "utf8"))) return;
	appendFileSync(file, "create_main_cluster = false\n");
}
