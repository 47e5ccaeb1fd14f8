import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { liftByTwo } from "../../../test/lift-hold.ts";
import { caseIn, complainant, draft, filed, inScope, person, submit } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { db, runAsOperator, runSql } from "../../base/db/client.server.ts";
import { ownProfile } from "../complainants/profile.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { addNote } from "../handling/commands/case-commands.server.ts";
import { liftConflict, recuseOther } from "../handling/commands/declare-recusal.server.ts";
import { holdCase, liftHold, refuseLifting } from "../handling/commands/hold-case.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { eraseWaiting, erasureOf, requestErasure } from "../privacy/erasure.server.ts";
import { changeOwnStatus } from "../transitions/change-status.server.ts";
import { casesOnHold, holdByReference, liftByReference, refuseLiftByReference } from "./holds.server.ts";

const refusal = expect.objectContaining({ init: { status: 403 } });

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.hold-kept", "hold.kept"]);

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
		await addNote(people.head, id, { body: "Internal." });
		await changeOwnStatus(people.complainant, id, { to: "closed", text: "Settled." });
		return { ...people, id, reference: submitted.reference };
	}

	test("a head holds a case and lifts the hold, once each, logged with the reason's hash, in no timeline", async () => {
		const { head, id, reference, complainant } = await over();
		for (const told of ["The court asks about Sara Salem.", `About ${complainant.email}.`])
			expect(await holdCase(head, id, told)).toEqual({ ok: false, refused: "tellsPerson" });
		expect(await holdCase(head, id, "A lawsuit.")).toEqual({ ok: true });
		expect(await holdCase(head, id, "Again.")).toEqual({ ok: false, refused: "unchanged" });
		const found = await deskCase(head, reference);
		expect(found).toMatchObject({ hold: { reason: "A lawsuit.", email: head.email } });
		expect(await liftByTwo(head, id)).toEqual({ ok: true });
		expect(await liftHold(head, id)).toEqual({ ok: false, refused: "unchanged" });
		expect(await deskCase(head, reference)).toMatchObject({ hold: undefined });
		const { rows } = await runAsOperator(
			`select e.type, e.is_public, l.actor, l.details ? 'reason_sha256' as reason from complaint_events e
			 join audit_log l on (l.details->>'event')::bigint = e.id where e.type like 'case.h%' order by e.id`,
		);
		expect(rows).toEqual([
			{ type: "case.held", is_public: false, actor: head.email, reason: true },
			{ type: "case.hold-lift-asked", is_public: false, actor: head.email, reason: false },
			{ type: "case.hold-lifted", is_public: false, actor: expect.stringMatching(/^head-/), reason: false },
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

	test("an owner holds and lifts by the reference, sees the cases on hold, and nothing else of them", async () => {
		const { owner, head, reference } = await over();
		const second = await person("owner");
		expect(await holdByReference(owner, "1999-000001", "x")).toEqual({ ok: false, problem: "unknownCase" });
		expect(await liftByReference(owner, reference)).toEqual({ ok: false, problem: "notHeld" });
		expect(await holdByReference(owner, reference, "An inquiry.")).toEqual({ ok: true });
		expect(await holdByReference(owner, reference, "x")).toEqual({ ok: false, problem: "heldAlready" });
		expect(await casesOnHold(owner)).toEqual({
			holds: [
				{
					reference,
					reason: "An inquiry.",
					at: expect.any(Date),
					by: owner.email.split("@")[0],
					isRecused: false,
					lift: null,
				},
			],
			total: 1,
		});
		expect(await deskCase(head, reference)).toMatchObject({ hold: { reason: "An inquiry." } });
		expect(await liftByReference(owner, reference)).toEqual({ ok: true, asked: true });
		expect(await liftByReference(owner, reference)).toEqual({ ok: false, problem: "liftAsked" });
		expect(await liftByReference(second, reference)).toEqual({ ok: true, asked: false });
		expect(await casesOnHold(owner)).toEqual({ holds: [], total: 0 });
		const { rows } = await runSql(
			"select actor, action, subject from audit_log where action like 'hold.%' order by id",
		);
		expect(rows).toEqual([
			{ actor: owner.email, action: "hold.placed", subject: `hold:${reference}` },
			{ actor: owner.email, action: "hold.lift-asked", subject: `hold:${reference}` },
			{ actor: second.email, action: "hold.lifted", subject: `hold:${reference}` },
		]);
	});

	test("one asks for the lifting, and another head or owner lifts the hold or keeps it", async () => {
		const { head, owner, officer, id, reference } = await over();
		await holdCase(head, id, "A lawsuit.");
		await runAsOperator("delete from mails");
		expect(await liftHold(head, id, "Ask Sara Salem.")).toEqual({ ok: false, refused: "tellsPerson" });
		expect(await liftHold(head, id, "The lawsuit is over.")).toEqual({ ok: true });
		expect(await liftHold(head, id)).toEqual({ ok: false, refused: "unchanged" });
		const { rows: mails } = await runAsOperator("select recipient, plain from mails");
		expect(mails.map(({ recipient }) => recipient)).toContain(owner.email);
		for (const none of [head.email, officer.email]) expect(mails.map(({ recipient }) => recipient)).not.toContain(none);
		expect(String(mails[0]?.plain)).toContain(reference);
		const lift = { reason: "The lawsuit is over.", by: head.email.split("@")[0] };
		expect(await deskCase(head, reference)).toMatchObject({ lift: { ...lift, isOwn: true }, liftsByTwo: true });
		expect((await casesOnHold(owner)).holds).toMatchObject([{ reference, lift: { ...lift, isOwn: false } }]);
		expect(await refuseLiftByReference(owner, reference)).toEqual({ ok: true });
		expect(await refuseLifting(head, id)).toEqual({ ok: false, refused: "unchanged" });
		expect(await deskCase(head, reference)).toMatchObject({ hold: { reason: "A lawsuit." }, lift: undefined });
		expect(await liftHold(head, id)).toEqual({ ok: true });
		await runAsOperator("update case_holds set lift_asked_at = now() - interval '8 days'");
		expect(await liftByReference(owner, reference)).toEqual({ ok: true, asked: true });
		expect(await liftHold(head, id)).toEqual({ ok: true });
		expect(await deskCase(head, reference)).toMatchObject({ hold: undefined });
	});

	test("who is alone lifts a hold at once: the others are out, or recused from the case", async () => {
		const { head, id, reference } = await over();
		await holdCase(head, id, "A lawsuit.");
		await runAsOperator("update accounts set disabled_at = now() where id <> $1", [head.id]);
		const recused = await person("head");
		await runAsOperator(
			"insert into case_conflicts (complaint_id, account_id, kind, reason) values ($1, $2, 'party', '')",
			[id, recused.id],
		);
		expect(await deskCase(head, reference)).toMatchObject({ liftsByTwo: false });
		expect(await liftHold(head, id)).toEqual({ ok: true });
		expect(await deskCase(head, reference)).toMatchObject({ hold: undefined });
	});

	test("who recused the others lifts no hold alone, by command or statement, until one of them is back", async () => {
		const { head, owner, id, reference } = await over();
		await holdCase(head, id, "A lawsuit.");
		await runAsOperator("update accounts set disabled_at = now() where id <> $1", [head.id]);
		const [other, third] = [await person("head"), await person("head")];
		for (const one of [other, third]) expect(await recuseOther(head, id, one.id, "x")).toEqual({ ok: true });
		await runAsOperator("delete from mails");
		expect(await deskCase(head, reference)).toMatchObject({ liftsByTwo: true });
		expect(await liftHold(head, id)).toEqual({ ok: true });
		expect(await liftHold(head, id)).toEqual({ ok: false, refused: "unchanged" });
		expect(await deskCase(head, reference)).toMatchObject({ hold: { reason: "A lawsuit." } });
		expect((await runAsOperator("select from mails")).rows).toEqual([]); // who is recused hears nothing of the case
		const lifts = () =>
			inScope("staff", head.id, () =>
				sql`update case_holds set lifted_at = now(), lifted_by_id = ${head.id} where complaint_id = ${id}`.execute(
					db(),
				),
			);
		await expect(lifts()).rejects.toThrow("another head or owner asks");
		expect(await liftConflict(head, id, other.id)).toEqual({ ok: true });
		expect(await liftHold(other, id)).toEqual({ ok: true });
		expect(await deskCase(head, reference)).toMatchObject({ hold: undefined });
		// An owner who is out is none who could agree, unless another owner just shut them out.
		await holdCase(head, id, "Another lawsuit.");
		await runAsOperator("delete from account_roles where account_id = any($1)", [[other.id, third.id]]);
		await runAsOperator("update accounts set owner_ended_at = now() where id = $1", [owner.id]);
		expect(await liftHold(head, id)).toEqual({ ok: true });
		expect(await deskCase(head, reference)).toMatchObject({ hold: { reason: "Another lawsuit." } });
		await runAsOperator("update accounts set owner_ended_at = now() - interval '8 days' where id = $1", [owner.id]);
		expect(await liftHold(head, id)).toEqual({ ok: true });
		expect(await deskCase(head, reference)).toMatchObject({ hold: undefined });
	});

	test("the database lets no one lift a hold alone, nor ask in another's name", async () => {
		const { head, owner, id } = await over();
		await holdCase(head, id, "A lawsuit.");
		const set = (change: ReturnType<typeof sql>) =>
			inScope("staff", head.id, () => sql`update case_holds set ${change} where complaint_id = ${id}`.execute(db()));
		const lifts = (by: string) => set(sql`lifted_at = now(), lifted_by_id = ${by}`);
		await expect(lifts(head.id)).rejects.toThrow("another head or owner asks");
		await expect(lifts(owner.id)).rejects.toThrow("in their own name");
		await expect(set(sql`lift_asked_at = now(), lift_asked_by_id = ${owner.id}`)).rejects.toThrow("in their own name");
		await set(sql`lift_asked_at = now(), lift_asked_by_id = ${head.id}`);
		await expect(lifts(head.id)).rejects.toThrow("another head or owner asks");
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
		await liftByTwo(head, id);
		await eraseWaiting(new Date(Date.now() + 15 * 86_400_000));
		const { rows } = await runAsOperator("select full_name from complaint_users");
		expect(rows).toEqual([{ full_name: "" }]);
		// A head wrote it.
		expect((await runAsOperator("select reason from case_holds")).rows).toEqual([{ reason: "A lawsuit." }]);
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
		await liftByTwo(head, id);
		// Other words, and another file, are what a record never takes.
		const isOther = /'(x|elsewhere)'/.test(statement);
		if (isOther) await expect(bySystem()).rejects.toThrow(/of a submitted case never changes/);
		else await bySystem();
	});

	test("a case on hold and its files are not deleted, by the operator neither", async () => {
		const { head, id } = await over();
		await holdCase(head, id, "A lawsuit.");
		for (const table of ["complaints", "complaint_attachments"])
			await expect(runAsOperator(`delete from ${table}`), table).rejects.toMatchObject({ code: "23514" });
		await liftByTwo(head, id);
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
		await liftByTwo(head, id);
		const undo = () => inScope("system", "", () => sql`update case_holds set lifted_at = null`.execute(db()));
		await expect(undo()).rejects.toMatchObject({ code: "23514" });
	});
});
