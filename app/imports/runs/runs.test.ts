import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { person } from "../../../test/make-case.ts";
import { type Actor, operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { allRowsOf, batchOfRun } from "./read-runs.server.ts";
import { proceed } from "./run-job.server.ts";
import { beginImport, chooseName, saveAnswers } from "./runs.server.ts";
import { startRun } from "./start-run.server.ts";

const ROWS = 120;
const line = (n: number, ranking = n) => `Player ${n},لاعب ${n},${ranking}`;
const file = (lines: string[]) => `name,name_ar,ranking\n${lines.join("\n")}`;
const numbered = Array.from({ length: ROWS }, (_, i) => i + 1);

onEveryEngine((engine) => {
	freshProduct(engine);
	beforeEach(() => runSql("delete from import_runs"));

	const planned = async (lines: string[], by: Actor = operator) => {
		const bytes = Buffer.from(file(lines));
		const chunks = async function* () {
			yield bytes;
		};
		const started = await startRun(by, "players", { name: "p.csv", chunks }, { queued: false });
		if (!("run" in started)) throw new Error("The file is refused.");
		await proceed(started.run);
		return started.run;
	};
	const applied = async (run: number) => {
		expect(await beginImport(operator, run, { queued: false })).toEqual({ ok: true });
		await proceed(run);
		return batchOfRun(run);
	};
	const players = async () => (await runSql("select count(*)::int as n from players")).rows[0].n;
	const verdicts = async (run: number) => Map.groupBy(await allRowsOf(run), ({ verdict }) => verdict);

	test("a file of hundreds is imported in slices, changes nothing the second time, and is undone exactly", async () => {
		const run = await planned(numbered.map((n) => line(n)));
		expect(await players()).toBe(0);
		const batch = await applied(run);
		expect(batch).toMatchObject({ created: ROWS, updated: 0 });
		const again = await planned(numbered.map((n) => line(n)));
		expect([...(await verdicts(again)).keys()]).toEqual(["same"]);
		expect(await applied(again)).toMatchObject({ created: 0, updated: 0 });

		const third = await applied(await planned(numbered.map((n) => line(n, n + 1000))));
		expect(third).toMatchObject({ created: 0, updated: ROWS });
		await runSql("update players set ranking = 7 where name = 'Player 5'");
		expect(await undoBatch(operator, third?.id ?? 0)).toEqual({ undone: ROWS - 1, kept: 1 });
		const { rows } = await runSql("select ranking from players where name in ('Player 4', 'Player 5') order by name");
		expect(rows).toEqual([{ ranking: 4 }, { ranking: 7 }]);
		await runSql("update players set bio = 'By hand' where name = 'Player 9'");
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 0, kept: ROWS });
	});

	test("the log names who imports a file and who answers for it, not the one who uploaded it", async () => {
		const [one, other] = [await person("editor"), await person("editor")];
		const run = await planned([line(1)], one);
		await saveAnswers(one, run, { choices: new Map(), meant: new Map() }, { warnings: true });
		await chooseName(other, run, "Player 1", "Player 2");
		await proceed(run);
		expect(await beginImport(other, run, { queued: false })).toEqual({ ok: true });
		await proceed(run);
		const { rows } = await runSql("select action, actor_id from audit_log order by id desc limit 5");
		const named = rows.map((row: { action: string; actor_id: string }) => [row.action, row.actor_id]).reverse();
		expect(named.slice(-4)).toEqual([
			["import.uploaded", one.id],
			["import.answered", other.id],
			["player.created", other.id],
			["import.done", other.id],
		]);
		expect((await runSql("select imported_by_id from import_batches order by id desc limit 1")).rows).toEqual([
			{ imported_by_id: other.id },
		]);
	});

	test("an import that was interrupted goes on where it was, and an undo too", async () => {
		const run = await planned(numbered.map((n) => line(n)));
		await beginImport(operator, run, { queued: false });
		const going = proceed(run);
		await expect.poll(players, { interval: 5 }).toBeGreaterThan(0);
		// Another worker takes the run: the first ends at its next slice.
		await Promise.all([proceed(run), going]);
		expect(await players()).toBe(ROWS);
		const batch = await batchOfRun(run);
		expect(batch).toMatchObject({ created: ROWS });
		const { rows } = await runSql(
			"select count(*)::int as n from audit_log where action = 'import.done' and subject = $1",
			[`import:${batch?.id}`],
		);
		expect(rows, "the first worker ends nothing that it has lost").toEqual([{ n: 1 }]);

		const undoing = [undoBatch(operator, batch?.id ?? 0), undoBatch(operator, batch?.id ?? 0)];
		expect((await Promise.all(undoing)).filter((each) => each !== undefined)).toEqual([{ undone: ROWS, kept: 0 }]);
		expect(await players()).toBe(0);
	});

	test("rows that were left are imported neither into an undone import nor while it is being undone", async () => {
		await applied(await planned([line(1)]));
		const run = await planned([line(1, 51), line(2)]);
		await runSql("update players set ranking = 99 where name = 'Player 1'");
		const batch = await applied(run);
		expect([...(await verdicts(run)).keys()]).toEqual(["warning", "new"]);
		await runSql("update import_batches set undoing_since = now(), undo_of = 1 where id = $1", [batch?.id]);
		expect(await beginImport(operator, run, { queued: false })).toEqual({ ok: false, undone: true });
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await beginImport(operator, run, { queued: false })).toEqual({ ok: false, undone: true });
		expect(await players()).toBe(1);
	});

	test("of an undo and an import of what was left that begin at once, one is refused", async () => {
		const run = await planned([line(1), line(2)]);
		const batch = await applied(run);
		await Promise.all([beginImport(operator, run, { queued: false }), undoBatch(operator, batch?.id ?? 0)]);
		const { rows } = await runSql(
			`select 1 from import_runs r join import_batches b on b.id = r.import_batch_id where r.state = 'importing'
				and b.undo_of is not null`,
		);
		expect(rows).toEqual([]);
	});

	test("what changed between the dry run and the import is asked about, not overwritten", async () => {
		await applied(await planned([line(1), line(2), line(3)]));
		const run = await planned([line(1, 51), line(2, 52), line(3, 53), line(4)]);
		await runSql("update players set ranking = 99 where name = 'Player 2'");
		await runSql("update players set ranking = 53 where name = 'Player 3'");
		await runSql("insert into players (name, name_ar, ranking) values ('Player 4', 'لاعب 4', 88)");
		expect(await applied(run)).toMatchObject({ created: 0, updated: 1 });
		const rows = await allRowsOf(run);
		expect(rows.map(({ verdict }) => verdict)).toEqual(["changed", "warning", "same", "warning"]);
		expect(rows[1]?.warnings).toEqual([{ key: "changedSince" }]);

		await saveAnswers(operator, run, { choices: new Map(), meant: new Map([[2, true]]) }, {});
		expect(await applied(run)).toMatchObject({ created: 0, updated: 2 });
		const { rows: now } = await runSql("select name, ranking from players order by id");
		expect(now.map(({ ranking }) => ranking)).toEqual([51, 52, 53, 88]);
	});

	test("a row asked about again waits for a new answer, also when its import was interrupted", async () => {
		await applied(await planned([line(1), line(2), line(3)]));
		const run = await planned([line(1, 51), line(2, 52), line(3, 53)]);
		await saveAnswers(operator, run, { choices: new Map(), meant: new Map([[2, true]]) }, { warnings: true });
		await runSql("update players set ranking = 99 where name in ('Player 2', 'Player 3')");
		expect(await applied(run)).toMatchObject({ updated: 1 });
		await runSql("update import_runs set state = 'importing' where id = $1", [run]);
		await proceed(run);
		expect((await runSql("select ranking from players order by id")).rows).toEqual([
			{ ranking: 51 },
			{ ranking: 99 },
			{ ranking: 99 },
		]);
		await saveAnswers(operator, run, { choices: new Map(), meant: new Map([[2, true]]) }, { warnings: false });
		expect(await applied(run)).toMatchObject({ updated: 2 });
		await saveAnswers(operator, run, { choices: new Map(), meant: new Map() }, { warnings: true });
		expect(await applied(run)).toMatchObject({ updated: 3 });
	});

	test("a record that another person adds while rows are written is not added twice", async () => {
		const run = await planned(numbered.map((n) => line(n)));
		await beginImport(operator, run, { queued: false });
		const going = proceed(run);
		await expect.poll(players, { interval: 5 }).toBeGreaterThan(0);
		await runSql(`insert into players (name, name_ar, ranking) values ('Player ${ROWS}', 'لاعب', 1)`);
		await going;
		const { rows } = await runSql("select count(*)::int as n from players where name = $1", [`Player ${ROWS}`]);
		expect(rows).toEqual([{ n: 1 }]);
	});

	test("one file of a kind is imported at a time, and answers stay with their rows", async () => {
		const [a, b] = [await planned([line(1), line(1)]), await planned([line(2)])];
		expect(await beginImport(operator, a, { queued: false })).toEqual({ ok: true });
		expect(await beginImport(operator, b, { queued: false })).toMatchObject({ ok: false, busy: null });
		await proceed(a);
		expect((await verdicts(a)).get("warning")?.length).toBe(1);
		await saveAnswers(operator, a, { choices: new Map([[2, "new"]]), meant: new Map() }, {});
		await saveAnswers(operator, a, { choices: new Map(), meant: new Map() }, { warnings: true });
		expect(await applied(a)).toMatchObject({ created: 2 });
		expect(await players()).toBe(2);
	});
});
