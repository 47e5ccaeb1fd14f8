import { createHash, verify } from "node:crypto";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, draft, filed, person, submit } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { withoutEmails } from "../../base/mail/mail.server.ts";
import { purge } from "../../office/retention/purge.server.ts";
import { attachEvidence, detachEvidence } from "../evidence/attach-evidence.server.ts";
import { receiptsOf, verifyReceipt } from "../receipts/receipt.server.ts";
import { statementText } from "../receipts/receipt.ts";
import { changeOwnStatus } from "../transitions/change-status.server.ts";
import { discardDraft, ownDraft, ownDrafts, saveDraft } from "./drafts.server.ts";
import { submitComplaint } from "./submit-complaint.server.ts";

const pdf = (text: string) => pdfFile(text);
const count = async (table: string, where = "true") =>
	(await runAsOperator(`select count(*)::int as n from ${table} where ${where}`)).rows[0].n as number;

onOneEngine((engine) => {
	freshProduct(engine);

	test("the database takes no day after today, in no way; what is stored already stays", async () => {
		const owner = await complainant();
		const id = await draft(owner, { incident_date: "2020-01-01" });
		for (const [change, what] of [
			["update complaints set incident_date = current_date + 2 where id = $1", id],
			["update complaint_users set date_of_birth = current_date + 2 where id = $1", owner.id],
		])
			await expect(runAsOperator(change!, [what])).rejects.toThrow("lies in the future");
		await runAsOperator("alter table complaints disable trigger guard_days");
		await runAsOperator("update complaints set incident_date = current_date + 2 where id = $1", [id]);
		await runAsOperator("alter table complaints enable trigger guard_days");
		// A draft from before the rule is stopped where it would become a case.
		expect(await submit(owner, id)).toMatchObject({ ok: false, problems: { incident_date: "dayFuture" } });
		await runAsOperator("update complaints set incident_date = incident_date, step = 2 where id = $1", [id]);
	});

	test("a submission makes the case, its reference, its event, its receipt and its mail together", async () => {
		const owner = await complainant();
		const id = await draft(owner, { second_party_full_name: "A club" });
		await attachEvidence(owner, id, pdf("contract"));
		const now = new Date("2026-12-31T21:30:00Z"); // already 2027 in Riyadh
		expect(await submit(owner, id, now)).toEqual({ ok: true, reference: "2027-000001" });
		const { rows } = await runAsOperator("select * from complaints");
		expect(rows).toHaveLength(1);
		expect(rows[0]).toMatchObject({
			id,
			status: "submitted",
			case_reference: "2027-000001",
			priority: "medium",
			second_party_full_name: "A club",
			submitted_at: now,
		});
		const events = await runAsOperator("select type, from_status, to_status, actor_role from complaint_events");
		expect(events.rows).toEqual([
			{ type: "case.submitted", from_status: "draft", to_status: "submitted", actor_role: "complainant" },
		]);
		const mails = await runAsOperator("select recipient, subject, plain from mails");
		expect(mails.rows).toHaveLength(1);
		expect(mails.rows[0].recipient).toBe(owner.email);
		expect(mails.rows[0].plain).toContain("/complaints/case/2027-000001");
		expect(mails.rows[0].plain).not.toMatch(/owe|club|contract/i);
		expect(await count("audit_log", "action = 'case.submitted'")).toBe(1);
	});

	test("the receipt is signed, lists all received, and verifies with the public key alone (ASVS 9.1.1)", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		await attachEvidence(owner, id, pdf("one"));
		await submit(owner, id);
		const row = await ownDraft(owner, id);
		if (!row) throw new Error("The case is not there.");
		const [receipt] = await asComplainant(owner, () => receiptsOf(id));
		expect(receipt?.body).toMatchObject({
			case_reference: row.case_reference,
			statement_sha256: createHash("sha256").update(statementText(row)).digest("hex"),
			files: [{ sha256: row?.evidence[0]?.sha256, size: row?.evidence[0]?.file_size }],
		});
		const [header = "", payload = "", code = ""] = receipt?.jws?.split(".") ?? [];
		expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({ alg: "EdDSA" });
		expect(Buffer.from(payload, "base64url").toString()).toBe(receipt?.signed);
		expect(code).toBe(receipt?.code);
		// As RFC 7515 says it, without the library that signed.
		const isGenuine = (body: string) =>
			verify(null, Buffer.from(`${header}.${body}`), receipt?.publicKey ?? "", Buffer.from(code, "base64url"));
		expect([isGenuine(payload), isGenuine(`${payload}A`)]).toEqual([true, false]);
		const reference = row?.case_reference ?? "";
		const check = (ref: string, code: string) => verifyReceipt(ref, code, "a");
		expect(await check(reference, receipt?.code ?? "")).toMatchObject({ ok: true, body: receipt?.body });
		expect(await check(reference, ` ${receipt?.code.slice(0, 40)}\n${receipt?.code.slice(40)}`)).toMatchObject({
			ok: true,
		});
		const other = await filed(owner);
		for (const [ref, code] of [
			[reference, `${receipt?.code.startsWith("A") ? "B" : "A"}${receipt?.code.slice(1)}`],
			[other.reference, receipt?.code ?? ""],
			["2026-999999", receipt?.code ?? ""],
			["nonsense", ""],
		] as const)
			expect([ref, code === receipt?.code && ref === reference ? "" : (await check(ref, code)).ok]).toEqual([
				ref,
				false,
			]);
	});

	test("a double click, two tabs and a retry give one case and one reference", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		const answers = await Promise.all(Array.from({ length: 8 }, () => submit(owner, id)));
		expect(new Set(answers.map((answer) => (answer.ok ? answer.reference : "refused"))).size).toBe(1);
		expect(await submit(owner, id)).toEqual(answers[0]);
		expect([await count("complaints"), await count("complaint_receipts"), await count("mails")]).toEqual([1, 1, 1]);
	});

	test("a hundred submissions, twenty-five at once, get consecutive references without gaps or doubles", async () => {
		const owners = await Promise.all(Array.from({ length: 10 }, () => complainant()));
		const drafts = await Promise.all(
			Array.from({ length: 100 }, (_, i) => draft(owners[i % 10]!).then((id) => ({ id, i }))),
		);
		// One after the other takes the number: more at once would wait longer for a connection than a busy machine lets
		// them.
		const answers = [];
		for (let from = 0; from < 100; from += 25)
			answers.push(
				...(await Promise.all(drafts.slice(from, from + 25).map(({ id, i }) => submit(owners[i % 10]!, id)))),
			);
		const numbers = answers.map((answer) => (answer.ok ? Number(answer.reference.slice(5)) : 0)).sort((a, b) => a - b);
		expect(numbers).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
	});

	test("a submission that fails takes no number", async () => {
		const owner = await complainant();
		await filed(owner);
		const id = await draft(owner);
		const failing = { ...owner, roles: owner.roles };
		await runAsOperator("alter table complaint_receipts add constraint broken check (false) not valid");
		await expect(submit(failing, id)).rejects.toThrow();
		await runAsOperator("alter table complaint_receipts drop constraint broken");
		expect((await ownDraft(owner, id))?.status).toBe("draft");
		const next = await submit(owner, id);
		expect(next.ok && next.reference.slice(5)).toBe("000002");
	});

	test.each([
		["without a description", { detailed_description: "" }, {}, { detailed_description: "required" }],
		["with a phone that is none", { second_party_phone: "call me" }, {}, { second_party_phone: "notAPhone" }],
		["on old terms", {}, { termsVersion: "1999-1" }, { terms: "termsChanged" }],
	])("a draft %s is not submitted and stays as it is", async (_, values, options, problems) => {
		const owner = await complainant();
		const id = await draft(owner, values);
		const answer = await submitComplaint(owner, id, { termsVersion: "2026-3", locale: "ar", ...options });
		expect(answer).toEqual({ ok: false, problems });
		expect((await ownDraft(owner, id))?.status).toBe("draft");
	});

	test("an account with an unconfirmed address cannot submit", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		await runAsOperator("update complaint_users set email_verified = false");
		expect(await submit(owner, id)).toEqual({ ok: false, problems: { email: "verifyFirst" } });
	});

	test("another account cannot submit, read, change or delete a draft", async () => {
		const [owner, other] = [await complainant(), await complainant()];
		const id = await draft(owner);
		expect(await ownDraft(other, id)).toBeUndefined();
		expect(await saveDraft(other, id, { detailed_description: "mine now" }, { step: 4, locale: "ar" })).toMatchObject({
			refused: "noDraft",
		});
		await expect(submit(other, id)).rejects.toMatchObject({ init: { status: 404 } });
		expect(await discardDraft(other, id)).toBe(false);
		expect(await attachEvidence(other, id, pdf("x"))).toMatchObject({ ok: false, problem: "evidenceClosed" });
		expect((await ownDraft(owner, id))?.detailed_description).toBe("They owe me.");
		for (const staff of [await person("editor"), await person("officer"), await person("owner"), await person()])
			await expect(async () => submit(staff, id)).rejects.toMatchObject({ init: { status: 403 } });
	});

	test("a file is hashed, kept once, and taken from a draft but never from a case", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		const attached = await attachEvidence(owner, id, pdf("one"));
		expect(await attachEvidence(owner, id, pdf("one"))).toMatchObject({ problem: "evidenceKnown" });
		const second = await attachEvidence(owner, id, pdf("two"));
		const stored = (await ownDraft(owner, id))?.evidence ?? [];
		expect(stored.map((file) => file.file_name)).toEqual(["one.pdf", "two.pdf"]);
		const { rows } = await runAsOperator("select file_path, sha256 from complaint_attachments order by file_name");
		const bytes = await files().getBytes(rows[0].file_path);
		expect(createHash("sha256").update(bytes).digest("hex")).toBe(rows[0].sha256);
		expect(rows[0].file_path).not.toContain("one");
		expect(second.ok && (await detachEvidence(owner, id, second.id))).toBe(true);
		expect(await files().exists(rows[1].file_path)).toBe(false);
		await submit(owner, id);
		expect(attached.ok && (await detachEvidence(owner, id, attached.id))).toBe(false);
	});

	test("the twenty-first file is refused, however many come at once", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		expect(await attachEvidence(owner, id, pdf("one"))).toMatchObject({ ok: true });
		await runAsOperator(
			`insert into complaint_attachments (complaint_id, file_name, file_path, file_type, file_size, sha256)
			select complaint_id, file_name, file_path || n, file_type, file_size, encode(sha256(n::text::bytea), 'hex')
			from complaint_attachments, generate_series(1, 15) n`,
		);
		const taken = await Promise.all(Array.from({ length: 8 }, (_, i) => attachEvidence(owner, id, pdf(`file ${i}`))));
		expect(taken.filter((each) => each.ok)).toHaveLength(4);
		expect(new Set(taken.map((each) => (each.ok ? "" : each.problem)))).toEqual(new Set(["", "evidenceTooMany"]));
	});

	test("a full disk is reported as our error, and leaves no row", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		const store = files();
		const put = store.putStream.bind(store);
		store.putStream = () => Promise.reject(new Error("ENOSPC"));
		expect(await attachEvidence(owner, id, pdf("one"))).toMatchObject({ problem: "evidenceFailed" });
		store.putStream = put;
		expect(await count("complaint_attachments")).toBe(0);
	});

	test("a person's files in drafts and open cases are bounded together, also at once (ASVS 5.2.1)", async () => {
		const owner = await complainant();
		const drafts = await Promise.all(Array.from({ length: 3 }, () => draft(owner)));
		await attachEvidence(owner, drafts[0] ?? "", pdf("one"));
		const { size } = pdf("two");
		await runAsOperator(
			`insert into complaint_attachments (complaint_id, file_name, file_path, file_type, file_size, sha256)
			select complaint_id, file_name, file_path || n, file_type, 20971520, encode(sha256(n::text::bytea), 'hex')
			from complaint_attachments, generate_series(1, 51) n`,
		);
		// 1 GB is 51 times 20 MB and 4 MB.
		await runAsOperator("update complaint_attachments set file_size = $1 where file_size < 20971520", [
			4 * 1024 ** 2 - size,
		]);
		const attach = (id: string, text: string) => attachEvidence(owner, id, pdf(text));
		const answers = await Promise.all([attach(drafts[1] ?? "", "two"), attach(drafts[2] ?? "", "six")]);
		expect(answers.filter(({ ok }) => ok).length).toBe(1);
		expect(answers).toContainEqual(expect.objectContaining({ problem: "evidenceOfAccount" }));
		const other = await complainant();
		expect(await attachEvidence(other, await draft(other), pdf("two"))).toMatchObject({ ok: true });
		await runAsOperator("delete from complaint_attachments where file_size = 20971520");
		expect(await attach(drafts[2] ?? "", "ten")).toMatchObject({ ok: true });
	});

	test("a case that is withdrawn makes no room for more files within a month: its own stay for years", async () => {
		const owner = await complainant();
		const { id } = await filed(owner);
		expect(await attachEvidence(owner, id, pdf("one"))).toMatchObject({ ok: true });
		await runAsOperator(
			`insert into complaint_attachments (complaint_id, file_name, file_path, file_type, file_size, sha256)
			select complaint_id, file_name, file_path || n, file_type, 20971520, encode(sha256(n::text::bytea), 'hex')
			from complaint_attachments, generate_series(1, 52) n where complaint_id = $1`,
			[id],
		);
		expect(await changeOwnStatus(owner, id, { to: "closed", text: "It is settled." })).toMatchObject({ ok: true });
		const next = await draft(owner);
		expect(await attachEvidence(owner, next, pdf("two"))).toMatchObject({ problem: "evidenceOfAccount" });
		await runAsOperator("update complaint_attachments set uploaded_at = now() - interval '31 days'");
		expect(await attachEvidence(owner, next, pdf("two"))).toMatchObject({ ok: true });
	});

	test("a draft keeps invalid values, and is purged after thirty days", async () => {
		const owner = await complainant();
		const id = await draft(owner, { incident_date: "2026-02-30", second_party_phone: "call m" });
		expect(await ownDraft(owner, id)).toMatchObject({ incident_date: null, second_party_phone: "call m" });
		await attachEvidence(owner, id, pdf("one"));
		const days = (n: number) => new Date(Date.now() + n * 86_400_000);
		expect(await purge("drafts", days(29))).toBe(0);
		expect(await purge("drafts", days(31))).toBe(1);
		expect(await ownDrafts(owner)).toEqual([]);
		const kept = await filed(owner);
		await purge("drafts", days(400));
		expect(await ownDraft(owner, kept.id)).toMatchObject({ status: "submitted" });
	});

	test("twenty drafts are enough for one person", async () => {
		const owner = await complainant();
		await Promise.all(Array.from({ length: 20 }, () => draft(owner)));
		const one = (await ownDrafts(owner))[0]?.id ?? "";
		expect(await saveDraft(owner, one, {}, { step: 1, locale: "ar" })).toMatchObject({ ok: true });
		expect(await saveDraft(owner, crypto.randomUUID(), {}, { step: 1, locale: "ar" })).toMatchObject({
			refused: "tooManyDrafts",
		});
	});

	test("of fifty drafts started at once at most twenty are created", async () => {
		const owner = await complainant();
		const saves = Array.from({ length: 50 }, () =>
			saveDraft(owner, crypto.randomUUID(), {}, { step: 1, locale: "en" }),
		);
		const made = (await Promise.all(saves)).filter(({ ok }) => ok);
		expect([made.length, await count("complaints")]).toEqual([20, 20]);
	});

	test("twenty submissions a day are the limit of one person", async () => {
		const owner = await complainant();
		await withoutEmails(async () => {
			for (let i = 0; i < 20; i++) expect(await submit(owner, await draft(owner))).toMatchObject({ ok: true });
			expect(await submit(owner, await draft(owner))).toMatchObject({ ok: false, wait: expect.any(Number) });
		});
		expect(await count("complaints", "status <> 'draft'")).toBe(20);
	});
});
