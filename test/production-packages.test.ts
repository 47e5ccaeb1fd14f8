import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// An image and a server are installed without the packages that build and test.
const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };

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
	expect(started).toContain("app/complaints/documents/pdf/document.process.server.ts");
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
