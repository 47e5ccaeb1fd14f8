import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { declareConflict } from "../../complaints/handling/commands/declare-recusal.server.ts";
import { deskCase } from "../../complaints/handling/desk-case.server.ts";
import { sendNotices } from "../../complaints/notices/send-notices.server.ts";
import { changeOwnStatus, changeStatus } from "../../complaints/transitions/change-status.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a head is warned while no other could judge the appeal, an officer while there is no head", async () => {
		const [officer, head] = [await person("officer"), await person("head")];
		const { id, reference } = await filed(await complainant());
		const warned = async (actor: typeof head) => {
			const found = await deskCase(actor, reference);
			return found?.recused === false && found.lacksAppealJudge;
		};
		expect([await warned(head), await warned(officer)]).toEqual([true, false]);
		const other = await person("head");
		expect([await warned(head), await warned(other)]).toEqual([false, false]);
		await declareConflict(other, id, "A cousin.");
		expect([await warned(head), await warned(officer)]).toEqual([true, false]);
		await runAsOperator("delete from account_roles where account_id = $1", [head.id]);
		expect(await warned(officer)).toBe(true);
	});

	test("the appeal against the only head's decision is mailed to the owner, without its reference", async () => {
		const [owner, head, filer] = [await person("owner"), await person("head"), await complainant()];
		const { id, reference } = await filed(filer);
		await changeStatus(head, id, { to: "rejected", text: "Because." });
		await changeOwnStatus(filer, id, { to: "appealed", text: "Unfair." });
		await runAsOperator("delete from mails");
		await sendNotices(new Date(Date.now() + 600_000));
		const { rows } = await runAsOperator("select recipient, plain from mails");
		expect(rows.map(({ recipient }) => recipient)).toEqual([owner.email]);
		expect(rows[0].plain).toContain("/admin/accounts");
		expect(rows[0].plain).not.toContain(reference);
		expect(rows[0].plain).not.toContain("Unfair.");
	});
});
