import { expect, test } from "vitest";
import { parseConfig } from "./config.server.ts";

test.each<[Record<string, string>, string]>([
	[{ PORT: "eighty" }, "PORT"],
	[{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
	[{ DATABASE_URL: "postgres://127.0.0.1:1/x" }, "SECRET_KEY"],
	[{ SMTP_URL: "smtp://localhost" }, "MAIL_FROM"],
	[{ SECRET_KEY: "short" }, "SECRET_KEY"],
	[{ ENCRYPTION_KEYS: "k1:short" }, "ENCRYPTION_KEYS"],
	[{ DEMO: "yes" }, "DEMO"],
	[{ TRUST_PROXY: "all" }, "TRUST_PROXY"],
	[{ S3_BUCKET: "files" }, "S3_ENDPOINT"],
])("%j is refused with one line that names %s", (environment, name) => {
	expect(() => parseConfig(environment)).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
});
