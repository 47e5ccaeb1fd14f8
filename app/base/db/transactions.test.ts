import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { CommitUnknown, DatabaseAway } from "../errors/away.server.ts";
import { db, inTransaction, runAsOperator, runSql, unlessRefused, whenCommitted } from "./client.server.ts";

const fail = (code: string) =>
	sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(db());
const count = async (table: string) => Number((await runSql(`select count(*) as n from ${table}`)).rows[0].n);

onEveryEngine((engine) => {
	freshProduct(engine);
	beforeEach(() =>
		runAsOperator(`drop table if exists tries; create table tries (n int primary key, at int not null default 0);
			grant all on tries to tawila_app; insert into tries values (1), (2);
			create or replace function end_connection() returns bool language sql security definer as $$
				select pg_terminate_backend(pg_backend_pid()) $$`),
	);

	test.each(["40001", "40P01"])(
		"a transaction that others were in the way of (%s) runs again from the beginning",
		async (code) => {
			let [runs, told] = [0, 0];
			const result = await inTransaction(async () => {
				runs += 1;
				whenCommitted(() => {
					told += 1;
				});
				await sql`insert into tries values (${10 + runs})`.execute(db());
				if (runs < 3) await fail(code);
				return "done";
			});
			expect([result, runs, told, await count("tries where n > 10")]).toEqual(["done", 3, 1, 1]);
		},
	);

	test("a part that the database refuses leaves no trace, and the rest of the transaction is kept", async () => {
		const told: string[] = [];
		const put = (n: number) => sql`insert into tries values (${n})`.execute(db());
		const done = await inTransaction(async () => {
			await put(10);
			const refused = await unlessRefused(async () => {
				await put(11);
				whenCommitted(() => told.push("refused"));
				await unlessRefused(() => put(12));
				await put(1);
			});
			const kept = await unlessRefused(async () => {
				whenCommitted(() => told.push("kept"));
				await put(13);
				return "done";
			});
			return [refused, kept];
		});
		expect([done, told]).toEqual([[undefined, "done"], ["kept"]]);
		expect((await runSql("select n from tries order by n")).rows.map(({ n }) => n)).toEqual([1, 2, 10, 13]);
		await expect(inTransaction(() => unlessRefused(() => fail("22001")))).rejects.toThrow("no");
	});

	test("it is given up after four tries, and at once for any other reason", async () => {
		const runs = { "40001": 0, "23505": 0 };
		for (const code of ["40001", "23505"] as const)
			await expect(
				inTransaction(async () => {
					runs[code] += 1;
					await fail(code);
				}),
			).rejects.toThrow("no");
		expect(runs).toEqual({ "40001": 4, "23505": 1 });
	});

	test.runIf(engine === "PostgreSQL server")(
		"two transactions that wait for each other both come through",
		async () => {
			const arrived: (() => void)[] = [];
			/** Resolves when both have their first row. */
			const both = () =>
				new Promise<void>((resolve) => {
					arrived.push(resolve);
					if (arrived.length === 2) for (const go of arrived) go();
				});
			const raise = (n: number) => sql`update tries set at = at + 1 where n = ${n}`.execute(db());
			const pair = (first: number, second: number) => {
				let isFirst = true;
				return inTransaction(async () => {
					await raise(first);
					if (isFirst) {
						isFirst = false;
						await both();
					}
					await raise(second);
				});
			};
			await Promise.all([pair(1, 2), pair(2, 1)]);
			expect((await runSql("select at from tries order by n")).rows).toEqual([{ at: 2 }, { at: 2 }]);
		},
	);

	test.runIf(engine === "PostgreSQL server")("a commit without an answer is told, and not tried again", async () => {
		// The connection ends while the commit is on its way.
		await runAsOperator(`create or replace function end_at_commit() returns trigger language plpgsql as $$
			begin perform end_connection(); return null; end $$;
			create constraint trigger cut after insert on tries deferrable initially deferred
				for each row execute function end_at_commit()`);
		let runs = 0;
		const writing = inTransaction(async () => {
			runs += 1;
			await sql`insert into tries values (10)`.execute(db());
		});
		await expect(writing).rejects.toThrow(CommitUnknown);
		expect(runs).toBe(1);
	});

	test.runIf(engine === "PostgreSQL server")("a connection lost before the commit leaves nothing open", async () => {
		const lost = inTransaction(() => sql`select end_connection()`.execute(db()));
		const error = await lost.catch((reason) => reason);
		expect(error).toBeInstanceOf(DatabaseAway);
		expect(error).not.toBeInstanceOf(CommitUnknown);
	});

	test.runIf(engine === "PostgreSQL server")(
		"a server that takes no writes any more is away, and its connections are closed",
		async () => {
			const pid = async () => (await runSql("select pg_backend_pid() as pid")).rows[0].pid;
			const before = await pid();
			const writing = inTransaction(async () => {
				await sql`set local transaction_read_only = on`.execute(db());
				await sql`insert into tries values (10)`.execute(db());
			});
			await expect(writing).rejects.toThrow(DatabaseAway);
			await expect.poll(pid).not.toBe(before);
		},
	);
});
