import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { caseIn, complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { revealId } from "../../complaints/handling/commands/delicate-work.server.ts";
import { changeStatus } from "../../complaints/transitions/change-status.server.ts";
import { sealYesterday } from "../../heads/seal-day.server.ts";
import { runCommand } from "../../operator/commands.server.ts";
import { audit } from "../audit.server.ts";
import { anchorAt } from "./anchor-audit-log.server.ts";

onEveryEngine((engine) => {
	const product = freshProduct(engine);
	beforeEach(async () => {
		for (const table of ["audit_log", "audit_chains", "audit_heads", "audit_reasons", "case_records"])
			await runAsOperator(`delete from ${table}`);
		for (const file of ["audit-seals.txt", "audit-heads.txt"]) await rm(join(product.dataDir, file), { force: true });
	});

	const verify = async () => (await runCommand(["audit", "verify"]))!;
	/** Some cases with a history, and the chain of the first of them. */
	async function history() {
		const people = { complainant: await complainant(), officer: await person("officer"), head: await person("head") };
		const { id } = await caseIn("resolved", people);
		await filed(people.complainant);
		return { ...people, id, chain: `case:${id}` };
	}

	test("an untouched log is whole", async () => {
		await history();
		const { ok, text } = await verify();
		expect([ok, text]).toEqual([true, expect.stringMatching(/whole: \d+ rows, 3 chains/)]);
	});

	test.each([
		["an update", "update audit_log set details = '{}' where chain = $1 and seq = 2", "row 2 (id"],
		[
			"an update of its own hash as well",
			`update audit_log l set actor = 'x', hash = encode(sha256(convert_to(audit_text(l), 'UTF8')), 'hex')
				where chain = $1 and seq = 1`,
			"row 1 (id",
		],
		["a deletion", "delete from audit_log where chain = $1 and seq = 1", "row 1 is missing"],
		[
			"a truncated tail",
			"delete from audit_log where chain = $1 and seq = (select max(seq) from audit_log where chain = $1)",
			"is missing at the end",
		],
		["a chain that is gone", "delete from audit_log where chain = $1", "row 1 of"],
	])("%s is found, and the first bad row is named", async (_, statement, words) => {
		const { chain } = await history();
		await runAsOperator(statement, [chain]);
		const { ok, text } = await verify();
		expect(ok).toBe(false);
		expect(text).toContain(`${chain}: ${words.startsWith("is") ? "row" : words}`);
		expect(text).toContain(words);
	});

	test("two rows in each other's place are found", async () => {
		const { chain } = await history();
		await runAsOperator("update audit_log set seq = -seq where chain = $1 and seq in (1, 2)", [chain]);
		await runAsOperator("update audit_log set seq = case seq when -1 then 2 else 1 end where chain = $1 and seq < 0", [
			chain,
		]);
		const { ok, text } = await verify();
		expect([ok, text]).toEqual([false, expect.stringContaining(`${chain}: row 1 (id`)]);
	});

	test("a tail that was cut off with its end rewritten is found by the seal of the day", async () => {
		const { chain } = await history();
		await sealYesterday(new Date());
		await runAsOperator(
			"delete from audit_log where chain = $1 and seq = (select max(seq) from audit_log where chain = $1)",
			[chain],
		);
		await runAsOperator(
			`update audit_chains c
				set (seq, hash) = (select seq, hash from audit_log where chain = c.chain order by seq desc limit 1)
				where chain = $1`,
			[chain],
		);
		const { ok, text } = await verify();
		expect([ok, text]).toEqual([
			false,
			expect.stringMatching(new RegExp(`${chain}: row \\d+ is not the one that was sealed on`)),
		]);
	});

	test("a seal that was rewritten is found, in the database and by the file outside it", async () => {
		await history();
		await sealYesterday(new Date());
		await sealYesterday(new Date());
		const file = join(product.dataDir, "audit-seals.txt");
		const lines = (await readFile(file, "utf8")).trim().split("\n");
		expect(lines).toHaveLength(1);
		expect((await verify()).ok).toBe(true);
		await runAsOperator("update audit_heads set seq = seq + 1 where chain = 'site'");
		expect((await verify()).text).toContain("was changed");
		await runAsOperator("update audit_heads set seq = seq - 1 where chain = 'site'");
		await writeFile(file, `${lines[0]?.slice(0, -20)}${"A".repeat(20)}\n`);
		expect((await verify()).text).toContain("the list is not the one that was signed");
	});

	test("rows cut off the site's chain, its end rewritten, are found by what was noted outside", async () => {
		await history();
		await anchorAt(new Date(Date.now() - 5 * 86_400_000));
		await person("editor");
		await anchorAt(new Date());
		await anchorAt(new Date());
		expect((await readFile(join(product.dataDir, "audit-heads.txt"), "utf8")).trim().split("\n")).toHaveLength(1);
		expect((await verify()).ok).toBe(true);
		await runAsOperator(
			"delete from audit_log where chain = 'site' and seq = (select max(seq) from audit_log where chain = 'site')",
		);
		await runAsOperator(
			`update audit_chains c
				set (seq, hash) = (select seq, hash from audit_log where chain = c.chain order by seq desc limit 1)
				where chain = 'site'`,
		);
		expect((await verify()).text).toMatch(/site: row \d+ is not the one that was noted at 20/);
	});

	test("a timeline that says something else than the log is found", async () => {
		const { id, chain } = await history();
		await runAsOperator(
			"update complaint_events set to_status = 'rejected' where complaint_id = $1 and to_status = 'resolved'",
			[id],
		);
		expect((await verify()).text).toMatch(new RegExp(`${chain}: event \\d+ of the timeline is not what row \\d+ says`));
		await runAsOperator("delete from complaint_events where complaint_id = $1 and to_status = 'rejected'", [id]);
		expect((await verify()).text).toMatch(new RegExp(`${chain}: the event of row \\d+ is missing`));
	});

	test("the product's own role adds rows to the log in their order, and changes and removes none", async () => {
		await history();
		for (const statement of [
			"update audit_log set actor = 'x'",
			"delete from audit_log",
			"truncate audit_log",
			"update audit_chains set seq = 0",
			"insert into audit_chains values ('case:x', 1, '')",
			"delete from audit_heads",
			"delete from audit_rewrites",
			"update audit_former_heads set hash = ''",
			"delete from audit_reasons",
		])
			await expect(runSql(statement)).rejects.toThrow(/permission denied/);
	});

	test.each([
		["a time", "insert into audit_log (actor, action, at) values ('system', 'x.y', '2020-01-01')", "permission denied"],
		["an id", "insert into audit_log (actor, action, id) values ('system', 'x.y', 1)", "permission denied"],
		[
			"a place in a chain",
			"insert into audit_log (actor, action, seq) values ('system', 'x.y', 9)",
			"permission denied",
		],
		[
			"an actor by name",
			"insert into audit_log (actor, action) values ('owner@demo.example', 'x.y')",
			"no account is named",
		],
		[
			"a row of a case outside of any scope",
			"insert into audit_log (actor, action, subject) values ('system', 'x.y', 'case:1')",
			"not who the transaction acts for",
		],
	])("the product's own role cannot choose %s", async (_, statement, words) => {
		await history();
		await expect(runSql(statement)).rejects.toThrow(words);
		expect((await verify()).ok).toBe(true);
	});

	test("an officer's row of a case cannot name another officer", async () => {
		const { officer, head, id } = await history();
		const forged = inScope("staff", officer.id, () => audit(head, "case.noted", `case:${id}`));
		await expect(forged).rejects.toThrow("not who the transaction acts for");
	});

	test("a reason that was changed, taken out, or blanked without an erasure is found", async () => {
		const { officer, complainant: filer } = await history();
		const { id } = await filed(filer);
		await revealId(officer, id, "The court asks.");
		await runAsOperator("update audit_reasons set body = 'Nobody asks.' where body = 'The court asks.'");
		expect((await verify()).text).toMatch(new RegExp(`case:${id}: the reason of row \\d+ was changed`));
		await runAsOperator("update audit_reasons set body = '', salt = '', blanked_at = now()");
		expect((await verify()).text).toContain("audit_reasons.body");
		await runAsOperator("delete from audit_reasons");
		expect((await verify()).text).toMatch(new RegExp(`case:${id}: the reason of row \\d+ is missing`));
	});

	test("of fifty changes at once exactly one wins each version, and the chain is whole", async () => {
		const { officer, head, complainant: filer } = await history();
		const { id } = await filed(filer);
		const version = async () =>
			(await runAsOperator("select version from complaints where id = $1", [id])).rows[0].version as number;
		for (const round of ["under_review", "in_progress"] as const) {
			const seen = await version();
			const tries = await Promise.all(
				Array.from({ length: 25 }, (_, i) => changeStatus(i % 2 ? officer : head, id, { to: round, version: seen })),
			);
			expect(tries.filter((each) => each.ok)).toHaveLength(1);
			expect(await version()).toBe(seen + 1);
		}
		expect((await verify()).ok).toBe(true);
	});
});
