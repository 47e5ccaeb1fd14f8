// Runs first in every command, on any installed Node: install the packages, with the Node the project needs among them,
// build when stale. Plain JavaScript without dependencies: nothing is installed yet when this runs.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fail, installPackages, mayInstall } from "./system.mjs";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

/** Earlier ones cannot keep the process that reads evidence from the network. */
const NEEDED = 26;
const windows = process.platform === "win32";
const bin = (name) => join(root, "node_modules/.bin", windows ? `${name}.cmd` : name);

/** Runs to the end, in the project's Node; ends this process when it fails. */
export function run(command, args, options = {}) {
	const result = spawnSync(command, args, { stdio: "inherit", env: environment(), shell: windows, ...options });
	if (result.status !== 0) fail(`${[command, ...args].join(" ")} failed.`);
}

/**
 * Runs a program of the packages to its end, beside others: its output is shown only when it fails, and ends this
 * process then.
 */
export async function finish(args, extra = {}) {
	const child = spawn(node(), args, { env: { ...environment(), ...extra } });
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
	const code = await new Promise((resolve) => child.on("close", resolve));
	if (code !== 0) fail(`${printed}\n${args.join(" ")} failed.`);
}

/** A release comes with its build, and needs the packages of production alone. */
const isRelease = existsSync("build/release.json");

/** The packages of the lock file, installed once. */
export function install() {
	const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
	const stamp = "node_modules/.installed";
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
	console.log("Installing packages…");
	run("npm", ["ci", ...(isRelease ? ["--omit=dev"] : []), "--no-audit", "--no-fund", "--loglevel=error"]);
	ensureNode();
	writeFileSync(stamp, lock);
}

/**
 * The Node of the packages when it runs here, else the installed one when it is new enough, else the former with its
 * library.
 */
function ensureNode() {
	if (runs(bin("node"))) return;
	// Programs of the packages find it first: one that does not run may not stay.
	if (Number(process.versions.node.split(".")[0]) >= NEEDED) return rmSync(bin("node"), { force: true });
	if (mayInstall()) installPackages([[LIBRARY]]);
	if (!runs(bin("node")))
		fail(`Node ${NEEDED} or newer is needed. The one of the packages does not run here: apt-get install ${LIBRARY}`);
}

const LIBRARY = "libatomic1";
const runs = (program) => spawnSync(program, ["--version"], { shell: windows }).status === 0;
export const node = () => (existsSync(bin("node")) ? bin("node") : process.execPath);

/** The environment in which the project's own Node is found first. */
export const environment = () => ({
	...process.env,
	PATH: join(root, "node_modules/.bin") + delimiter + process.env.PATH,
});

const sources = [
	"app",
	"seed",
	"public",
	"vite.config.ts",
	"react-router.config.ts",
	"scripts/compress-assets.ts",
	"package.json",
	"package-lock.json",
];

function fingerprint() {
	const hash = createHash("sha256");
	const add = (path) => {
		const stat = statSync(path);
		if (stat.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
		else hash.update(`${path}:${stat.size}:${stat.mtimeMs};`);
	};
	for (const source of sources) add(source);
	return hash.digest("hex");
}

/** The build, made again when a source is newer. */
export async function build() {
	if (isRelease) return;
	const stamp = "build/.stamp";
	const now = fingerprint();
	if (existsSync("build/server/index.js") && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	console.log("Building…");
	await finish(["node_modules/@react-router/dev/bin.cjs", "build"], { NODE_ENV: "production" });
	mkdirSync("build", { recursive: true });
	writeFileSync(stamp, now);
}

/** Runs a program of the project until it ends, passing on the signals that end this one. */
export function runUntilEnd(args, extra = {}) {
	const child = spawn(node(), args, { stdio: "inherit", env: { ...environment(), ...extra } });
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
