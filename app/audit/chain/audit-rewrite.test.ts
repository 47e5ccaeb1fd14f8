import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { inTransaction, runAsOperator } from "../../base/db/client.server.ts";
import { audit } from "../audit.server.ts";
import { verifyLog } from "./audit-chain.server.ts";

const digest = createHash("sha256").update("case:1 3 b\nsite 4 a").digest("hex");
const stated = JSON.stringify({ epoch: 1, reason: "Names went.", rows: 7, damaged: 0, chains: 2, digest });

onEveryEngine((engine) => {
	freshProduct(engine);

	/** A log that a migration rewrote once: seven rows in two chains were there before. */
	beforeEach(async () => {
		for (const table of ["audit_log", "audit_chains", "audit_former_heads", "audit_rewrites"])
			await runAsOperator(`delete from ${table}`);
		await runAsOperator(
			"insert into audit_rewrites (epoch, reason, rows, chains, digest) values (1, 'Names went.', 7, 2, $1)",
			[digest],
		);
		await runAsOperator("insert into audit_former_heads values (1, 'site', 4, 'a'), (1, 'case:1', 3, 'b')");
		await runAsOperator("insert into audit_log (actor, action, details) values ('system', 'audit.rewritten', $1)", [
			stated,
		]);
	});

	test("the chains hold across a rewrite, the log states its reason, and new rows continue it", async () => {
		await inTransaction(() => audit({ kind: "operator" }, "settings.changed"));
		const { problems, rewrites } = await verifyLog();
		expect(problems).toEqual([]);
		expect(rewrites).toEqual([
			expect.stringMatching(/^Rewritten on 20.*Names went\. The 7 rows before it had the digest [0-9a-f]{64}\.$/),
		]);
	});

	test.each([
		[
			"its statement taken out of the log",
			"delete from audit_log where action = 'audit.rewritten'",
			"the log does not state it",
		],
		[
			"the former ends of chains changed",
			"update audit_former_heads set hash = 'x'",
			"the former ends of its chains were changed",
		],
		["its row taken out", "delete from audit_former_heads; delete from audit_rewrites", "what it states is missing"],
	])("a rewrite with %s is found", async (_, statement, words) => {
		for (const each of statement.split("; ")) await runAsOperator(each);
		expect((await verifyLog()).problems.map(({ text }) => text).join("\n")).toContain(words);
	});
});
