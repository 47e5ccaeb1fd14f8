import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { defineConfig } from "vitest/config";
import { rules } from "./rules.ts";

/** A test that asks a database or a site is not that of a rule. */
const needsProduct = /from "[./]*(?:test\/)?(?:engines|own-postgres|server-database|server-process|site)\.ts"/;

/** The tests beside the rules, but for properties: one of them takes seconds, and each change asks it. */
const include = globSync(
	rules.filter((path) => !path.startsWith("!")).map((path) => `${dirname(path).replace("/**", "")}/**/*.test.ts`),
).filter((file) => !file.endsWith(".properties.test.ts") && !needsProduct.test(readFileSync(file, "utf8")));

export default defineConfig({ test: { include, testTimeout: 120_000 } });
