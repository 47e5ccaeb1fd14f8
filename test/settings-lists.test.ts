import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig, settingNames } from "../app/base/config.server.ts";

// Operators read three lists of the settings: the code's, the table's and the sample's. They are one.
const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const settings = settingNames.filter((name) => name !== "NODE_ENV").sort();

test("the table of settings names each setting of the code, once, and no other", () => {
	const [, table = ""] = /^## Settings\n\n([\s\S]*?)\n\n/m.exec(read("docs/operations.md")) ?? [];
	const named = table.split("\n").flatMap((row) => row.split("|")[1]?.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []);
	expect(named.sort()).toEqual(settings);
});

const sample = read("deploy/tawila.env.example").split("\n");
const lines = sample.filter((line) => /^#?[A-Z]/.test(line) && line.includes("=") && !line.startsWith("# "));

test("the sample of an environment file has each setting once, each with a line above that explains it", () => {
	expect(lines.map((line) => line.replace(/^#?([A-Z0-9_]+)=.*/, "$1")).sort()).toEqual(settings);
	for (const line of lines)
		expect([line, sample[sample.indexOf(line) - 1]]).toEqual([line, expect.stringMatching(/^# \S/)]);
});

test("the sample is accepted, as it is and with every mark taken off", () => {
	const entries = (taken: string[]) =>
		Object.fromEntries(taken.map((line) => line.replace("#", "").split(/=(.*)/s).slice(0, 2)));
	const given = { DATA_DIR: "/tmp", SECRET_KEY: "s".repeat(64), ENCRYPTION_KEYS: `k1:${"A".repeat(43)}=` };
	expect(parseConfig({ ...entries(lines.filter((line) => !line.startsWith("#"))), ...given }).TRUST_PROXY).toBe(1);
	const needed = { ...given, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
	expect(parseConfig({ ...entries(lines), ...needed }).CLAMD_URL).toBe("unix:/run/clamav/clamd.ctl");
});
