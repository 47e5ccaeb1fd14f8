import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { TEST_KEYS } from "./prepare-database.ts";
import { hasServer, makeDatabase } from "./server-database.ts";
import { environment } from "./server-process.ts";

test.runIf(hasServer)(
	"a process that the schema is too new for ends with a status of its own and one line, server and command alike",
	async () => {
		const database = await makeDatabase(inject("template"));
		const dataDir = await mkdtemp(join(tmpdir(), "tawila-too-new-"));
		const client = new pg.Client({ connectionString: database.url });
		await client.connect();
		await client.query("update schema_release set release = '999.1.0', oldest = '999.0.0'");
		await client.end();
		const run = async (...args: string[]) => {
			const env = environment({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...TEST_KEYS });
			const child = spawn(process.execPath, args, { env });
			let errors = "";
			child.stderr.setEncoding("utf8").on("data", (text) => {
				errors += text;
			});
			return [...(await once(child, "close")).slice(0, 1), errors];
		};
		const refusal = [
			78,
			expect.stringMatching(/^The database is newer than this release, Tawila [\d.]+: Tawila 999\.1\.0 .*\n$/),
		];
		expect(await run("server.ts")).toEqual(refusal);
		expect(await run("operator.ts", "doctor")).toEqual(refusal);
		await database.drop();
		await rm(dataDir, { recursive: true, force: true });
	},
);
