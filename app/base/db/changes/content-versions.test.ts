import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { config } from "../../config.server.ts";
import { db, inTransaction, runAsOperator, runSql } from "../client.server.ts";
import { watchChanges } from "../watch-changes.server.ts";
import { versionOf } from "./content-versions.server.ts";

const addClub = (name: string) => runSql("insert into teams (name, name_ar) values ($1, $1)", [name]);
const read = async (): Promise<number> =>
	(await runSql("select version from content_versions where table_name = 'teams'")).rows[0].version;
const unfolded = async (): Promise<number> => (await runSql("select count(*) as n from content_changes")).rows[0].n;

onEveryEngine((engine) => {
	freshProduct(engine);

	test("the version of a table rises by one with each statement that changes it, in rows or folded", async () => {
		const before = await read();
		await addClub("A");
		await addClub("B");
		expect(await read()).toBe(before + 2);
		await runSql("select fold_changes()");
		expect([await read(), await unfolded()]).toEqual([before + 2, 0]);
		await runSql("update teams set region = 'Riyadh'");
		expect(await read()).toBe(before + 3);
	});

	test("a change that is undone is none", async () => {
		const before = await read();
		const undone = inTransaction(async () => {
			await sql`insert into teams (name, name_ar) values ('C', 'C')`.execute(db());
			throw new Error("no");
		});
		await expect(undone).rejects.toThrow("no");
		expect(await read()).toBe(before);
	});

	test("many changes are folded by who watches, and none is missed", async () => {
		const stop = await watchChanges(20);
		const before = await read();
		await runAsOperator(
			`do $$ begin for n in 1..250 loop update site_settings set id = id;
				update teams set name = name; end loop; end $$`,
		);
		await expect.poll(unfolded).toBe(0);
		expect(await read()).toBe(before + 250);
		await expect.poll(() => versionOf("teams")).toBe(before + 250);
		stop();
	});

	test.runIf(engine === "PostgreSQL server")(
		"writers of one table do not wait for each other, nor for who folds",
		async () => {
			const open = async () => {
				const client = new pg.Client({ connectionString: config().DATABASE_URL ?? "" });
				await client.connect();
				await client.query("begin; set local lock_timeout = '2s'");
				return client;
			};
			const before = await read();
			const [first, second, third] = [await open(), await open(), await open()];
			await first.query("insert into teams (name, name_ar) values ('First', 'First')");
			await second.query("insert into teams (name, name_ar) values ('Second', 'Second')");
			await third.query("select fold_changes()");
			await second.query("commit");
			await third.query("commit");
			await first.query("commit");
			for (const client of [first, second, third]) await client.end();
			expect(await read()).toBe(before + 2);
		},
	);
});
