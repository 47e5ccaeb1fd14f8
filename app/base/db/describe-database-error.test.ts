import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { describeError } from "../errors/describe-error.ts";
import { runSql } from "./client.server.ts";

const canary = "Canary-7f3a";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a database error is logged by code, table and constraint, without the values", async () => {
		const failure = (text: string) => runSql(text).then(() => undefined, describeError);
		const id = await failure(`select '${canary}'::uuid`);
		expect(id).toMatch(/^error code=22P02\n {4}at /);
		const check = await failure(
			`insert into complaint_receipts (complaint_id, case_reference, body, signature, receipt_key)
				values (gen_random_uuid(), '${canary}', '', '', '')`,
		);
		const missing = await failure(
			`insert into account_roles (account_id, role) values ('00000000-0000-4000-8000-000000000001', 'owner')`,
		);
		expect(missing).toMatch(/code=23503 constraint=account_roles_account_id_fkey table=account_roles/);
		for (const text of [id, check, missing]) expect(text).not.toContain(canary);
	});
});
