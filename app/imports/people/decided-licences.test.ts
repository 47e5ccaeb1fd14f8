import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";

const columns = "id,player,season,state,reason";

onOneEngine((engine) => {
	freshProduct(engine);

	test("a file corrects a licence that was decided with another reason alone, as a new decision", async () => {
		await runSql("insert into seasons (name) values ('2025/2026'), ('2024/2025') on conflict do nothing");
		await make.player({ name: "One" });
		await importFile("licences", `${columns}\n,One,2025/2026,refused,No photo`);
		await runAsOperator("update licences set decided_at = null");
		const { rows } = await runAsOperator("select id from licences");
		const of = (line: string) => planFile("licences", `${columns}\n${rows[0].id},One,${line}`);
		for (const line of ["2025/2026,approved,No photo", "2024/2025,refused,No photo", "2025/2026,approved,"])
			expect((await of(line)).problems).toEqual([{ reason: "anotherReason" }]);
		const corrected = await of("2025/2026,approved,The photo came");
		expect(corrected.problems).toEqual([undefined]);
		await corrected.apply();
		const after = await runAsOperator("select state, reason, decided_at is not null as is_dated from licences");
		expect(after.rows).toEqual([{ state: "approved", reason: "The photo came", is_dated: true }]);
	});
});
