import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

// Recipes lead to files and functions that exist.
const root = resolve(import.meta.dirname, "..");
const recipes = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const quoted = [...recipes.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? "");
const links = [...recipes.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => target ?? "");
const folders = ["app", "docs", "e2e", "migrations", "releases", "scripts", "test"];
const files = folders
	.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
	)
	.concat(readdirSync(root));

/**
 * Whether a file has the path, or its path ends with it: recipes name files of a room by their last part, and `*` is
 * any part of a name.
 */
function isThere(path: string) {
	if (existsSync(join(root, path))) return true;
	const pattern = path.replaceAll(".", "\\.").replaceAll("*", "[\\w.-]*").replace("…", "[\\w.-]+");
	const end = new RegExp(`(?:^|/)${pattern}$`);
	return files.some((file) => end.test(file));
}

test("the files that the recipes name exist", () => {
	const isPath = (text: string) =>
		/^[\w*…-][\w./*…-]*\.(?:tsx?|sql|json|md)$|^(?:app|test|e2e|migrations|releases)\/[\w./-]*$/.test(text);
	const named = [...quoted.map((text) => text.replace(/#[\w-]+$/, "")), ...links].filter(
		(text) => isPath(text) && !text.includes("NUMBER"),
	);
	expect(named.length).toBeGreaterThan(40);
	expect(named.filter((path) => !isThere(path))).toEqual([]);
	expect(isThere("app/imports/no-importer.server.ts")).toBe(false);
});

test("the functions and components that the recipes name exist", () => {
	const code = files
		.filter((file) => /^(?:app|test|e2e)\/.*\.tsx?$/.test(file))
		.map((file) => readFileSync(join(root, file), "utf8"))
		.join("\n");
	const known = new Set(code.match(/\b\w+\b/g));
	const named = quoted.flatMap((text) => /^(?=\w*[a-z][A-Z])([A-Za-z]+)(?:\(.*\))?$/s.exec(text)?.slice(1) ?? []);
	expect(named).toEqual(expect.arrayContaining(["recordAction", "freshProduct", "withLockedCase"]));
	expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("the recipes state no number of a migration as the next one", () => {
	const numbers = quoted.flatMap((text) => /^\d{4}-[\w-]+\.sql$/.exec(text) ?? []);
	expect(numbers).toEqual([]);
});

test("the walk of the README names fewer than 1,500 lines of code, of files that exist", () => {
	const readme = readFileSync(join(root, "README.md"), "utf8");
	const steps = /^## A walk through the code$(.*?)^The folders of/ms.exec(readme)?.[1] ?? "";
	const walked = [...steps.matchAll(/\]\(([\w./-]+\.tsx?)\)/g)].map(([, path = ""]) => path);
	expect(walked.length).toBeGreaterThan(15);
	const lines = walked.map((path) => readFileSync(join(root, path), "utf8").split("\n").length);
	expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(1500);
});
