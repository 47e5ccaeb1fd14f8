import { expect, test, vi } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { liftByTwo } from "../../../../test/lift-hold.ts";
import { complainant, draft, person, submit } from "../../../../test/make-case.ts";
import { pdfFile } from "../../../../test/make-pdf.ts";
import { verifyLog } from "../../../audit/chain/audit-chain.server.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { eventsThatDiffer, reasonsThatDiffer } from "../../../complaints/case/events/verify-events.server.ts";
import { ownProfile } from "../../../complaints/complainants/profile.server.ts";
import { attachEvidence } from "../../../complaints/evidence/attach-evidence.server.ts";
import { addNote } from "../../../complaints/handling/commands/case-commands.server.ts";
import { holdCase } from "../../../complaints/handling/commands/hold-case.server.ts";
import { deskCase } from "../../../complaints/handling/desk-case.server.ts";
import { ownCase } from "../../../complaints/my-cases/cases.server.ts";
import { exportOwnData } from "../../../complaints/privacy/export-own-data.server.ts";
import { verifyReceipt } from "../../../complaints/receipts/receipt.server.ts";
import { changeStatus } from "../../../complaints/transitions/change-status.server.ts";
import { writeToOfficers } from "../../../complaints/transitions/send-message.server.ts";
import type { Kind } from "../../../settings/retention/kinds.ts";
import { count, purge } from "../purge.server.ts";

const canary = "Canary-5c1e";
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const parts: Kind[] = ["case_files", "case_words", "case_decisions"];
/** Nothing keeps a case for longer. */
const centuries = 40_000;

