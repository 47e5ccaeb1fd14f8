import { expect, test } from "vitest";
import { freshProduct } from "../../../../test/engines.ts";
import { complainant } from "../../../../test/make-case.ts";
import { pdfFile } from "../../../../test/make-pdf.ts";
import { accountIdOf } from "../../../access/actor.ts";
import { saveDraft } from "../../submitting/drafts.server.ts";
import { attachEvidence } from "../attach-evidence.server.ts";
import { inspections } from "./inspect.server.ts";
import { InspectionBudget } from "./inspection-budget.ts";

freshProduct("embedded PostgreSQL");
const HOUR = 3_600_000;

test("honest files cost nothing, and four that keep the inspector to its limit are all for now", () => {
	const budget = new InspectionBudget();
	for (let i = 0; i < 200; i++) budget.note("honest", 2500, i);
	expect(budget.isSpent("honest", 200)).toBe(false);
	for (let i = 1; i <= 4; i++) {
		expect(budget.isSpent("hostile", i)).toBe(false);
		budget.note("hostile", 20_000, i);
	}
	expect(budget.isSpent("hostile", 5)).toBe(true);
	expect(budget.isSpent("another", 5)).toBe(false);
	expect(budget.isSpent("hostile", 5 + HOUR)).toBe(false);
});

test("an account that used up the inspector's time has to wait; another account's file is taken", async () => {
	const [slow, other] = [await complainant(), await complainant()];
	const attach = async (actor: typeof slow) => {
		const id = crypto.randomUUID();
		await saveDraft(actor, id, {}, { step: 1, locale: "en" });
		return attachEvidence(actor, id, pdfFile("a", "a.pdf"));
	};
	inspections.note(accountIdOf(slow) ?? "", 70_000, Date.now());
	expect(await attach(slow)).toEqual({ ok: false, name: "a.pdf", problem: "evidenceWait" });
	expect(await attach(other)).toMatchObject({ ok: true });
});
