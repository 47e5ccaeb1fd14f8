import { expect, test } from "vitest";
import { freshProduct, onEveryEngine, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { RELEASE } from "../../base/schema/release.ts";
import { runCommand } from "../commands.server.ts";

type Report = { ok: boolean; findings: { what: string; state: string; text: string }[] };
const doctor = async (): Promise<Report> => JSON.parse((await runCommand(["doctor", "--json"]))?.text ?? "");
const finding = async (what: string) => (await doctor()).findings.find((each) => each.what === what);

onOneEngine((engine) => {
	freshProduct(engine);

	test("every part that works is ok, and what is not there is a warning", async () => {
		const { ok, findings } = await doctor();
		expect(ok).toBe(true);
		const states = Object.fromEntries(findings.map(({ what, state }) => [what, state]));
		expect(states).toMatchObject({
			database: "ok",
			policies: "ok",
			clock: "ok",
			keys: "ok",
			files: "ok",
			mail: "ok",
			scanner: "warn",
		});
	});

	test("days that no field means any more are named, with where they are corrected", async () => {
		expect(await finding("days")).toMatchObject({ state: "ok" });
		const [home, away] = [await make.club({}), await make.club({})];
		const clubs = { home_team_id: home, away_team_id: away };
		const [hijri, far] = [await make.tie(clubs), await make.tie(clubs)];
		await make.tie(clubs);
		await runAsOperator("update matches set match_date = '1447-04-16' where id = $1", [hijri]);
		await runAsOperator("update matches set match_date = '1998-03-06' where id = $1", [far]);
		expect(await finding("days")).toMatchObject({
			state: "warn",
			text: expect.stringContaining(`2 in matches.match_date (${hijri}, ${far}); ties are at /admin/matches`),
		});
		await runAsOperator("delete from matches");
	});

	test("players with a name that an import gave them are listed, with a way to mend them", async () => {
		expect(await finding("names")).toMatchObject({ state: "ok" });
		/** The rows of an import of a former release: the record with its new name, its former one in the batch. */
		async function renamed(before: object, after: { name?: string; name_ar?: string }) {
			const id = await make.player({ name: "Umar Butt", name_ar: "عمر بٹ", ...after });
			await runAsOperator(
				`with batch as (insert into import_batches (kind, file_name) values ('players', 'p.csv') returning id)
				 insert into import_batch_rows (import_batch_id, record, version, before) select id, $1, 2, $2 from batch`,
				[id, JSON.stringify(before)],
			);
			return id;
		}
		const other = await renamed({ name_ar: "عمر بٹ", ranking: 5 }, { name_ar: "عمر بڈ" });
		const both = await renamed({ name: "Omar Said", name_ar: "عمر سعيد" }, {});
		await renamed({ name_ar: "عُمَر بٹ" }, {}); // spelled in another way
		await renamed({ name_ar: "" }, {}); // a name that it lacked
		await renamed({ ranking: 5 }, {});
		const known = await renamed({ name_ar: "عمر البت" }, {});
		await runAsOperator("insert into player_names (player_id, name, name_ar) values ($1, 'x', 'عمر البت')", [known]);
		const byId = await renamed({ name_ar: "عمر الآخر" }, {});
		await runAsOperator(
			`with run as (insert into import_runs (kind, file_name, import_batch_id)
				select 'players', 'p.csv', max(id) from import_batches returning id)
			 insert into import_run_rows (import_run_id, nth, line, fields, record)
				select id, 1, 2, '{"id": "7"}', $1 from run`,
			[byId],
		);
		const found = await finding("names");
		expect(found?.state).toBe("warn");
		expect(found?.text).toMatch(/^2 players have a name that an import gave without a question/);
		expect(found?.text).toContain(`${other} (Umar Butt / عمر بٹ is Umar Butt / عمر بڈ since import`);
		expect(found?.text).toContain(`${both} (Omar Said / عمر سعيد is Umar Butt / عمر بٹ since import`);
		await runAsOperator("update import_batches set undone_at = now()");
		expect(await finding("names")).toMatchObject({ state: "ok" });
	});

	test("statements that run past the row policies fail it", async () => {
		await runAsOperator("alter table complaints disable row level security");
		try {
			expect(await finding("policies")).toMatchObject({
				state: "fail",
				text: "statements run as tawila_app, past the row policies of cases",
			});
		} finally {
			await runAsOperator("alter table complaints enable row level security");
		}
	});

	test("a schema of a later release is a warning while this process may run, else a failure", async () => {
		expect(await finding("release")).toEqual({
			what: "release",
			state: "ok",
			text: `Tawila ${RELEASE}, and so is the schema`,
		});
		await runAsOperator("update schema_release set release = '999.1.0'");
		expect(await finding("release")).toMatchObject({
			state: "warn",
			text: expect.stringContaining("Tawila 999.1.0 has migrated"),
		});
		await runAsOperator("update schema_release set oldest = '999.0.0'");
		expect(await finding("release")).toMatchObject({
			state: "fail",
			text: expect.stringContaining("for 999.0.0 and later"),
		});
		await runAsOperator(`update schema_release set release = '${RELEASE}', oldest = '${RELEASE}'`);
	});

	test("a code that waits for ten minutes fails it, a mail that was given up is a warning", async () => {
		const mail = { recipient: "sara@example.org", subject: "", html: "", plain: "", headers: "{}" };
		await db()
			.insertInto("mails")
			.values({ ...mail, status: "dead" })
			.execute();
		expect(await finding("mails")).toEqual({ what: "mails", state: "warn", text: "0 waiting, 1 given up" });
		await db()
			.insertInto("mails")
			.values({ ...mail, status: "expired" })
			.execute();
		expect(await finding("mails")).toMatchObject({ text: "0 waiting, 1 given up, 1 with a code or link that ended" });
		await db()
			.insertInto("mails")
			.values({ ...mail, queued_at: new Date(Date.now() - 600_000) })
			.execute();
		expect(await finding("mails")).toMatchObject({ state: "fail", text: expect.stringContaining("10 minutes") });
		expect((await runCommand(["doctor"]))?.ok).toBe(false);
	});
});

const logged = {
	log_statement: "mod",
	log_min_duration_statement: "0",
	log_parameter_max_length: "64",
	log_parameter_max_length_on_error: "-1",
};

onEveryEngine((engine) => {
	freshProduct(engine);

	if (engine === "embedded PostgreSQL")
		test("the embedded engine writes no statement and no value into a log", async () => {
			expect(await finding("logging")).toEqual({
				what: "logging",
				state: "ok",
				text: "the embedded engine keeps no log of statements",
			});
		});
	else {
		/** Settings of the database, as sessions have them that begin afterwards. */
		const set = async (values: Partial<Record<keyof typeof logged, string>>) => {
			const { rows } = await runAsOperator("select quote_ident(current_database()) as name");
			for (const name of Object.keys(logged)) await runAsOperator(`alter database ${rows[0]?.name} reset ${name}`);
			for (const [name, value] of Object.entries(values))
				await runAsOperator(`alter database ${rows[0]?.name} set ${name} = '${value}'`);
			await runAsOperator(`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid()`);
		};
		const found = () => expect.poll(() => finding("logging").catch(() => undefined));

		test("settings by which PostgreSQL logs values of statements are a warning that says what to set", async () => {
			await set({});
			await found().toMatchObject({ state: "ok" });
			for (const [values, ...words] of [
				[{ log_statement: logged.log_statement }, "log_statement = mod", "log_parameter_max_length = 0"],
				[{ log_statement: "all" }, "log_statement = all", "log_parameter_max_length = 0"],
				[
					{ log_min_duration_statement: "250", log_parameter_max_length: logged.log_parameter_max_length },
					"log_min_duration_statement = 250ms",
					"log_parameter_max_length = 0",
				],
				[
					{ log_parameter_max_length_on_error: logged.log_parameter_max_length_on_error },
					"failed statements",
					"log_parameter_max_length_on_error = 0",
				],
			] as const) {
				await set(values);
				for (const word of words) await found().toMatchObject({ state: "warn", text: expect.stringContaining(word) });
			}
			await set(logged);
			await found().toMatchObject({
				state: "warn",
				text: expect.stringMatching(/log_parameter_max_length = 0 and log_parameter_max_length_on_error = 0/),
			});
			expect((await runCommand(["doctor"]))?.ok, "a warning fails nothing").toBe(true);
		});

		test("statements that are logged without their values are no warning", async () => {
			for (const values of [
				{ log_statement: "all", log_min_duration_statement: "0", log_parameter_max_length: "0" },
				{ log_statement: "ddl" },
				{ log_parameter_max_length: "-1" },
			]) {
				await set(values);
				await found().toMatchObject({ state: "ok" });
			}
			await set({});
		});
	}
});

onOneEngine((engine) => {
	freshProduct(engine, { CLAMD_URL: "tcp://127.0.0.1:1", SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@example.org" });

	test("strangers' mails at their ceiling are a warning", async () => {
		await runAsOperator("delete from mails");
		await db()
			.insertInto("rate_limits")
			.values({ what: "stranger-mails-all", who: "all", count: 1001, started_at: new Date(), refused: false })
			.execute();
		expect(await finding("mails")).toMatchObject({ state: "warn", text: expect.stringContaining("ceiling") });
		await db().deleteFrom("rate_limits").execute();
	});

	test("a mail server and a scanner that do not answer are named", async () => {
		expect(await finding("mail")).toMatchObject({ state: "fail", text: expect.stringContaining("SMTP_URL") });
		expect(await finding("scanner")).toMatchObject({
			state: "fail",
			text: "clamd does not answer at tcp://127.0.0.1:1",
		});
	});
});