onOneEngine((engine) => {
	freshProduct(engine);

	/** A case with everything that can be in it: decided, closed, and past its window to appeal. */
	async function closedCase() {
		const filer = await complainant({ id_number: "1000000008" });
		const head = await person("head");
		const id = await draft(filer, { detailed_description: canary, first_party_full_name: `${canary} Club` });
		await attachEvidence(filer, id, pdfFile(canary, `${canary}.pdf`));
		const submitted = await submit(filer, id);
		if (!submitted.ok) throw new Error("The case of the test was not submitted.");
		await writeToOfficers(filer, id, { body: canary });
		await addNote(head, id, { body: canary });
		await changeStatus(head, id, { to: "resolved", text: canary, reasons: canary });
		await changeStatus(head, id, { to: "closed", text: canary });
		await setEnd(id, "now() - interval '1 minute'");
		const { rows: stored } = await runAsOperator(
			"select file_path from complaint_attachments where complaint_id = $1",
			[id],
		);
		return { filer, head, id, reference: submitted.reference, path: String(stored[0].file_path) };
	}
	const setEnd = (id: string, moment: string) =>
		runAsOperator(`update complaints set appeal_until = ${moment}, last_updated_at = ${moment} where id = $1`, [id]);
	const all = async () => {
		const removed: number[] = [];
		for (const part of parts) removed.push(await purge(part, later(centuries)));
		return removed;
	};
	const left = async () => {
		const words: string[] = [];
		for (const table of [
			"complaints",
			"complaint_messages",
			"case_notes",
			"complaint_receipts",
			"audit_reasons",
			"complaint_attachments",
			"complaint_decisions",
		]) {
			const { rows } = await runAsOperator(`select t::text as row from ${table} t`);
			if (JSON.stringify(rows).includes(canary)) words.push(table);
		}
		return words;
	};

	test("files go first, then the texts, then the decision, each on its day and not before", async () => {
		const { path } = await closedCase();
		for (const [kind, days] of [
			["case_files", 1095],
			["case_words", 1825],
			["case_decisions", 3650],
		] as const) {
			expect([kind, await purge(kind, later(days - 1))]).toEqual([kind, 0]);
			expect(await count(kind, later(days + 1), {})).toEqual({ all: 1, due: 1 });
			expect([kind, await purge(kind, later(days + 1))]).toEqual([kind, 1]);
			expect([kind, await purge(kind, later(days + 1))]).toEqual([kind, 0]);
			const expected = {
				case_files: ["complaints", "complaint_messages", "case_notes", "complaint_receipts", "complaint_decisions"],
				case_words: ["complaint_decisions"],
				case_decisions: [],
			}[kind];
			expect(await left()).toEqual(expected);
			expect(await files().exists(path)).toBe(false);
		}
	});

	test("reference, dates, receipt, timeline and log stay whole, and the pages say what was deleted", async () => {
		for (const table of ["audit_log", "audit_chains"]) await runAsOperator(`delete from ${table}`);
		const { filer, head, id, reference } = await closedCase();
		const receipt = (await exportOwnData(filer)).cases[0]?.receipts[0];
		expect(await all()).toEqual([1, 1, 1]);
		expect(await verifyReceipt(reference, receipt?.code ?? "", "a")).toMatchObject({ ok: true });
		expect([(await verifyLog()).problems, await eventsThatDiffer(), await reasonsThatDiffer()]).toEqual([[], [], []]);
		const seen = await ownCase(filer, reference);
		expect(seen).toMatchObject({ status: "closed", case_reference: reference, detailed_description: "" });
		expect(seen?.events.map(({ type }) => type).slice(-3)).toEqual([
			"case.files-removed",
			"case.words-removed",
			"case.decision-removed",
		]);
		expect(await deskCase(head, reference)).toMatchObject({ item: { words_removed_at: expect.any(Date) } });
		const exported = (await exportOwnData(filer)).cases[0]?.receipts[0];
		expect(exported).toMatchObject({ statement: null, statement_note: { en: expect.stringContaining("was deleted") } });
		// A case that is opened again loses the mark, and its words do not come back.
		await changeStatus(head, id, { to: "under_review", text: "Again." });
		expect((await exportOwnData(filer)).cases[0]?.receipts[0]).toMatchObject({
			statement_note: exported?.statement_note,
		});
	});

	test.each([
		["a hold", "held"],
		["an open status", "open"],
		["a window to appeal", "appealable"],
	] as const)("%s keeps the case and the ID number, however old", async (_, why) => {
		const { head, id } = await closedCase();
		if (why === "held") await holdCase(head, id, "A lawsuit.");
		if (why === "open") await changeStatus(head, id, { to: "under_review", text: "Again." });
		if (why === "appealable") await setEnd(id, "now() + interval '1 hour'");
		expect(await all()).toEqual([0, 0, 0]);
		expect(await purge("id_numbers", later(centuries))).toBe(0);
		expect(await left()).toHaveLength(6);
		if (why === "held") await liftByTwo(head, id);
		if (why === "open") await changeStatus(head, id, { to: "closed", text: "Over." });
		await setEnd(id, "now() - interval '1 minute'");
		expect(await all()).toEqual([1, 1, 1]);
		expect(await purge("id_numbers", later(centuries))).toBe(1);
	});

	test("a case that is opened again after its files went loses what was added since at its own time", async () => {
		const { filer, head, id } = await closedCase();
		expect(await purge("case_files", later(centuries))).toBe(1);
		await changeStatus(head, id, { to: "under_review", text: "Again." });
		expect(await attachEvidence(filer, id, pdfFile("new proof"))).toMatchObject({ ok: true });
		await changeStatus(head, id, { to: "closed", text: "Over." });
		await setEnd(id, "now() - interval '1 minute'");
		expect(await purge("case_files", later(1094))).toBe(0);
		expect(await purge("case_files", later(1096))).toBe(1);
	});

	test("the ID number goes when the last case is long closed; a draft or a younger case keeps it", async () => {
		const { filer } = await closedCase();
		const another = await draft(filer);
		expect(await purge("id_numbers", later(2000))).toBe(0);
		await runAsOperator("delete from complaints where id = $1", [another]);
		expect(await count("id_numbers", later(1096), {})).toEqual({ all: 1, due: 1 });
		expect(await purge("id_numbers", later(1090))).toBe(0);
		expect(await purge("id_numbers", later(1096))).toBe(1);
		expect(await ownProfile(filer)).toMatchObject({ id_number_masked: null, full_name: "Sara Salem" });
	});

	test("a file that the store did not delete is found as a loose file later", async () => {
		const { path } = await closedCase();
		const down = vi.spyOn(files(), "delete").mockRejectedValue(new Error("The store is down."));
		expect(await purge("case_files", later(centuries))).toBe(1);
		down.mockRestore();
		expect(await files().exists(path)).toBe(true);
		expect(await purge("loose_files", later(8))).toBe(1);
		expect(await files().exists(path)).toBe(false);
	});
});
