import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// An image and a server are installed without the packages that build and test.
const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
type Versions = Record<string, string>;
const own = JSON.parse(read("package.json")) as Record<"dependencies" | "devDependencies", Versions>;
const { dependencies, devDependencies } = own;
type LockedPackage = {
	version: string;
	integrity?: string;
	hasInstallScript?: boolean;
	bin?: Versions;
	dev?: boolean;
	dependencies?: Versions;
	optionalDependencies?: Versions;
};
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(read("package-lock.json"));

const named =
	/^(?:import|export)\b(?! type\b)[^;]*?from ?"([\w@/.:~-]+)"|^import ?"([^"\n]+)"|\bimport\("([^"\n]+)"\)/gm;
const importsIn = (text: string) => [...text.matchAll(named)].map(([, a, b, c]) => a ?? b ?? c ?? "");
/** `kysely/migration` is of the package `kysely`. */
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
const foreign = (names: string[]) => [
	...new Set(names.filter((name) => !/^(?:[./]|node:|virtual:)/.test(name)).map(packageOf)),
];
const notInProduction = (names: string[]) => names.filter((name) => !Object.hasOwn(dependencies, name));

test("the built server imports only packages of production", () => {
	const files = readdirSync(join(root, "build/server"), { recursive: true, encoding: "utf8" });
	const bundles = files.filter((file) => /\.js$/.test(file) && !file.includes("assets/"));
	expect(bundles).toContain("index.js");
	const packages = foreign(bundles.flatMap((file) => importsIn(read(join("build/server", file)))));
	expect(packages).toContain("pg-boss");
	expect(notInProduction(packages)).toEqual([]);
});

test("so do the sources that run beside it: the entries, and what has a process or thread of its own", () => {
	const sources = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" }).filter(
		(file) => /\.tsx?$/.test(file) && !file.includes(".test."),
	);
	const started = sources.flatMap((file) => [
		...new Set([...read(join("app", file)).matchAll(/"(app\/[\w/.-]+\.ts)"/g)].map(([, entry]) => entry ?? "")),
	]);
	expect(started).toContain("app/base/pdf/process/document.process.server.ts");
	const seen = new Set<string>();
	const packages = new Set<string>();
	const walk = (file: string) => {
		if (seen.has(file) || !existsSync(join(root, file))) return;
		seen.add(file);
		const names = importsIn(read(file));
		for (const name of foreign(names)) packages.add(name);
		for (const name of names) if (name.startsWith(".")) walk(join(dirname(file), name));
	};
	for (const file of ["server.ts", "operator.ts", ...started]) walk(file);
	// Imported by `server.ts --dev` alone.
	expect(notInProduction([...packages])).toEqual(["vite"]);
});

test("every package is locked with its hash, the Node that runs it too, and none has an install script", () => {
	const installed = Object.entries(packages).filter(([place]) => place !== "");
	expect(installed.length).toBeGreaterThan(300);
	expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
	expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual([]);
	const link = realpathSync(join(root, "node_modules/.bin/node"));
	const [, place = ""] = /(node_modules\/node-[\w-]+)\/bin\/node$/.exec(link) ?? [];
	expect(packages[place]).toMatchObject({ version: process.versions.node, bin: { node: "bin/node" } });
	expect(read(".npmrc")).toContain("ignore-scripts=true");
});

/** Where a package that `from` asks for is installed: beneath it, or beside one of the packages that hold it. */
function placeOf(name: string, from: string): string | undefined {
	for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
		const place = `${at && `${at}/`}node_modules/${name}`;
		if (packages[place] || at === "") return packages[place] && place;
	}
}

test("a production installation has the packages that the product asks for, and none that only builds or tests", () => {
	const asked = new Set([""]);
	for (const from of asked) {
		const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
		for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
			const place = placeOf(name, from);
			if (place) asked.add(place);
		}
	}
	const installed = Object.keys(packages).filter((place) => !packages[place]?.dev);
	expect(installed.filter((place) => !asked.has(place))).toEqual([]);
	expect([...asked].filter((place) => !installed.includes(place))).toEqual([]);
	const tools = Object.keys(devDependencies).filter((name) => installed.includes(`node_modules/${name}`));
	expect(tools).toEqual([]);
});

test("packages that others ask their neighbours for are there, in a version that they take", () => {
	const list = ["ls", "--all", "--omit=dev", "--package-lock-only", "--legacy-peer-deps=false"];
	expect(() => execFileSync("npm", list, { cwd: root, stdio: "pipe" })).not.toThrow();
});
