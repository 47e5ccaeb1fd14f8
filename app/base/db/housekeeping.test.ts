import { expect, test } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { runSql } from "./client.server.ts";
import { vacuumChanged, writeCheckpoint } from "./housekeeping.server.ts";
import { isDatabaseAway } from "./waiting/presence.server.ts";

freshProduct("embedded PostgreSQL");

test("dead rows are cleared away and the planner learns how many are left", async () => {
	const id = await make.club();
	for (let i = 0; i < 200; i++) await runSql("update teams set region = $1 where id = $2", [String(i), id]);
	const pages = async () =>
		(
			await runSql(
				`select pg_relation_size('teams')::int as size,
					(select reltuples from pg_class where oid = 'teams'::regclass) as rows`,
			)
		).rows[0];
	await vacuumChanged();
	expect((await pages()).rows).toBe(1);
	const { size } = await pages();
	for (let i = 0; i < 200; i++) await runSql("update teams set region = $1 where id = $2", [String(i), id]);
	expect((await pages()).size).toBeLessThanOrEqual(size * 2); // the room of the dead is used again
});

test("a table that hardly changed is left alone", async () => {
	const cleared = async () =>
		(await runSql("select vacuum_count::int as times from pg_stat_user_tables where relname = 'teams'")).rows[0].times;
	await vacuumChanged();
	const before = await cleared();
	await make.club();
	await vacuumChanged();
	expect(await cleared()).toBe(before);
	for (let i = 0; i < 60; i++) await runSql("update teams set region = $1", [String(i)]);
	await vacuumChanged();
	expect(await cleared()).toBe(before + 1);
});

test("a checkpoint is written, and afterwards the product has its own role again", async () => {
	const written = async () =>
		(await runSql("select checkpoint_lsn::text as at from pg_control_checkpoint()")).rows[0].at;
	const before = await written();
	await make.club();
	await writeCheckpoint();
	expect(await written()).not.toBe(before);
	await expect(runSql("create table x ()")).rejects.toMatchObject({ code: "42501" });
});

test("an embedded database that is busy is not away: those who wait have their turn", async () => {
	const busy = runSql("select pg_sleep(7)");
	expect((await runSql("select 1 as n")).rows).toEqual([{ n: 1 }]);
	await busy;
	expect(isDatabaseAway()).toBe(false);
});
