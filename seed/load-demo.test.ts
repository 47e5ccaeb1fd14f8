import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runSql } from "../app/base/db/client.server.ts";
import { freshProduct } from "../test/engines.ts";
import { make } from "../test/make.ts";
import { loadDemo } from "./load-demo.server.ts";

const product = freshProduct("embedded PostgreSQL", { DEMO_PASSWORD: "a password of the tests" });
const count = async (table: string) => Number((await runSql(`select count(*) as n from ${table}`)).rows[0].n);

test("a database with content is left alone; half a demo of a start that was stopped is loaded anew", async () => {
	await make.club({ name: "Somebody's work" });
	expect(await loadDemo()).toBe(false);
	expect([await count("teams"), await count("accounts")]).toEqual([1, 0]);
	await writeFile(join(product.dataDir, "demo-unfinished"), "");
	expect(await loadDemo()).toBe(true);
	expect([await count("teams"), await count("matches"), await count("accounts")]).toEqual([14, 182, 5]);
	expect(await loadDemo()).toBe(false);
});
