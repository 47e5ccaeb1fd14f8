import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { caseIn, complainant, draft, filed, inScope, person, submit } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { db, runAsOperator, runSql } from "../../base/db/client.server.ts";
import { ownProfile } from "../complainants/profile.server.ts";
import { addNote } from "../desk/case/case-commands.server.ts";
import { deskCase } from "../desk/case/desk-case.server.ts";
import { holdCase, liftHold } from "../desk/case/hold-case.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { eraseWaiting, erasureOf, requestErasure } from "../privacy/erasure.server.ts";
import { changeOwnStatus } from "../transitions/change-status.server.ts";
import { casesOnHold, holdByReference, liftByReference } from "./holds.server.ts";

const refusal = expect.objectContaining({ init: { status: 403 } });

onOneEngine((engine) => {
	freshProduct(engine);

	const everybody = async () => ({
		complainant: await complainant(),
		officer: await person("officer"),
		head: await person("head"),
		owner: await person("owner"),
	});
	/** A case that is over: withdrawn, with a file, a message, a note and a reason. */
	async function over() {
		const people = await everybody();
		const id = await draft(people.complainant);
		await attachEvidence(people.complainant, id, pdfFile("proof"));
		const submitted = await submit(people.complainant, id);
		if (!submitted.ok) throw new Error("not submitted");
		await addNote(people.head, id, "Internal.");
		await changeOwnStatus(people.complainant, id, { to: "closed", text: "Settled." });
		return { ...people, id, reference: submitted.reference };
	}

	test("a head holds a case and lifts the hold, once each; both are in the log with the reason's hash, and not in the timeline of the complainant", async () => {
		const { head, id, reference } = await over();
		expect(await holdCase(head, id, "A lawsuit.")).toEqual({ ok: true });
		expect(await holdCase(head, id, "Again.")).toEqual({ ok: false, refused: "unchanged" });
		const found = await deskCase(head, reference);
		expect(found).toMatchObject({ hold: { reason: "A lawsuit.", email: head.email } });
		expect(await liftHold(head, id)).toEqual({ ok: true });
		expect(await liftHold(head, id)).toEqual({ ok: false, refused: "unchanged" });
		expect(await deskCase(head, reference)).toMatchObject({ hold: undefined });
		const { rows } = await runAsOperator(
			`select e.type, e.is_public, l.actor, l.details ? 'reason_sha256' as reason from complaint_events e
			 join audit_log l on (l.details->>'event')::bigint = e.id where e.type like 'case.h%' order by e.id`,
		);
		expect(rows).toEqual([
			{ type: "case.held", is_public: false, actor: head.email, reason: true },
			{ type: "case.hold-lifted", is_public: false, actor: head.email, reason: false },
		]);
		expect(await holdCase(head, id, "Another lawsuit.")).toEqual({ ok: true }); // a lifted hold is no obstacle
	});

	test("officers and editors place no hold, and owners none at the desk", async () => {
		const { officer, owner, id, reference } = await over();
		for (const actor of [officer, owner, await person("editor")])
			expect(() => holdCase(actor, id, "x")).toThrow(refusal);
		for (const actor of [officer, await person("head")])
			expect(() => holdByReference(actor, reference, "x")).toThrow(refusal);
		const insert = () =>
			sql`insert into case_holds (complaint_id, reason, placed_by_id) values (${id}, 'x', ${officer.id})`.execute(db());
		await expect(inScope("staff", officer.id, insert)).rejects.toMatchObject({ code: "42501" });
	});

	test("an owner holds and lifts by the reference, sees the cases on hold, and learns nothing else of them", async () => {
		const { owner, head, reference } = await over();
		expect(await holdByReference(owner, "1999-000001", "x")).toEqual({ ok: false, problem: "unknownCase" });
		expect(await liftByReference(owner, reference)).toEqual({ ok: false, problem: "notHeld" });
		expect(await holdByReference(owner, reference, "An inquiry.")).toEqual({ ok: true });
		expect(await holdByReference(owner, reference, "x")).toEqual({ ok: false, problem: "heldAlready" });
		expect(await casesOnHold(owner)).toEqual({
			holds: [
				{ reference, reason: "An inquiry.", at: expect.any(Date), by: owner.email.split("@")[0], isRecused: false },
			],
			total: 1,
		});
		expect(await deskCase(head, reference)).toMatchObject({ hold: { reason: "An inquiry." } });
		expect(await liftByReference(owner, reference)).toEqual({ ok: true });
		expect(await casesOnHold(owner)).toEqual({ holds: [], total: 0 });
		const { rows } = await runSql(
			"select actor, action, subject from audit_log where action like 'hold.%' order by id",
		);
		expect(rows).toEqual([
			{ actor: owner.email, action: "hold.placed", subject: `hold:${reference}` },
			{ actor: owner.email, action: "hold.lifted", subject: `hold:${reference}` },
		]);
	});

	test("an owner who is recused from a case neither holds it nor lifts its hold", async () => {
		const { head, id, reference } = await over();
		const asked = { ...(await person("owner", "head")) };
		await runAsOperator(
			"insert into case_conflicts (complaint_id, account_id, kind, reason) values ($1, $2, 'party', '')",
			[id, asked.id],
		);
		await holdCase(head, id, "A lawsuit about that owner.");
		expect(await liftByReference(asked, reference)).toEqual({ ok: false, problem: "unknownCase" });
		const shown = (await casesOnHold(asked)).holds.find((hold) => hold.reference === reference);
		expect(shown).toMatchObject({ reference, reason: null, by: null, isRecused: true });
	});

	test("erasure waits for a case on hold, says so, and is carried out once it is lifted", async () => {
		const { complainant: filer, head, id } = await over();
		await holdCase(head, id, "A lawsuit.");
		expect(await requestErasure(filer)).toBe("waiting");
		expect(await erasureOf(filer)).toMatchObject({ openCases: 0, heldCases: 1 });
		await eraseWaiting();
		expect((await ownProfile(filer))?.full_name).toBe("Sara Salem");
		await liftHold(head, id);
		await eraseWaiting();
		const { rows } = await runAsOperator("select full_name from complaint_users");
		expect(rows).toEqual([{ full_name: "" }]);
		expect((await runAsOperator("select reason from case_holds")).rows).toEqual([{ reason: "" }]);
	});

	/** Statements that take something from a case, as a query without our rules would. */
	const removals = [
		"update complaints set detailed_description = ''",
		"update complaints set first_party_phone = 'x'",
		"update complaint_attachments set erased_at = now()",
		"update complaint_attachments set file_path = 'elsewhere'",
		"update complaint_messages set body = ''",
		"update case_notes set body = ''",
		"update complaint_receipts set statement = null",
		"update audit_reasons set body = ''",
		"update complaint_users set erased_at = now()",
		"update complaint_users set id_number = null",
	];

	test.each(removals)("on hold the database refuses `%s`, to the product and to the operator", async (statement) => {
		const { head, id } = await over();
		await runAsOperator(
			"insert into audit_reasons (hash, complaint_id, salt, body) values (repeat('a', 64), $1, '', 'why')",
			[id],
		);
		await runAsOperator("alter table complaint_messages disable trigger user");
		await runAsOperator(
			"insert into complaint_messages (complaint_id, kind, author_role, body) values ($1, 'message', 'officer', 'b')",
			[id],
		);
		await runAsOperator("alter table complaint_messages enable trigger user");
		await holdCase(head, id, "A lawsuit.");
		const bySystem = () => inScope("system", "", () => sql.raw(statement).execute(db()));
		await expect(bySystem()).rejects.toMatchObject({ code: "23514" });
		await expect(runAsOperator(statement)).rejects.toMatchObject({ code: "23514" });
		await liftHold(head, id);
		await bySystem();
	});

	test("a case on hold and its files are not deleted, by the operator neither", async () => {
		const { head, id } = await over();
		await holdCase(head, id, "A lawsuit.");
		for (const table of ["complaints", "complaint_attachments"])
			await expect(runAsOperator(`delete from ${table}`), table).rejects.toMatchObject({ code: "23514" });
		await liftHold(head, id);
		await runAsOperator("delete from complaint_attachments");
	});

	test("of an open case, and of one that can still be appealed, the product removes nothing either", async () => {
		const people = await everybody();
		await filed(people.complainant);
		const words = () => inScope("system", "", () => sql`update complaints set detailed_description = ''`.execute(db()));
		await expect(words()).rejects.toMatchObject({ code: "23514" });
		await runAsOperator("delete from complaint_receipts");
		await runAsOperator("delete from complaints");
		await caseIn("closed", people);
		await expect(words()).rejects.toMatchObject({ code: "23514" });
		await runAsOperator("update complaints set appeal_until = now() - interval '1 second'");
		await words();
	});

	test("a draft is not held, and a lifted hold is not placed again by the product", async () => {
		const { complainant: filer, head, id } = await over();
		const left = await draft(filer);
		const hold = (of: string) =>
			inScope("system", "", () => sql`insert into case_holds (complaint_id, reason) values (${of}, 'x')`.execute(db()));
		await expect(hold(left)).rejects.toMatchObject({ code: "23514" });
		await holdCase(head, id, "A lawsuit.");
		await liftHold(head, id);
		const undo = () => inScope("system", "", () => sql`update case_holds set lifted_at = null`.execute(db()));
		await expect(undo()).rejects.toMatchObject({ code: "23514" });
	});
});
