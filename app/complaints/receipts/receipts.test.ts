import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, draft, filed, person, submit } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { workingDayFrom } from "../../base/locale/working-calendar.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { verifySigned } from "../../signing/sign.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { exportOwnData } from "../privacy/export-own-data.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { acts } from "./acts.ts";
import { receiptsForStaff, receiptsOf as storedReceipts, verifyReceipt } from "./receipt.server.ts";
import { PRINTED_MAX } from "./receipt.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
type Case = { id: string; reference: string };

onEveryEngine((engine) => {
	freshProduct(engine);
	const people = async () => ({
		filer: await complainant(),
		officer: await person("officer"),
		head: await person("head"),
	});
	const receiptsOf = (who: Awaited<ReturnType<typeof complainant>>, { id }: Case) =>
		asComplainant(who, () => storedReceipts(id));

	test("the table of acts and the type of the database have the same names", async () => {
		const { rows } = await runSql("select unnest(enum_range(null::receipt_act))::text as act");
		expect(rows.map(({ act }) => act)).toEqual(Object.keys(acts));
	});

	test("submission, evidence, answer, withdrawal and appeal have receipts with text, files and limit", async () => {
		const { filer, officer, head } = await people();
		const made = await filed(filer);
		const { holidays } = await siteSettings();
		const dueOn = workingDayFrom(riyadhDay(new Date(Date.now() + 40 * 86_400_000)), holidays);
		await changeStatus(officer, made.id, { to: "pending_information", text: "When?", dueOn });
		expect((await attachEvidence(filer, made.id, pdfFile("a", "a.pdf"))).ok).toBe(true);
		await changeOwnStatus(filer, made.id, { to: "submitted", text: "On Monday.", files: 1 });
		await changeStatus(head, made.id, { to: "resolved", text: "Decided.", reasons: "So." });
		await changeOwnStatus(filer, made.id, { to: "appealed", text: "It was Tuesday." });
		await changeOwnStatus(filer, made.id, { to: "closed", text: "I give up." });
		const receipts = await receiptsOf(filer, made);
		expect(receipts.map(({ act }) => act)).toEqual(["submission", "evidence", "answer", "appeal", "withdrawal"]);
		expect(await receiptsForStaff(officer, made.id)).toEqual(receipts);
		expect((await ownCase(filer, made.reference))?.receipts).toEqual(
			receipts.map(({ number, act, body }) => ({ number, act, received_at: body.received_at })),
		);
		const [submission, evidence, answer, appeal, withdrawal] = receipts.map(({ body }) => body);
		const [file] = evidence?.files ?? [];
		expect(evidence).toMatchObject({ time_limit: { of: "answer", last_day: dueOn } });
		expect(evidence).not.toHaveProperty("statement_sha256");
		expect(answer).toMatchObject({ time_limit: { of: "answer", last_day: dueOn }, files: [file] });
		const { rows: own } = await runAsOperator("select appeal_until from complaints");
		expect(appeal).toMatchObject({ time_limit: { of: "appeal", last_day: riyadhDay(own[0].appeal_until) }, files: [] });
		for (const body of [submission, withdrawal]) expect(body).not.toHaveProperty("time_limit");
		const exported = (await exportOwnData(filer)).cases[0]?.receipts ?? [];
		for (const [i, said] of [undefined, undefined, "On Monday.", "It was Tuesday.", "I give up."].entries()) {
			const { statement, body } = exported[i]!;
			if (said) expect(JSON.parse(statement ?? "").text).toBe(said);
			if (statement) expect(body.statement_sha256).toBe(sha256(statement));
			expect([i, exported[i]]).not.toEqual([i, expect.objectContaining({ statement_note: expect.anything() })]);
		}
		for (const { jws, code, body } of receipts) {
			expect(await verifySigned(jws ?? "")).toMatchObject({ ok: true, body });
			for (const [reference, pasted] of [
				[made.reference, code],
				["", jws ?? ""],
			] as const)
				expect(await verifyReceipt(reference, pasted, "a")).toMatchObject({ ok: true, body });
		}
		const other = await filed(filer);
		expect(await verifyReceipt(other.reference, receipts[2]?.code ?? "", "a")).toEqual({ ok: false });
	});

	test("the same words have another hash in another receipt: a short answer is not guessed from it", async () => {
		const { filer } = await people();
		const hashes = [];
		for (const made of [await filed(filer), await filed(filer)]) {
			await changeOwnStatus(filer, made.id, { to: "closed", text: "No" });
			hashes.push((await receiptsOf(filer, made)).at(-1)?.body.statement_sha256);
		}
		expect(new Set(hashes).size).toBe(2);
	});

	test("an act and its receipt come together or not at all", async () => {
		const { filer, officer, head } = await people();
		const [asked, decided, open] = [await filed(filer), await filed(filer), await filed(filer)];
		await changeStatus(officer, asked.id, { to: "pending_information", text: "When?" });
		await changeStatus(head, decided.id, { to: "resolved", text: "Decided.", reasons: "So." });
		const waiting = await draft(filer);
		const before = (await runAsOperator("select id, status, version from complaints order by id")).rows;
		await runAsOperator("alter table complaint_receipts add constraint broken check (false) not valid");
		try {
			for (const act of [
				() => submit(filer, waiting),
				() => changeOwnStatus(filer, asked.id, { to: "submitted", text: "On Monday." }),
				() => changeOwnStatus(filer, decided.id, { to: "appealed", text: "No." }),
				() => changeOwnStatus(filer, open.id, { to: "closed", text: "No." }),
				() => attachEvidence(filer, open.id, pdfFile("a", "a.pdf")),
			])
				await expect(act()).rejects.toThrow(/broken/);
		} finally {
			await runAsOperator("alter table complaint_receipts drop constraint broken");
		}
		expect((await runAsOperator("select id, status, version from complaints order by id")).rows).toEqual(before);
		for (const table of ["complaint_attachments", "complaint_messages where kind = 'answer'"])
			expect((await runAsOperator(`select from ${table}`)).rows).toEqual([]);
	});

	test("an act that is sent twice at once is one act with one receipt", async () => {
		const { filer, officer, head } = await people();
		const [asked, decided, open] = [await filed(filer), await filed(filer), await filed(filer)];
		await changeStatus(officer, asked.id, { to: "pending_information", text: "When?" });
		await changeStatus(head, decided.id, { to: "resolved", text: "Decided.", reasons: "So." });
		const waiting = await draft(filer);
		const file = pdfFile("a", "a.pdf");
		const twice: [string, string, () => Promise<{ ok: boolean }>][] = [
			["submission", waiting, () => submit(filer, waiting)],
			["answer", asked.id, () => changeOwnStatus(filer, asked.id, { to: "submitted", text: "On Monday." })],
			["appeal", decided.id, () => changeOwnStatus(filer, decided.id, { to: "appealed", text: "No." })],
			["evidence", open.id, () => attachEvidence(filer, open.id, file)],
			["withdrawal", open.id, () => changeOwnStatus(filer, open.id, { to: "closed", text: "No." })],
		];
		for (const [act, id, send] of twice) {
			await Promise.allSettled([send(), send()]);
			const { rows } = await runAsOperator("select from complaint_receipts where complaint_id = $1 and act = $2", [
				id,
				act,
			]);
			expect([act, rows.length]).toEqual([act, 1]);
		}
	});

	test("with twenty files the statement fits a printed code: it holds the hash of their stored list", async () => {
		const { filer } = await people();
		const id = await draft(filer);
		await runAsOperator(
			`insert into complaint_attachments (complaint_id, file_name, file_path, file_type, file_size,
				sha256, uploaded_by_id)
			select $1, n || '.pdf', 'evidence/' || n, 'application/pdf', 1000000 + n,
				encode(sha256(n::text::bytea), 'hex'), $2
			from generate_series(1, 20) n`,
			[id, filer.id],
		);
		const submitted = await submit(filer, id);
		if (!submitted.ok) throw new Error("The case was not submitted.");
		const [receipt] = await receiptsOf(filer, { id, reference: submitted.reference });
		expect(receipt?.jws?.length).toBeLessThanOrEqual(PRINTED_MAX);
		expect(receipt?.files).toHaveLength(20);
		expect(receipt?.body).not.toHaveProperty("files");
		expect(receipt?.body.file_list).toEqual({ count: 20, sha256: sha256(JSON.stringify(receipt?.files)) });
		expect(await verifyReceipt("", receipt?.jws ?? "", "a")).toMatchObject({ ok: true, files: receipt?.files });
		await expect(runAsOperator("update complaint_receipts set file_list = '[]'")).rejects.toThrow(/signed_file_list/);
	});
});
