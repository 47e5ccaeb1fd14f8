import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { operator } from "../access/actor.ts";
import { provideAccount } from "../accounts/joining/register.server.ts";
import { setDisabled, setRoles } from "../accounts/managing/accounts.server.ts";
import { audit as record } from "../audit/audit.server.ts";
import { inTransaction, runSql } from "../base/db/client.server.ts";
import { linkClubs } from "../news/clubs-of-articles.server.ts";
import { createNationalTeam } from "../people/national-teams/edit-national-teams.server.ts";
import { applyBatch } from "./batches/batch.server.ts";
import { undoBatch } from "./batches/undo-batch.server.ts";
import { addRecord, changeRecord, deleteRecord } from "./change-record.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	const audit = async (subject: string) =>
		(await runSql("select action, details from audit_log where subject = $1 order by id", [subject])).rows;

	test("a change writes down which fields it changed; one that changes nothing writes nothing", async () => {
		const id = await make.club({ name: "Logged" });
		await changeRecord(operator, "team", id, 1, { name: "Renamed", region: "Riyadh", coach_name: undefined });
		await changeRecord(operator, "team", id, 2, { name: "Renamed" });
		expect((await audit(`team:${id}`)).slice(-2)).toEqual([
			{ action: "team.created", details: {} },
			{ action: "team.updated", details: { fields: ["name"], from: { name: "Logged" }, to: { name: "Renamed" } } },
		]);
		const { rows } = await runSql("select name, version from teams where id = $1", [id]);
		expect(rows).toEqual([{ name: "Renamed", version: 2 }]);
	});

	test("a deleted record leaves its names, days, states and numbers in the log, no other words", async () => {
		const club = await make.club({ name: "Gone" });
		await runSql("update teams set founded_year = 1961, coach_name = 'A person' where id = $1", [club]);
		await deleteRecord(operator, "team", club);
		const [last] = (await audit(`team:${club}`)).slice(-1);
		expect(last).toMatchObject({ action: "team.deleted", details: { name: "Gone", from: { founded_year: 1961 } } });
		expect(JSON.stringify(last)).not.toContain("A person");
	});

	test("of many saves of the same version at once, one wins and the others get a conflict", async () => {
		const id = await make.club();
		const saves = await Promise.all(
			Array.from({ length: 8 }, (_, i) => changeRecord(operator, "team", id, 1, { name: `Writer ${i}` })),
		);
		expect(saves.filter((saved) => saved.ok).length).toBe(1);
		expect(saves.filter((saved) => !saved.ok && "current" in saved).length).toBe(7);
	});

	test("a record that fails to be stored leaves no line in the log", async () => {
		const before = (await runSql("select count(*) as n from audit_log")).rows[0].n;
		await expect(addRecord(operator, "team", { name: "" })).rejects.toThrow();
		expect((await runSql("select count(*) as n from audit_log")).rows[0].n).toBe(before);
		expect(await deleteRecord(operator, "team", 99_999)).toBe(false);
		expect(await changeRecord(operator, "team", 99_999, 1, { name: "x" })).toEqual({ ok: false, gone: true });
	});

	test.each(["update audit_log set actor = 'nobody'", "delete from audit_log", "truncate audit_log"])(
		"the product cannot tamper with the log: %s",
		async (statement) => {
			await inTransaction(() => record(operator, "test.happened"));
			await expect(runSql(statement)).rejects.toThrow(/permission denied/);
		},
	);

	test("of many people filling one empty national slot, one does", async () => {
		const team = { team_type: "youth" as const, title: "a", title_ar: "b", coach_name: "c", coach_name_ar: "d" };
		const made = await Promise.all(Array.from({ length: 5 }, () => createNationalTeam(operator, team)));
		expect(made.filter(({ ok }) => ok).length).toBe(1);
		expect(made.find(({ ok }) => !ok)).toEqual({ ok: false, problems: { team_type: "slotTaken" } });
	});

	test("a batch is applied and undone as a whole", async () => {
		const known = await make.club({ name: "Known" });
		const fresh = { name: "Fresh", name_ar: "جديد", region: "r", region_ar: "م", founded_year: 2000 };
		const { batch, created, updated } = await applyBatch(operator, "teams", "f.csv", [
			{ line: 2, name: "Fresh", verdict: "new", values: fresh },
			{ line: 3, name: "Known", verdict: "changed", id: known, version: 1, values: { founded_year: 1900 } },
			{ line: 4, name: "Late", verdict: "changed", id: known, version: 1, values: { founded_year: 1800 } },
		]);
		expect([created, updated]).toEqual([1, 1]); // the third speaks of a version that is gone
		expect(await undoBatch(operator, batch)).toEqual({ undone: 2, kept: 0 });
		expect(await undoBatch(operator, batch)).toBeUndefined();
		const { rows } = await runSql("select name, founded_year from teams order by name");
		expect(rows).toEqual([{ name: "Known", founded_year: 1980 }]);
	});

	test("undoing a batch keeps a club that an article is about", async () => {
		const fresh = { name: "Told Of", name_ar: "مذكور", region: "r", region_ar: "م", founded_year: 2000 };
		const { batch } = await applyBatch(operator, "teams", "f.csv", [
			{ line: 2, name: "Told Of", verdict: "new", values: fresh },
		]);
		const { id } = (await runSql("select id from teams where name = 'Told Of'")).rows[0];
		await linkClubs(await make.article(), [id]);
		expect(await undoBatch(operator, batch)).toEqual({ undone: 0, kept: 1 });
		expect((await runSql("select news_article_id from news_article_clubs where team_id = $1", [id])).rows).toHaveLength(
			1,
		);
	});

	test("the last owner stays one, also when two owners remove each other at the same moment", async () => {
		const [a, b] = [await provideAccount("a@example.org", ["owner"]), await provideAccount("b@example.org", ["owner"])];
		const outcomes = await Promise.all([setRoles(operator, a, ["editor"]), setRoles(operator, b, [])]);
		expect(outcomes.filter(({ ok }) => ok).length).toBe(1);
		const { rows } = await runSql("select account_id as id from account_roles where role = 'owner'");
		expect(rows.length).toBe(1);
		expect(await setDisabled(operator, rows[0].id, true)).toEqual({ ok: false, refused: "lastOwner" });
		expect(await setRoles(operator, "not-an-id", [])).toEqual({ ok: false, refused: "gone" });
	});
});
