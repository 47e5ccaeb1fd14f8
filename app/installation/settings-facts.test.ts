import { expect, test } from "vitest";
import { parseConfig } from "../base/config.server.ts";
import { settingsLines, unknownSettingLine, unknownSettings } from "./settings-facts.server.ts";

test.each([
	{ why: "two letters exchanged", name: "DATABASE_ULR", meant: "DATABASE_URL" },
	{ why: "a letter missing", name: "SMTP_UR", meant: "SMTP_URL" },
	{ why: "a letter too many", name: "APP_URLS", meant: "APP_URL" },
	{ why: "another letter", name: "CLAMD_URI", meant: "CLAMD_URL" },
	{ why: "the beginning of a setting of ours", name: "S3_SECRET", meant: undefined },
])("$name is named: $why", ({ name, meant }) => {
	expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant }]);
	expect(unknownSettingLine({ name, meant })).toContain(meant ? `Did you mean ${meant}?` : "has no effect.");
});

test.each(["PATH", "PORTS", "HOSTNAME", "HOME", "NODE_ENV", "DATABASE_URL", "S3_REGION", "npm_config_cache"])(
	"%s is not: the system's, or a setting of ours",
	(name) => expect(unknownSettings({ [name]: "x" })).toEqual([]),
);

test("the start says what it runs on, and no secret", () => {
	const keys = ["k2", "k1"].map((id, i) => `${id}:${Buffer.alloc(32, i).toString("base64")}`).join(",");
	const settings = parseConfig({
		DATABASE_URL: "postgres://web:hidden@db.example:5433/tawila",
		S3_ENDPOINT: "https://s3.example",
		S3_BUCKET: "files",
		S3_ACCESS_KEY_ID: "hidden",
		S3_SECRET_ACCESS_KEY: "hidden",
		SMTP_URL: "smtps://web:hidden@mail.example:465",
		MAIL_FROM: "site@example.org",
		CLAMD_URL: "tcp://clamd:3310",
		SECRET_KEY: "hidden".repeat(8),
		ENCRYPTION_KEYS: keys,
	});
	expect(settingsLines(settings, "PostgreSQL 18.1")).toEqual([
		"Database  PostgreSQL 18.1 at db.example:5433/tawila",
		"Files     bucket files at s3.example",
		"Mail      mail.example:465",
		"Scanner   tcp://clamd:3310",
		"Keys      k2 seals, k1 still opened",
	]);
});
